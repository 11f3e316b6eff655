import MarkupReading
import Newsroom
import TextDecoding

/// A builder that turns a record into an item.
struct ItemReader {
    private let format: Format
    private let addresses: BaseAddresses
    private let feedLanguage: String?
    private let content: FeedParser.Content
    private let cleaner = HTMLCleaner()

    /// - Parameters:
    ///   - head: the feed's own elements, as known when its first item was complete.
    ///   - address: the feed's address.
    ///   - content: how to treat texts.
    init(head: ElementRecord, address: String, content: FeedParser.Content) {
        self.content = content
        format = FeedFormat(head: head)?.table ?? (head.first(.json) == nil ? .rss : .jsonFeed)
        addresses = BaseAddresses(head: head, format: format, feed: address)
        feedLanguage = head.feedLanguage.flatMap(LanguageTag.init)?.text
    }

    /// Builds an item.
    ///
    /// - Parameter unread: incremented if the item has a date that cannot be parsed.
    func item(from record: consuming ElementRecord, unread: inout UnreadDates) -> FeedItem {
        let titles = TitleText(cleaner)
        let facts = ItemFacts(
            record: consume record, format: format, addresses: addresses, feedLanguage: feedLanguage)
        let (summary, content) = (facts.summary, facts.content)
        var item = FeedItem(
            identifier: facts.identifier, title: titles.plain(facts.title), url: facts.url, original: facts.original,
            published: facts.published, updated: facts.updated)
        item.stated = facts.stated(with: titles)
        item.stated.access = facts.access(at: item.original ?? item.url, titled: item.title)
        if item.published == nil, let text = facts.unreadDate { unread.add(text) }
        // The record is no longer needed. It may be huge, so free it before sanitising its texts.
        _ = consume facts
        item.summary = prose(consume summary)
        item.content = prose(consume content)
        item.addListedChapters()
        if item.image == nil, self.content == .sanitised {
            item.image = ContentImage.first(in: [item.content?.html, item.summary?.html])
        }
        return item
    }

    private func prose(_ text: consuming FeedText?) -> Prose? {
        guard let text = consume text else { return nil }
        guard content == .sanitised else { return text.html.isEmpty ? nil : Prose(html: text.html, text: "") }
        let base = text.bases.flatMap { addresses.base($0) }
        let mended = Mojibake.mended(text.html)
        let html = text.html
        _ = consume text
        var prose = cleaner.prose(from: consume html, base: base)
        // Only the plain text is shown to readers, so only it is repaired.
        if let mended { prose.text = cleaner.prose(from: mended, base: nil).text }
        return prose.html.isEmpty ? nil : prose
    }
}

extension [String] {
    /// The distinct non-empty elements, in order.
    var unique: [String] {
        if count < 2 { return first?.isEmpty == true ? [] : self }
        var kept: [String] = []
        kept.reserveCapacity(count)
        guard count > ItemLimits.linearSearch else {
            for element in self where !element.isEmpty && !kept.contains(element) { kept.append(element) }
            return kept
        }
        var seen: Set<String> = []
        for element in self where !element.isEmpty && seen.insert(element).inserted { kept.append(element) }
        return kept
    }

    /// The elements, truncated to the limit per item.
    var bounded: [String] { count > ItemLimits.names ? Array(prefix(ItemLimits.names)) : self }
}
