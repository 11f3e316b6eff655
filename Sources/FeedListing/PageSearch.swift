internal import Fetching
internal import Newsroom
internal import Parsing
internal import TextDecoding

/// A search for the feeds a page leads to. It fetches each candidate, because a page may name feeds that are gone.
struct PageSearch {
    let finder: FeedFinder
    /// The maximum number of pages followed through refreshes or frames.
    private static let mostPages = 10
    /// The maximum number of feeds fetched from one page before the user has to choose.
    private static let mostFeeds = 10

    /// Searches a page and the pages it leads to.
    ///
    /// - Parameters:
    ///   - page: the page received instead of a feed.
    ///   - failure: the reason it isn't a feed.
    func feeds(of page: FeedBody, failure: Failure) async -> FeedFinding {
        var reason: Failure?
        var pages = [page]
        var known: Set = [page.url]
        while !pages.isEmpty {
            let page = pages.removeFirst()
            let (finding, blamed, next) = await search(page)
            if let finding { return finding }
            reason = reason ?? blamed
            let unknown = next.filter { known.count < Self.mostPages && known.insert($0).inserted }
            for answer in await finder.ask(for: unknown, namedBy: page.url) {
                switch answer {
                case .feed(let found): return .feed(found)
                case .other(let page, _): pages.append(page)
                case .failed(let failure, _): reason = reason ?? failure
                }
            }
        }
        return await finder.guessed(from: page.url, failure: reason ?? failure)
    }

    /// Searches one page. Returns a result if the search ends here, the failure of any feed the page names, and the
    /// pages to try next.
    private func search(_ page: FeedBody) async -> (finding: FeedFinding?, failure: Failure?, next: [String]) {
        let html = String(decoding: TextDecoder(contentType: page.contentType).utf8(from: page.bytes), as: UTF8.self)
        let groups = FeedDiscovery.feeds(in: html, at: page.url, headers: page.links).grouped
        let named = await read(groups, of: page)
        if let finding = named.finding { return (finding, nil, []) }
        // The named feed may work again tomorrow. Any other feed found would be the wrong one.
        if let failure = named.failure, groups.first?.first?.isNamed == true { return (.nothing(failure), nil, []) }
        let hints = await read(FeedDiscovery.hints(in: html, at: page.url).map { [$0] }, of: page)
        return (hints.finding, named.failure, FeedDiscovery.nextPages(in: html, at: page.url))
    }

    /// Reads the first readable feed of each group.
    ///
    /// - Returns: the feed, or several to choose from. If none is readable, nil and the failure of the first.
    private func read(
        _ groups: [[DiscoveredFeed]], of page: FeedBody
    ) async -> (finding: FeedFinding?, failure: Failure?) {
        var found: [Int: (feed: DiscoveredFeed, read: FoundFeed)] = [:]
        var failure: (place: Int, reason: Failure)?
        let asked = groups.prefix(Self.mostFeeds)
        for turn in 0..<(asked.map(\.count).max() ?? 0) {
            let places = asked.indices.filter { found[$0] == nil && groups[$0].count > turn }
            let answers = await finder.ask(for: places.map { groups[$0][turn].address }, namedBy: page.url)
            for (place, answer) in zip(places, answers) {
                switch answer {
                case .feed(let read): found[place] = (groups[place][turn], read)
                case .other(_, let reason), .failed(let reason, _):
                    let named = Message(
                        .namedFeed, ["address": .text(groups[place][turn].address), "reason": .message(reason.reason)])
                    if failure.map({ place < $0.place }) ?? true {
                        failure = (place, Failure(stage: reason.stage, source: reason.source, reason: named))
                    }
                }
            }
        }
        let rest = groups.dropFirst(Self.mostFeeds).compactMap(\.first)
        let feeds = found.sorted { $0.key < $1.key }.map(\.value.feed) + rest
        if feeds.count > 1 { return (.several(feeds), nil) }
        return (found.values.first.map { .feed($0.read) }, failure?.reason)
    }
}

extension [DiscoveredFeed] {
    /// Groups feeds with the same title, which are usually one feed in several formats. Leaves out comment feeds if
    /// there are others.
    fileprivate var grouped: [[DiscoveredFeed]] {
        var groups: [[DiscoveredFeed]] = []
        for feed in self {
            let title = feed.title?.lowercased()
            let place = title == nil ? nil : groups.firstIndex { $0[0].title?.lowercased() == title }
            if let place { groups[place].append(feed) } else { groups.append([feed]) }
        }
        let articles = groups.filter { !$0[0].address.lowercased().contains("comment") }
        return articles.isEmpty ? groups : articles
    }
}
