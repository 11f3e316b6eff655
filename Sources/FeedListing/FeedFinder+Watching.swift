internal import Fetching
public import Newsroom
internal import Parsing

/// A page without a feed, and how to read it as one.
public struct WatchedPage: Sendable {
    public let found: FoundFeed
    public let selectors: PageSelectors

    /// The setting for the source's entry.
    public var entry: ListText.Entry {
        let expressions: [(String, String?)] = [
            ("items", selectors.items), ("title", selectors.title), ("link", selectors.link),
            ("date", selectors.date), ("summary", selectors.summary),
        ]
        let members = expressions.compactMap { key, expression in
            expression.map { "\(ListText.quoted(key)): \(ListText.quoted($0))" }
        }
        return ListText.Entry("page", json: "{ \(members.joined(separator: ", ")) }")
    }
}

extension FeedFinder {
    /// Fetches a page, if its robots.txt allows it, and proposes how to read it as a feed.
    ///
    /// - Throws: the reason it was not fetched; `pageWithoutList` if nothing on it repeats.
    public func watched(_ address: String) async throws(Failure) -> WatchedPage {
        let source = FeedSource(id: Self.pageID, name: address, feed: address, category: "")
        for await fetched in pages.feeds(from: [source], knowing: [:], at: now) {
            switch fetched.outcome {
            case .body(let body):
                guard let selectors = PageWatching.proposal(for: body) else {
                    throw Failure(stage: .parsing, source: source.id, reason: Message(.pageWithoutList))
                }
                let feed = try FeedParser(pages: [source.id: selectors]).feed(from: body, of: source.id)
                return WatchedPage(
                    found: FoundFeed(address: fetched.movedTo ?? address, feed: feed), selectors: selectors)
            case .failed(let failure, _): throw failure
            case .gone: throw Failure(stage: .fetching, source: source.id, reason: Message(.gone))
            case .unchanged, .skipped, .left: break
            }
        }
        throw Failure(stage: .fetching, source: source.id, reason: Message(.noDocument))
    }

    /// The id under which the fetcher of pages knows a page.
    static let pageID = "page"
}
