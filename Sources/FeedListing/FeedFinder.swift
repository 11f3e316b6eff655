internal import Addressing
internal import Deduplicating
public import Fetching
public import Foundation
public import Newsroom
public import Parsing

/// The result of looking for a feed at an address.
public enum FeedFinding: Sendable {
    case feed(FoundFeed)
    /// The page has several feeds, best first.
    case several([DiscoveredFeed])
    /// Neither a feed nor a page that leads to one.
    case nothing(Failure)
}

/// A feed that was fetched and parsed.
public struct FoundFeed: Sendable {
    /// The address after permanent redirects.
    public let address: String
    public let feed: Feed

    /// The site that the feed names, unless it is another publisher's.
    public var ownSite: String? {
        feed.url.flatMap { KnownPublishers.builtIn.mayClaim($0, feedAt: address) ? $0 : nil }
    }
}

/// A finder of feeds, given the address of a feed, a page or a site.
public struct FeedFinder: Sendable {
    let fetcher: Fetcher
    /// The fetcher for addresses found on pages. They may not be on private networks, even on hosts the owner allows,
    /// nor on this machine.
    let publicFetcher: Fetcher
    /// The fetcher for a page that the owner wants to watch, which obeys robots.txt.
    let pages: Fetcher
    let now: Date

    public init(settings: FetchSettings, at now: Date) {
        var settings = settings.unhurried
        settings.ignoresValidators = true
        fetcher = Fetcher(settings: settings)
        var watching = settings
        watching.requestOptions = [Self.pageID: FeedRequestOptions(isPage: true)]
        pages = Fetcher(settings: watching)
        settings.allowedHosts = []
        settings.readsMailboxes = false
        publicFetcher = Fetcher(settings: settings)
        self.now = now
    }

    /// Looks for a feed: first by rules for known services, then at the address itself, then at the addresses its page
    /// names, and last at the usual paths.
    public func find(_ address: String) async -> FeedFinding {
        let ruled = FeedDiscovery.serviceFeedAddresses(for: address) ?? []
        if let found = best(await ask(for: ruled)) { return .feed(found) }
        guard let answer = await ask(for: [address]).first else {
            return .nothing(Failure(stage: .fetching, source: "", reason: Message(.noDocument)))
        }
        switch answer {
        case .feed(let found): return .feed(found)
        case .failed(let failure, isAnswered: false): return .nothing(failure)
        case .failed(let failure, isAnswered: true):
            // A missing page is a typo, so don't suggest other feeds of that host.
            return AddressParts(address).segments.isEmpty
                ? await guessed(from: address, failure: failure) : .nothing(failure)
        case .other(let body, let failure):
            return await PageSearch(finder: self).feeds(of: body, failure: failure)
        }
    }

    /// Reads one feed without looking for others.
    public func read(_ address: String) async -> FeedFinding {
        await read([address]).first ?? .nothing(Failure(stage: .fetching, source: "", reason: Message(.noDocument)))
    }

    /// Reads feeds concurrently; returns the results in order.
    public func read(_ addresses: [String]) async -> [FeedFinding] {
        await ask(for: addresses).map { answer in
            switch answer {
            case .feed(let found): .feed(found)
            case .failed(let failure, _), .other(_, let failure): .nothing(failure)
            }
        }
    }

    func guessed(from address: String, failure: Failure) async -> FeedFinding {
        best(await ask(for: FeedDiscovery.commonPaths(for: address))).map(FeedFinding.feed) ?? .nothing(failure)
    }

    /// Returns the first feed with items, otherwise the first feed.
    private func best(_ answers: [Answer]) -> FoundFeed? {
        let found = answers.compactMap { answer in if case .feed(let found) = answer { found } else { nil } }
        return found.first { !$0.feed.items.isEmpty } ?? found.first
    }
}
