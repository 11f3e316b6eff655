internal import FoundationEssentials
internal import Newsroom

/// A feed's health: `name`, `address` (of the feed), `status` (for its mark), `statusName`, `lastSuccess`, `items`,
/// `newest`, `articles`, `problem`, `movedTo`.
struct FeedView: TemplateView {
    /// In words for people; `rawValue` is the word of `report.json`.
    enum Status: String {
        case well, failing, gone, waiting
        case switchedOff = "switched-off"
        case notAsked = "not-asked"
    }

    let health: FeedHealth
    let words: Words
    let clock: WallClock

    var status: Status {
        let record = health.record
        if !health.source.isEnabled { return .switchedOff }
        if record.isGone { return .gone }
        if record.failures > 0 || record.lastFailure != nil { return .failing }
        if record.lastSuccess != nil { return .well }
        return record.notBefore == nil ? .notAsked : .waiting
    }

    var isTroubled: Bool { status == .failing || status == .gone || health.record.movedTo != nil || problem != nil }

    /// Why it failed, else what was wrong with it although it could be read.
    var problem: String? {
        health.record.lastFailure.map { "\($0.stage): \($0.reason)" } ?? health.record.problem
    }

    /// In the site's language as far as the trouble is of a kind that is known; what a parser or a server adds is quoted.
    private var problemView: SaidView? { problem.map { words.view(saying: $0, among: "problem.") } }

    func child(named name: String) -> Any? {
        let record = health.record
        return switch name {
        case "name": health.source.name
        case "address": LinkAddress.safe(health.source.feed)
        case "isLinked": LinkAddress.safe(health.source.feed) != nil
        case "status": status.rawValue
        case "statusName":
            status == .failing && record.failures > 1
                ? words.wording("status.failing.times", counting: record.failures)
                : words.wording("status.\(status.rawValue)")
        case "lastSuccess": time(record.lastSuccess)
        case "items": record.items.map { words.wording("figure", counting: $0) }
        case "newest": time(record.newestItem)
        case "articles": words.wording("figure", counting: health.articles)
        case "format": record.format
        case "problem": problemView
        case "movedTo": record.movedTo
        default: nil
        }
    }

    private func time(_ moment: Date?) -> TimeView? {
        moment.map {
            TimeView(stamp: WallClock.timestamp($0), text: clock.time($0, withYear: true), isFirstSeen: false)
        }
    }
}
