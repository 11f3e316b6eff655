internal import Addressing
internal import FoundationEssentials
internal import Newsroom

/// Template values for a feed's health: `name`, `address` (of the feed), `status` (for its icon), `statusName`,
/// `lastSuccess`, `items`, `newest`, `articles`, `promotions`, `problem`, `movedTo`.
struct FeedView: TemplateView {
    /// A feed's state. `report.json` uses the raw value; pages show a translated name.
    enum Status: String {
        case well, failing, gone, waiting, stale
        case switchedOff = "switched-off"
        case notAsked = "not-asked"
    }

    let health: FeedHealth
    let words: Localisation
    let clock: WallClock
    /// The time of the report.
    let moment: Date

    var status: Status {
        let record = health.record
        if !health.source.isEnabled { return .switchedOff }
        if record.isGone { return .gone }
        if record.failures > 0 || record.lastFailure != nil { return .failing }
        if record.lastSuccess != nil { return staleness == nil ? .well : .stale }
        return record.notBefore == nil ? .notAsked : .waiting
    }

    var isTroubled: Bool { status == .failing || status == .gone || movedTo != nil || problem != nil }

    /// The reason for the last failure, or else a problem with a feed that could still be read.
    var problem: Message? { failure?.reason ?? health.record.problem.map(published) ?? staleness }

    /// A message that nothing new has arrived for a long time; nil if something has.
    private var staleness: Message? {
        health.record.staleDays(at: moment).map { Message(.stale, ["days": .number($0)]) }
    }

    /// The reason for the last failure, with any address that may contain a secret removed.
    var failure: Failure? {
        health.record.lastFailure.map { Failure(stage: $0.stage, source: $0.source, reason: published($0.reason)) }
    }

    /// Returns a message fit for publication. Addresses that may contain a secret are reduced to their origin.
    private func published(_ message: Message) -> Message {
        Message(
            message.key,
            message.values.mapValues { value in
                switch value {
                case .text(let text) where text.contains("://"):
                    health.source.publicFeed == nil || FeedSource.mayHoldSecret(text)
                        ? .text(Origin(text)?.text ?? "") : value
                case .message(let inner): .message(published(inner))
                default: value
                }
            })
    }

    /// The feed's new address; nil if it has not moved, or if either address may contain a secret.
    var movedTo: String? {
        guard health.source.publicFeed != nil, let address = health.record.movedTo else { return nil }
        return FeedSource.mayHoldSecret(address) ? nil : address
    }

    /// The problem with the stage that failed. Messages from libraries and servers are quoted.
    private var problemView: ProblemView? {
        problem.map { problem in
            let stage = failure.map { words.wording("stage.\($0.stage.rawValue)") }
            return ProblemView(stage: stage, message: words.view(of: problem))
        }
    }

    func child(named name: String) -> (any TemplateValue)? {
        let record = health.record
        return switch name {
        case "name": health.source.name
        case "address": LinkAddress.safe(health.source.publicFeed)
        case "isLinked": LinkAddress.safe(health.source.publicFeed) != nil
        case "status": status.rawValue
        case "statusName":
            status == .failing && record.failures > 1
                ? words.wording("status.failing.times", counting: record.failures)
                : words.wording("status.\(status.rawValue)")
        case "lastSuccess": time(record.lastSuccess)
        case "items": record.items.map { words.wording("figure", counting: $0) }
        case "newest": time(record.newestItem)
        case "articles": words.wording("figure", counting: health.articles)
        case "promotions":
            health.promotions == 0 ? nil : words.wording("report.promotions", counting: health.promotions)
        case "format": record.format
        case "problem": problemView
        case "movedTo": movedTo
        default: nil
        }
    }

    private func time(_ moment: Date?) -> TimeView? {
        moment.map {
            TimeView(stamp: WallClock.timestamp($0), text: clock.time($0, withYear: true), isFirstSeen: false)
        }
    }
}

/// Template values for a feed's problem: `stage` (the one that failed: "fetching:"), and `name` or `wording` of the
/// reason.
struct ProblemView: TemplateView {
    let stage: LocalisedText?
    let message: LocalisedName

    func child(named name: String) -> (any TemplateValue)? {
        name == "stage" ? stage ?? false : message.child(named: name)
    }
}

/// Template values for `report.html`: `summary`, `troubled` (feeds), `silences` (stories that not every
/// feed has), `desks` (`name`, `feeds`).
struct ReportPage: TemplateView {
    struct Desk: TemplateView {
        let name: LinkView
        let category: String
        let feeds: [FeedView]

        func child(named: String) -> (any TemplateValue)? {
            switch named {
            case "name": name
            case "category": category
            case "feeds": feeds
            default: nil
            }
        }
    }

    let summary: LocalisedText
    let troubled: [FeedView]
    let silences: [SilencedStoryView]
    let desks: [Desk]
    var ways: PartLinks?

    func child(named name: String) -> (any TemplateValue)? {
        switch name {
        case "summary": summary
        case "troubled": troubled
        case "hasTroubled": !troubled.isEmpty
        case "silences": silences
        case "hasSilences": !silences.isEmpty
        case "desks": desks
        case "ways": ways
        default: nil
        }
    }
}
