internal import Addressing
public import Fetching
public import Foundation
public import Newsroom
public import Parsing

/// What asking for an address found.
public enum FeedFinding: Sendable {
    case feed(FoundFeed)
    /// A page that names several feeds, the best first.
    case several([DiscoveredFeed])
    /// Neither a feed nor a page that leads to one.
    case nothing(Failure)
}

/// A feed that was read.
public struct FoundFeed: Sendable {
    /// Where it is, after permanent redirects.
    public let address: String
    public let feed: Feed
}

/// Finds the feed that somebody means by the address of a feed, a page or a site.
public struct FeedFinder: Sendable {
    let fetcher: Fetcher
    /// For addresses that pages name: these may be on no private network, whatever the owner allows.
    let strangers: Fetcher
    let now: Date

    public init(settings: FetchSettings, at now: Date) {
        var settings = settings.unhurried
        settings.ignoresValidators = true
        fetcher = Fetcher(settings: settings)
        settings.allowedHosts = []
        strangers = Fetcher(settings: settings)
        self.now = now
    }

    /// Asks by the rule of a service first, then for the address itself, then for what its page names, then where
    /// programs put feeds that no page names.
    public func find(_ address: String) async -> FeedFinding {
        let ruled = FeedDiscovery.ruledPlaces(for: address) ?? []
        if let found = best(await ask(for: ruled)) { return .feed(found) }
        guard let answer = await ask(for: [address]).first else {
            return .nothing(Failure(stage: .fetching, source: "", reason: Message(.noDocument)))
        }
        switch answer {
        case .feed(let found): return .feed(found)
        case .failed(let failure, isAnswered: false): return .nothing(failure)
        case .failed(let failure, isAnswered: true):
            // A path that is not there is a slip, and what its host has elsewhere is not what was meant.
            return AddressParts(address).segments.isEmpty
                ? await guessed(from: address, failure: failure) : .nothing(failure)
        case .other(let body, let failure):
            return await PageSearch(finder: self).feeds(of: body, failure: failure)
        }
    }

    /// Reads one feed, and looks no further.
    public func read(_ address: String) async -> FeedFinding {
        await read([address]).first ?? .nothing(Failure(stage: .fetching, source: "", reason: Message(.noDocument)))
    }

    /// Reads many feeds, many at once; what each gave, in their order.
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

    /// The first that has items; else the first.
    private func best(_ answers: [Answer]) -> FoundFeed? {
        let found = answers.compactMap { answer in if case .feed(let found) = answer { found } else { nil } }
        return found.first { !$0.feed.items.isEmpty } ?? found.first
    }
}
