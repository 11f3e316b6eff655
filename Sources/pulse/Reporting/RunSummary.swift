import Deduplicating
import Foundation
import Newsroom
import Pipeline
import Publishing
import SiteBuilding

/// The figures of a finished run, and its summary as text.
struct RunSummary: Sendable {
    let report: Report
    let seconds: [(step: PipelineStep, seconds: Double)]
    let output: String
    /// The site's size compared with the limits of its host; nil if the host is unknown.
    let hostFit: HostFit?
    /// Whether the configuration sets the site's public address.
    let hasAddress: Bool
    /// Whether the run had a deadline for fetching.
    let hasDeadline: Bool
    /// The number of feeds skipped because only others were named.
    let passedOver: Int
    let names: [FeedSource.ID: String]
    let english: Localisation

    /// The maximum number of failing feeds listed in quiet mode.
    private static let mostListed = 10

    /// Everything reported in quiet mode; nil if there are no problems.
    var trouble: String? {
        let lines = failingFeeds + [nothingNew, damagedDays, tightHost].compactMap(\.self) + damagedRows
        return lines.isEmpty ? nil : lines.joined(separator: "\n")
    }

    /// A warning that the site has nearly outgrown its host.
    private var tightHost: String? { hostFit.flatMap { fit in fit.advice.map { "\(fit.text); \($0)" } } }

    /// A warning about how long there has been no news. Nil if the newest article is from today or yesterday, or if no
    /// feed answered, which would make it uncertain.
    private var nothingNew: String? {
        guard report.feedsRead + report.feedsUnchanged > 0, let newest = report.figures.newest,
            let days = report.figures.quietDays,
            days >= Edition.quietFrom
        else { return nil }
        return "nothing new for \(counted(days, "day")): the newest article is from \(newest.formatted(.iso8601))"
    }

    /// The feeds that started failing in this run, and other problems, one line each.
    var newTroubles: [String] {
        let feeds = isCutOff ? [cutOff] : report.newFailures.map { "feed failing: \(line(for: $0))" }
        return feeds + [damagedDays].compactMap(\.self) + damagedRows
    }

    private var damagedDays: String? {
        guard !report.damagedDays.isEmpty else { return nil }
        return "damaged in the archive and left out: the days \(report.damagedDays.joined(separator: ", "))"
    }

    private var damagedRows: [String] { report.damagedRows.map { "damaged in the archive and left out: \($0)" } }

    /// The feeds that have started failing, or all failing ones if none could be read: one line each, limited, with a
    /// count of the rest.
    private var failingFeeds: [String] {
        if isCutOff { return [cutOff] }
        let failures = report.hasReadNothing ? report.failures + report.earlierFailures : report.newFailures
        guard let first = failures.first else { return [] }
        let count =
            report.hasReadNothing
            ? (failures.count == 1 ? "the feed could not be read" : "no feed could be read")
            : failures.count == 1 ? "1 feed has started failing" : "\(failures.count) feeds have started failing"
        if failures.count == 1 { return ["\(count): \(line(for: first))"] }
        let others = failures.count - Self.mostListed
        return ["\(count):"] + failures.prefix(Self.mostListed).map { "  \(line(for: $0))" }
            + (others > 0 ? ["  and \(others) more; the report page names them all"] : [])
    }

    /// Whether the network seems to be down. A single failing feed named with `--only` doesn't mean that.
    private var isCutOff: Bool { report.isCutOff && passedOver == 0 }

    private var cutOff: String {
        let example = report.failures.first.map { "; \(line(for: $0))" } ?? ""
        return "no server could be reached (\(counted(report.failures.count, "feed")) tried\(example)): is this "
            + "machine connected? The site shows what the archive holds, and the next run tries all feeds again"
    }

    private func name(_ source: FeedSource.ID) -> String { names[source] ?? source }

    private func line(for failure: Failure) -> String { "\(name(failure.source)): \(english.text(of: failure))" }

    private func feedLines(isNamingFailures: Bool) -> [String] {
        let r = report
        var lines = [
            "feeds     \(r.feedsRead) read, \(r.feedsUnchanged) unchanged, \(r.failures.count) failed"
                + (r.feedsSkipped > 0 ? ", \(r.feedsSkipped) not due" : "")
                + (passedOver > 0 ? "; \(counted(passedOver, "other")) not fetched (--only)" : "")
        ]
        if isCutOff {
            lines.append("          " + cutOff)
        } else if isNamingFailures {
            lines += r.failures.map { "          \(line(for: $0))" }
        }
        lines += r.earlierFailures.map { "          \(line(for: $0)) (not retried yet)" }
        lines += r.moved.map { "          \(name($0.source)) has moved; change its address to \($0.to)" }
        lines += r.successions.map { succession in
            "          \(name(succession.new)) takes over the history of a feed that is no longer configured"
                + " (\(succession.reason)); give it \"id\": \"\(succession.new)\" to make this permanent"
        }
        return lines
    }

    /// The requests left for the next run, by kind; empty if all were made.
    var left: [(name: String, leftovers: Leftovers)] {
        [("feeds", report.feedsLeft), ("pages", report.articlePagesLeft), ("pictures", report.picturesLeft)]
            .filter { $0.1.count > 0 }
    }

    /// A one-line summary of these requests.
    private var leftLine: String? {
        guard !left.isEmpty else { return nil }
        let counts = left.map { counted($0.leftovers.count, String($0.name.dropLast())) }.joined(separator: ", ")
        let hosts = left.reduce(into: Set<String>()) { $0.formUnion($1.leftovers.hosts) }.sorted()
        let others = hosts.count > 5 ? " and \(hosts.count - 5) more" : ""
        let reasons = [
            hosts.isEmpty ? nil : "fetching.hostBudget of \(hosts.prefix(5).joined(separator: ", "))\(others)",
            left.contains { $0.leftovers.isRoundOver }
                ? (hasDeadline ? "fetching.deadline or " : "") + "fetching.roundBudget" : nil,
        ]
        return "left      \(counts) for the next run: time ran out "
            + "(\(reasons.compactMap(\.self).joined(separator: "; ")))"
    }

    private func unread(_ failures: [Failure]) -> String {
        failures.isEmpty ? "" : "; \(failures.count) failed: \(ReasonCounts(failures, words: english).text)"
    }

    /// Returns the summary printed at the end of a run.
    ///
    /// - Parameter isNamingFailures: whether to list feeds that failed in this run.
    func text(isNamingFailures: Bool = true) -> String {
        let r = report
        var lines = feedLines(isNamingFailures: isNamingFailures)
        lines.append(
            "news      \(counted(r.items, "item")), \(counted(r.newArticles, "new article")), "
                + "\(r.figures.articles) in this edition"
                + (r.figures.promotions > 0 ? ", \(counted(r.figures.promotions, "promotion")) left out" : ""))
        if r.articlePages > 0 || !r.articlePageFailures.isEmpty {
            lines.append("articles  \(counted(r.articlePages, "page")) read\(unread(r.articlePageFailures))")
        }
        if r.pictures > 0 || !r.pictureFailures.isEmpty {
            lines.append("pictures  \(r.pictures) fetched\(unread(r.pictureFailures))")
        }
        if let leftLine { lines.append(leftLine) }
        lines.append(
            "stories   \(r.figures.stories) covered by several publishers; \(counted(r.figures.placed, "article")) with a place"
        )
        if let model = r.model {
            lines.append(
                "summaries \(counted(r.storiesByModel, "story", "stories")) by \(model), "
                    + "\(counted(r.sentencesDropped, "sentence")) dropped"
                    + (r.modelFailure.map { "; \($0.source): \(english.text(of: $0.reason))" } ?? ""))
        }
        if !r.figures.editions.isEmpty {
            let editions = r.figures.editions.map { "\($0.title) with \(counted($0.articles, "article"))" }
            lines.append("editions  " + editions.joined(separator: ", "))
        }
        lines.append(
            "pages     \(r.pagesWritten) written, \(r.pagesUnchanged) unchanged"
                + (r.pagesRemoved > 0 ? ", \(r.pagesRemoved) removed" : ""))
        if let since = r.unchangedSince {
            lines.append("          nothing new: the site is still the one built for \(since.formatted(.iso8601))")
        }
        if let damagedDays { lines.append("          " + damagedDays) }
        lines += damagedRows.map { "          " + $0 }
        let total = seconds.reduce(0) { $0 + $1.seconds }
        let parts = seconds.filter { $0.seconds >= 0.005 }.map { "\($0.step.name) \(hundredths($0.seconds))" }
        lines.append("seconds   \(hundredths(total))" + (parts.isEmpty ? "" : ": " + parts.joined(separator: ", ")))
        lines.append("site      \(output)/index.html")
        if let hostFit { lines.append("host      " + (tightHost ?? hostFit.text)) }
        if !hasAddress {
            lines.append(
                "          no sitemap, canonical links or share cards: set site.address to the address of the site"
            )
        }
        return lines.joined(separator: "\n") + "\n"
    }
}
