internal import Fetching
public import Foundation
public import Newsroom
internal import Parsing
internal import Sectioning

/// The state of one source's feed, found by fetching it.
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
    /// The reason the feed could not be fetched or parsed.
    public let failure: Failure?
    /// A problem with a feed that could be read; nil if there is none.
    public let finding: Message?
    /// The contents of its items; nil if the feed could not be read.
    public let contents: FeedContents?
    /// Contradictions between the source's settings and the feed, and the effect of its filters, one line each.
    public let remarks: [String]
    /// The source's id.
    public let id: FeedSource.ID
    /// The address that the feed has moved to permanently.
    public let movedTo: String?

    public var isWell: Bool { failure == nil && finding == nil }

    /// Fetches feeds in full without recording anything.
    public static func checks(
        of sources: [FeedSource], configuredBy configuration: Configuration, at now: Date
    ) async -> [FeedCheck] {
        var settings = configuration.fetching.unhurried
        settings.ignoresValidators = true
        let round = await FetchRound(
            of: sources, by: Fetcher(settings: settings), parsedBy: FeedParser(pages: configuration.pages),
            knowing: [:], limits: configuration.limits, at: now, observe: { _ in })
        return round.entries.map { entry in
            FeedCheck(entry, wanted: configuration.options[entry.source.id] ?? SourceOptions(), at: now)
        }
    }
}

extension FeedCheck {
    fileprivate init(_ entry: FetchRound.Entry, wanted options: SourceOptions, at now: Date) {
        id = entry.source.id
        movedTo = entry.record.movedTo
        contents = entry.feed.map { FeedContents($0.items) }
        remarks = entry.feed.map { Self.remarks(on: entry.source, wanted: options, beside: $0) } ?? []
        source = entry.source.name
        feed = entry.source.feed
        format = entry.feed?.format
        items = entry.feed?.items.count
        newest = entry.record.newestItem
        let findings = Self.findings(entry, at: now)
        if case .failed(let failure) = entry.answer { self.failure = failure } else { failure = nil }
        status = failure == nil ? findings?.status ?? .ok : .failed
        finding = failure == nil ? findings?.message : nil
    }

    private static func remarks(on source: FeedSource, wanted options: SourceOptions, beside feed: Feed) -> [String] {
        var remarks: [String] = []
        func primary(_ tag: String) -> String { tag.lowercased().split(separator: "-").first.map(String.init) ?? "" }
        let said = feed.items.compactMap(\.language).map(primary)
        let most = Dictionary(said.map { ($0, 1) }, uniquingKeysWith: +).max { ($0.value, $1.key) < ($1.value, $0.key) }
        if let language = feed.language ?? most?.key, let listed = source.language, primary(listed) != primary(language)
        {
            remarks.append("the list gives its language as \(listed), the feed as \(language)")
        }
        if !options.keep.isEmpty || !options.drop.isEmpty, !feed.items.isEmpty {
            let filter = SourceFilter(keeping: options.keep, dropping: options.drop)
            let kept = feed.items.count {
                filter.accepts(title: $0.title, summary: $0.summary?.text ?? "", language: $0.language)
            }
            remarks.append(
                "keep and drop let \(kept) of \(feed.items.count) \(feed.items.count == 1 ? "item" : "items") through")
        }
        return remarks
    }

    private static func findings(
        _ entry: FetchRound.Entry, at now: Date
    ) -> (status: Status, message: Message)? {
        if let movedTo = entry.record.movedTo { return (.moved, Message(.moved, ["address": .text(movedTo)])) }
        if entry.feed?.items.isEmpty == true { return (.empty, Message(.noItems)) }
        if let days = entry.record.staleDays(at: now) {
            return (.stale, Message(.stale, ["days": .number(days)]))
        }
        return entry.feed?.problem.map { (.ok, $0) }
    }
}
