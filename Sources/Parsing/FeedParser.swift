package import MarkupReading
public import Newsroom

/// Reads a feed's bytes as items: RSS 0.90 to 2.0, Atom 0.3 and 1.0, JSON Feed 1.0 and 1.1, Reddit's listings.
///
/// The format is told by the content, never by name or type, since feeds are served as anything. One pass over the
/// bytes records what is known; each item is read from its record while the record is fresh.
public struct FeedParser: Sendable {
    /// How the texts of items are treated.
    public enum Content: Sendable {
        /// They are made harmless, and plain text beside it. What the news is made of.
        case sanitised
        /// They stay as the publisher wrote them, with no plain text beside them and no picture looked for in them: half
        /// of the work, for measuring and for looking at a feed. Never to be shown to a browser.
        case raw
    }

    /// Feeds have dozens of items, archives of whole publications a few thousand (seen in the wild: podcasts that keep
    /// every episode).
    private static let mostItems = 5000

    private let content: Content
    private let xmlParsers: FeedDocument.XMLParsers

    public init(content: Content = .sanitised) { self.init(content: content, xmlParsers: .scannerFirst) }

    package init(content: Content, xmlParsers: FeedDocument.XMLParsers) {
        self.content = content
        self.xmlParsers = xmlParsers
    }

    /// - Parameters:
    ///   - body: the bytes as they came, and where from.
    ///   - source: whose feed it is, for the failure.
    ///   - isWanted: asked for every item, and now and then within one; where it says no, parsing ends with a failure.
    /// - Returns: the feed, its items in document order. A valid feed may have none.
    /// - Throws: a `Failure` with the stage "parsing" where the bytes are no feed.
    public func feed(
        from body: FeedBody, of source: FeedSource.ID, while isWanted: () -> Bool = { true }
    ) throws(Failure) -> Feed {
        func failure(_ reason: Message) -> Failure { Failure(stage: .parsing, source: source, reason: reason) }
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
        // Where the answer broke off before any item, that is the reason, not how little of it can be read.
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
