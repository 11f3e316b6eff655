internal import Addressing
public import Fetching
public import Foundation
public import Newsroom
public import Parsing
internal import TextDecoding

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
    private let fetcher: Fetcher
    private let now: Date

    public init(settings: FetchSettings, at now: Date) {
        var settings = settings.unhurried
        settings.ignoresValidators = true
        fetcher = Fetcher(settings: settings)
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
            let html = String(
                decoding: TextDecoder(contentType: body.contentType).utf8(from: body.bytes), as: UTF8.self)
            let named = FeedDiscovery.feeds(in: html, at: body.url).folded
            guard let first = named.first else { return await guessed(from: body.url, failure: failure) }
            if named.count > 1 { return .several(named) }
            return await read(first.address)
        }
    }

    /// Reads one feed, and looks no further.
    public func read(_ address: String) async -> FeedFinding {
        switch await ask(for: [address]).first {
        case .feed(let found): return .feed(found)
        case .failed(let failure, _), .other(_, let failure): return .nothing(failure)
        case nil: return .nothing(Failure(stage: .fetching, source: "", reason: Message(.noDocument)))
        }
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

    private func guessed(from address: String, failure: Failure) async -> FeedFinding {
        best(await ask(for: FeedDiscovery.commonPaths(for: address))).map(FeedFinding.feed) ?? .nothing(failure)
    }

    /// The first that has items; else the first.
    private func best(_ answers: [Answer]) -> FoundFeed? {
        let found = answers.compactMap { answer in if case .feed(let found) = answer { found } else { nil } }
        return found.first { !$0.feed.items.isEmpty } ?? found.first
    }

    private enum Answer {
        case feed(FoundFeed)
        case other(FeedBody, Failure)
        case failed(Failure, isAnswered: Bool)
    }

    private func ask(for addresses: [String]) async -> [Answer] {
        let sources = addresses.enumerated().map { place, address in
            FeedSource(id: "\(place)", name: address, feed: address, category: "")
        }
        var answers: [Int: Answer] = [:]
        for await fetched in fetcher.feeds(from: sources, knowing: [:], at: now) {
            if let place = Int(fetched.source.id) { answers[place] = answer(of: fetched) }
        }
        return addresses.indices.compactMap { answers[$0] }
    }

    private func answer(of fetched: FetchedFeed) -> Answer {
        func failed(_ reason: Message) -> Answer {
            .failed(
                Failure(stage: .fetching, source: fetched.source.id, reason: reason), isAnswered: fetched.isAnswered)
        }
        switch fetched.outcome {
        case .body(let body):
            do throws(Failure) {
                let feed = try FeedParser().feed(from: body, of: fetched.source.id)
                return .feed(FoundFeed(address: fetched.movedTo ?? fetched.source.feed, feed: feed))
            } catch {
                return .other(body, error)
            }
        case .failed(let failure, _): return .failed(failure, isAnswered: fetched.isAnswered)
        case .gone: return failed(Message(.gone))
        case .unchanged, .skipped, .left: return failed(Message(.noDocument))
        }
    }
}

extension [DiscoveredFeed] {
    /// Without what only repeats another: the same feed in a second format, and comments beside articles.
    fileprivate var folded: [DiscoveredFeed] {
        var known: Set<String> = []
        let different = filter { feed in feed.title.map { known.insert($0.lowercased()).inserted } ?? true }
        let articles = different.filter { !$0.address.lowercased().contains("comment") }
        return articles.isEmpty ? different : articles
    }
}
