internal import Fetching
public import Foundation
public import Newsroom
internal import Parsing

/// The state of one source's feed, found by asking for it.
public struct FeedCheck: Sendable {
    public enum Status: String, Sendable {
        case ok, moved, empty, stale, failed
    }

    public let source: String
    public let feed: String
    public let status: Status
    public let format: String?
    public let items: Int?
    public let newest: Date?
    /// Why it could not be fetched or parsed.
    public let failure: Failure?
    /// A problem with a feed that could be read; nil when there is none.
    public let finding: Message?

    public var isWell: Bool { failure == nil && finding == nil }

    /// Days without a new item after which a feed is called stale.
    static let staleAfter = 60.0

    /// Asks for every enabled feed in full and remembers nothing.
    public static func checks(of configuration: Configuration, at now: Date) async -> [FeedCheck] {
        var settings = configuration.fetching.unhurried
        settings.ignoresValidators = true
        let round = await FetchRound(
            of: configuration.sourcesToAsk, by: Fetcher(settings: settings), parsedBy: FeedParser(), knowing: [:],
            at: now, telling: { _ in })
        return round.entries.map { FeedCheck($0, at: now) }
    }
}

extension FeedCheck {
    fileprivate init(_ entry: FetchRound.Entry, at now: Date) {
        source = entry.source.name
        feed = entry.source.feed
        format = entry.feed?.format
        items = entry.feed?.items.count
        newest = entry.record.newestItem
        let findings = Self.findings(entry, newest: newest, at: now)
        if case .failed(let failure) = entry.answer { self.failure = failure } else { failure = nil }
        status = failure == nil ? findings?.status ?? .ok : .failed
        finding = failure == nil ? findings?.message : nil
    }

    private static func findings(
        _ entry: FetchRound.Entry, newest: Date?, at now: Date
    ) -> (status: Status, message: Message)? {
        if let movedTo = entry.record.movedTo { return (.moved, Message(.moved, ["address": .text(movedTo)])) }
        if entry.feed?.items.isEmpty == true { return (.empty, Message(.noItems)) }
        if let newest, now.timeIntervalSince(newest) > staleAfter * 86_400 {
            let days = Int(now.timeIntervalSince(newest) / 86_400)
            return (.stale, Message(.stale, ["days": .number(days)]))
        }
        return entry.feed?.problem.map { (.ok, $0) }
    }
}
