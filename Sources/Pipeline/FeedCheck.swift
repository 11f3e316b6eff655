internal import Fetching
public import Foundation
internal import Newsroom
internal import Parsing

/// The state of one source's feed when it was tried.
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
    /// nil when the feed is well.
    public let problem: String?

    /// Days without a new item after which a feed is called stale.
    static let staleAfter = 60.0

    /// Tries every enabled feed in full, remembering nothing.
    public static func checks(of configuration: Configuration, at now: Date) async -> [FeedCheck] {
        var settings = configuration.fetching
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
        status = findings?.status ?? .ok
        problem = findings?.problem
    }

    private static func findings(
        _ entry: FetchRound.Entry, newest: Date?, at now: Date
    ) -> (status: Status, problem: String)? {
        if case .failed(let failure) = entry.answer { return (.failed, "\(failure.stage): \(failure.reason)") }
        if let movedTo = entry.record.movedTo { return (.moved, "has permanently moved to \(movedTo)") }
        if entry.feed?.items.isEmpty == true { return (.empty, "holds no items") }
        if let newest, now.timeIntervalSince(newest) > staleAfter * 86_400 {
            let days = Int(now.timeIntervalSince(newest) / 86_400)
            return (.stale, "nothing new for \(days) days")
        }
        return entry.feed?.problem.map { (.ok, $0) }
    }
}
