import Foundation
import Newsroom
import Pipeline
import SiteBuilding

/// The figures of a finished run, and the text that people read.
struct RunSummary: Sendable {
    let report: Report
    let seconds: [(step: PipelineStep, seconds: Double)]
    let output: String
    /// Whether the configuration says where the site will be published.
    let hasAddress: Bool
    let names: [FeedSource.ID: String]
    let english: Localisation

    /// The summary that people read at the end of a run.
    var text: String {
        let r = report
        var lines: [String] = []
        lines.append(
            "feeds     \(r.feedsRead) read, \(r.feedsUnchanged) unchanged, \(r.failures.count) failed"
                + (r.feedsSkipped > 0 ? ", \(r.feedsSkipped) not asked" : ""))
        for failure in r.failures {
            lines.append("          \(names[failure.source] ?? failure.source): \(english.text(of: failure))")
        }
        for move in r.moved {
            lines.append("          \(names[move.source] ?? move.source) has moved; name its new address: \(move.to)")
        }
        lines.append("news      \(r.items) items, \(r.newArticles) new articles, \(r.articles) in this edition")
        if r.articlePages > 0 || !r.articlePageFailures.isEmpty {
            lines.append("articles  \(r.articlePages) pages read, \(r.articlePageFailures.count) could not be")
        }
        if r.pictures > 0 || !r.pictureFailures.isEmpty {
            lines.append("pictures  \(r.pictures) read, \(r.pictureFailures.count) could not be")
        }
        lines.append("stories   \(r.stories) told by several publishers; \(r.placed) articles with a place")
        if let model = r.model {
            lines.append(
                "summaries \(r.storiesByModel) stories by \(model), \(r.sentencesDropped) sentences dropped"
                    + (r.modelFailure.map { "; \($0.source): \(english.text(of: $0.reason))" } ?? ""))
        }
        if !r.editions.isEmpty {
            let editions = r.editions.map { "\($0.title) with \($0.articles) articles" }
            lines.append("editions  " + editions.joined(separator: ", "))
        }
        lines.append(
            "pages     \(r.pagesWritten) written, \(r.pagesUnchanged) unchanged"
                + (r.pagesRemoved > 0 ? ", \(r.pagesRemoved) removed" : ""))
        let total = seconds.reduce(0) { $0 + $1.seconds }
        let parts = seconds.filter { $0.seconds >= 0.005 }.map { "\($0.step.rawValue) \(hundredths($0.seconds))" }
        lines.append("seconds   \(hundredths(total))" + (parts.isEmpty ? "" : ": " + parts.joined(separator: ", ")))
        lines.append("site      \(output)/index.html")
        if !hasAddress {
            lines.append(
                "          no sitemap, canonical links or share cards: they need the address of the site (site.address)"
            )
        }
        return lines.joined(separator: "\n") + "\n"
    }
}

/// Seconds to the hundredth.
func hundredths(_ seconds: Double) -> String { String(format: "%.2f", seconds) }
