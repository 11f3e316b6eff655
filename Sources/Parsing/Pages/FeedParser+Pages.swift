internal import Addressing
internal import FoundationEssentials
internal import MarkupReading
public import Newsroom
internal import TextDecoding

extension FeedParser {
    /// Parses a page without a feed by its source's selectors.
    ///
    /// Items without a link or a title are left out, and each link counts once. A date that cannot be parsed is
    /// missing, as in feeds.
    ///
    /// - Throws: a `Failure` with the stage "parsing" if the bytes are not a page, or if it has no items.
    func feed(
        fromPage body: FeedBody, of source: FeedSource.ID, by selectors: PageSelectors, while isWanted: () -> Bool
    ) throws(Failure) -> Feed {
        func failure(_ reason: Message) -> Failure { Failure(stage: .parsing, source: source, reason: reason) }
        try PageParser.checkType(of: body, source: source)
        let listing: PageListing
        do throws(UnusableSelector) {
            listing = try PageListing(
                body.bytes, contentType: body.contentType, url: body.url, selectors: selectors, while: isWanted)
        } catch {
            throw failure(Message(.unusableSelector, ["expression": .text(error.expression)]))
        }
        guard isWanted() else { throw failure(Message(.unfinished)) }
        let titles = TitleText(HTMLCleaner())
        var unread = UnreadDates()
        var known: Set<String> = []
        let items = listing.items.compactMap { found -> FeedItem? in
            let title = titles.plain(found.title)
            guard !title.isEmpty, let link = found.link, let url = WebAddress(link, base: listing.base)?.text,
                known.insert(url).inserted
            else { return nil }
            let published = found.date.flatMap(Self.moment)
            let date = found.date.map(titles.plain) ?? ""
            if published == nil, !date.isEmpty { unread.add(date) }
            var item = FeedItem(title: title, url: url, published: published)
            item.summary = found.summary.map { HTMLCleaner().prose(from: $0, base: listing.base) }
                .flatMap { $0.html.isEmpty ? nil : $0 }
            return item
        }
        guard !items.isEmpty else {
            throw failure(body.problem ?? Message(.pageWithoutItems, ["expression": .text(selectors.items)]))
        }
        let title = listing.title.map(titles.plain).flatMap { $0.isEmpty ? nil : $0 }
        return Feed(
            format: "web page", title: title, url: body.url, items: items, problem: body.problem ?? unread.problem)
    }

    fileprivate static func moment(_ text: String) -> Date? {
        Array(text.utf8).withUnsafeBufferPointer { DateReader().moment($0) }
    }
}

/// Tools for the selectors of pages without a feed.
public enum PageWatching {
    /// Proposes selectors for a page, from the links that repeat on it; nil if none do.
    public static func proposal(for body: FeedBody) -> PageSelectors? {
        ListingProposal(for: body.bytes, contentType: body.contentType) { text in
            FeedParser.moment(text) != nil
        }?.selectors
    }

    /// Returns the problem of an expression as it would follow its name; nil if there is none.
    public static func problem(of expression: String) -> String? {
        switch SelectorProblem.problem(of: expression) {
        case nil: nil
        case .tooLong?: "is too long or too nested"
        case .unreadable(let position)?: "'\(expression)' is not an XPath expression; see character \(position)"
        case .unusable?:
            "'\(expression)' selects neither elements nor text, or uses a function, variable or prefix that XPath 1.0 "
                + "does not have"
        }
    }
}
