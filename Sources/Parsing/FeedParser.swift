package import MarkupReading
public import Newsroom

/// A feed parser for RSS 0.90 to 2.0, Atom 0.3 and 1.0, JSON Feed 1.0 and 1.1, Reddit listings, and mailboxes of
/// newsletters.
///
/// The format is detected from the content, never from the name or media type, because servers send feeds as any type.
/// A single pass over the bytes records the known elements, and each item is built as soon as its record is complete.
///
/// ```swift
/// let feed = try FeedParser().feed(from: FeedBody(bytes: bytes, url: "https://news.example/feed"), of: source.id)
/// feed.items.first?.title
/// ```
public struct FeedParser: Sendable {
    /// The treatment of the items' texts.
    public enum Content: Sendable {
        /// Sanitised, with a plain-text version. Used for the site.
        case sanitised
        /// Unchanged from the publisher, without plain text and without searching for pictures. Takes half the time;
        /// for benchmarks and for inspecting a feed. Never send it to a browser.
        case raw
    }

    /// The maximum number of items. Feeds have dozens; archives of whole publications have a few thousand (seen in the
    /// wild: podcasts that list every episode).
    static let mostItems = 5000

    private let content: Content
    /// The selectors of sources that are pages.
    private let pages: [FeedSource.ID: PageSelectors]
    private let xmlParsers: FeedDocument.XMLParsers

    /// - Parameter pages: the selectors of sources that are pages without a feed.
    public init(content: Content = .sanitised, pages: [FeedSource.ID: PageSelectors] = [:]) {
        self.init(content: content, pages: pages, xmlParsers: .scannerFirst)
    }

    package init(
        content: Content, pages: [FeedSource.ID: PageSelectors] = [:], xmlParsers: FeedDocument.XMLParsers
    ) {
        self.content = content
        self.pages = pages
        self.xmlParsers = xmlParsers
    }

    /// Parses a feed, or the page of a source with selectors.
    ///
    /// - Parameters:
    ///   - body: the bytes as received, with their origin.
    ///   - source: the feed's source, for the failure.
    ///   - isWanted: called for every item, and occasionally within one. Returning false stops parsing with a failure.
    /// - Returns: the feed with its items in document order; a valid feed may have none.
    /// - Throws: a `Failure` with the stage "parsing" if the bytes are not a feed.
    public func feed(
        from body: FeedBody, of source: FeedSource.ID, while isWanted: () -> Bool = { true }
    ) throws(Failure) -> Feed {
        if let selectors = pages[source] {
            return try feed(fromPage: body, of: source, by: selectors, while: isWanted)
        }
        func failure(_ reason: Message) -> Failure { Failure(stage: .parsing, source: source, reason: reason) }
        if MailboxText.isIn(body) {
            return try newsletters(from: body, of: source, while: isWanted)
        }
        let isJSON = Self.looksLikeJSON(body.bytes)
        var document = FeedDocument(
            body.bytes, contentType: body.contentType, vocabulary: isJSON ? .json : .feeds)
        document.xmlParsers = xmlParsers
        var items: [FeedItem] = []
        var reader: ItemReader?
        var unread = UnreadDates()
        let outcome = document.read(
            while: isWanted,
            restart: {
                items.removeAll()
                unread = UnreadDates()
            }
        ) { record, head in
            let current = reader ?? ItemReader(head: head, address: body.url, content: content)
            if reader == nil { reader = current }
            items.append(current.item(from: consume record, unread: &unread))
            return items.count < Self.mostItems
        }
        if outcome.isStopped { throw failure(Message(.unfinished)) }
        // If the response broke off before the first item, report that rather than how little could be parsed.
        if let problem = body.problem, items.isEmpty {
            throw Failure(stage: .fetching, source: source, reason: problem)
        }
        switch outcome.beginning {
        case .nothing: throw failure(Message(.emptyBody))
        case .other: throw failure(Message(.noDocument))
        case .page: throw failure(Self.advice(FeedDiscovery.feeds(in: document.text, at: body.url)))
        case .json, .element: break
        }
        guard let format = FeedFormat(head: outcome.head) else { throw failure(Self.refusal(outcome)) }
        let particulars = FeedReader(head: outcome.head, format: format, address: body.url)
        let count = items.count
        var feed = particulars.feed(items: consume items)
        feed.problem = body.problem ?? Self.problem(outcome, items: count) ?? unread.problem
        return feed
    }

    private static func looksLikeJSON(_ bytes: [UInt8]) -> Bool {
        // A byte order mark may come first.
        let first = bytes.first { $0 > 0x20 && $0 != 0xEF && $0 != 0xBB && $0 != 0xBF && $0 != 0xFE && $0 != 0xFF }
        return first == UInt8(ascii: "{") || first == UInt8(ascii: "[")
    }

    private static func advice(_ feeds: [DiscoveredFeed]) -> Message {
        guard let feed = feeds.first else {
            return Message(.pageWithoutFeed)
        }
        return Message(.pageWithFeed, ["address": .text(feed.address)])
    }

    private static func refusal(_ outcome: FeedDocument.Outcome) -> Message {
        if case .element(let name) = outcome.beginning, !name.isEmpty {
            return Message(.noFeed, ["name": .text(String(name.prefix(40)))])
        }
        if outcome.isCutOff { return Message(.endsEarly) }
        return outcome.repaired.map(Message.init) ?? Message(.noListing)
    }

    private static func problem(_ outcome: FeedDocument.Outcome, items: Int) -> Message? {
        if outcome.isEnough { return Message(.firstItems, ["items": .number(items)]) }
        if outcome.isCutOff { return Message(.cutOff, ["items": .number(items)]) }
        if let reason = outcome.repaired { return Message(.repaired, ["reason": .message(Message(of: reason))]) }
        return outcome.hasExcess ? Message(.manyElements, ["elements": .number(ItemLimits.elements)]) : nil
    }
}

extension Message {
    fileprivate init(of problem: DocumentProblem) {
        switch problem {
        case .notJSON(let position): self.init(.noJSON, ["position": .number(position)])
        case .notXML: self.init(.noXML)
        case .malformed(let remark): self = .verbatim(remark)
        case .precedingText: self.init(.precedingText)
        case .longTag(let limit): self.init(.longTag, ["size": .bytes(limit)])
        case .manyAttributes(let count): self.init(.manyAttributes, ["attributes": .number(count)])
        case .undeclaredEntity: self.init(.undeclaredEntity)
        case .outOfMemory: self.init(.outOfMemory)
        }
    }
}
