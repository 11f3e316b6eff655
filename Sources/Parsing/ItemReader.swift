import MarkupReading
import Newsroom

/// Makes an item of its record, one fact after the other.
struct ItemReader {
    private let format: Format
    private let addresses: AddressBook
    private let content: FeedParser.Content
    private let cleaner = HTMLCleaner()

    /// - Parameters:
    ///   - head: what was known of the feed when its first items were complete.
    ///   - address: the feed's.
    ///   - content: what becomes of texts.
    init(head: ElementRecord, address: String, content: FeedParser.Content) {
        self.content = content
        format = FeedFormat(head: head)?.table ?? (head.first(.json) == nil ? .rss : .jsonFeed)
        addresses = AddressBook(head: head, format: format, feed: address)
    }

    func item(from record: ElementRecord) -> FeedItem {
        let facts = ItemFacts(record: record, format: format, addresses: addresses)
        let summary = facts.summary.map { prose($0) }
        let content = facts.content.map { prose($0) }
        return FeedItem(
            identifier: facts.identifier, title: TitleText(cleaner).plain(facts.title), url: facts.url,
            published: facts.published, updated: facts.updated,
            authors: facts.authors.map(TitleText(cleaner).plain).filter { !$0.isEmpty },
            summary: summary.flatMap { $0.html.isEmpty ? nil : $0 },
            content: content.flatMap { $0.html.isEmpty ? nil : $0 },
            image: facts.image ?? (self.content == .raw ? nil : ContentImage.first(in: [content?.html, summary?.html])),
            language: facts.language, tags: facts.tags.map(TitleText(cleaner).plain).unique,
            enclosures: facts.enclosures)
    }

    private func prose(_ text: FeedText) -> Prose {
        content == .raw ? Prose(html: text.html, text: "") : cleaner.prose(from: text.html, base: text.base)
    }
}

extension [String] {
    /// Each once and none empty, in order.
    var unique: [String] {
        var seen: Set<String> = []
        return filter { !$0.isEmpty && seen.insert($0).inserted }
    }
}
