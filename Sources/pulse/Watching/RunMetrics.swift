import Foundation
import Newsroom
import Pipeline

/// A run's figures in Prometheus text format (0.0.4), for node_exporter's textfile collector.
struct RunMetrics {
    let report: Report?
    let seconds: [(step: PipelineStep, seconds: Double)]
    let status: Int32
    let now: Date

    /// The metric families, each with its help and type.
    var text: String {
        var families = [
            Family(
                "pulse_build_moment_seconds", "The time the last build was for.",
                [("", now.timeIntervalSince1970)]),
            Family("pulse_build_status", "The exit status of the last build.", [("", Double(status))]),
        ]
        if let report { families += figures(of: report) + feeds(of: report) }
        return families.filter { !$0.samples.isEmpty }.map(\.text).joined()
    }

    private func figures(of report: Report) -> [Family] {
        [
            Family(
                "pulse_step_seconds", "Seconds taken by each step.",
                Dictionary(seconds.map { ($0.step.name, $0.seconds) }, uniquingKeysWith: +)
                    .sorted { $0.key < $1.key }.map { (labels([("step", $0.key)]), $0.value) }),
            Family(
                "pulse_feeds", "Feeds by outcome.",
                [
                    ("read", report.feedsRead), ("unchanged", report.feedsUnchanged), ("skipped", report.feedsSkipped),
                    ("left", report.feedsLeft.count), ("failed", report.failures.count),
                ].map { (labels([("outcome", $0)]), Double($1)) }),
            Family("pulse_items", "Items in the feeds read.", [("", Double(report.items))]),
            Family("pulse_articles", "Articles in the edition.", [("", Double(report.figures.articles))]),
            Family("pulse_new_articles", "Articles not seen by any earlier run.", [("", Double(report.newArticles))]),
            Family("pulse_stories", "Stories covered by several publishers.", [("", Double(report.figures.stories))]),
            Family(
                "pulse_pages", "Files of the site by outcome.",
                [
                    ("written", report.pagesWritten), ("unchanged", report.pagesUnchanged),
                    ("removed", report.pagesRemoved),
                ]
                .map { (labels([("outcome", $0)]), Double($1)) }),
        ]
    }

    private func feeds(of report: Report) -> [Family] {
        func family(_ name: String, _ help: String, _ value: (FeedOutcome) -> Double?) -> Family {
            Family(
                name, help,
                report.feeds.compactMap { feed in
                    value(feed).map { (labels([("source", feed.source.id), ("name", feed.source.name)]), $0) }
                })
        }
        return [
            family("pulse_feed_up", "Whether the feed works: 1 if it does, 0 if it fails.") { feed in
                switch feed.answer {
                case .read, .unchanged: 1
                case .failed, .skipped(_, after: .some): 0
                case .skipped(_, after: nil), .left: nil
                }
            },
            family("pulse_feed_seconds", "Seconds taken to fetch the feed, redirects included.") { $0.cost?.seconds },
            family("pulse_feed_bytes", "Bytes of the response as transferred.") {
                ($0.cost?.bytes).map(Double.init)
            },
            family("pulse_feed_items", "Items in the feed.") { feed in
                if case .read(_, let items, _) = feed.answer { Double(items) } else { nil }
            },
            family("pulse_feed_newest_item_seconds", "The date of the feed's newest item.") {
                $0.newestItem?.timeIntervalSince1970
            },
        ]
    }

    private func labels(_ labels: [(String, String)]) -> String {
        let said = labels.map { name, value in
            let escaped = value.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"").replacing("\n", with: "\\n")
            return "\(name)=\"\(escaped)\""
        }
        return "{\(said.joined(separator: ","))}"
    }

    private struct Family {
        let name: String
        let help: String
        let samples: [(labels: String, value: Double)]

        init(_ name: String, _ help: String, _ samples: [(labels: String, value: Double)]) {
            self.name = name
            self.help = help
            self.samples = samples
        }

        var text: String {
            let lines = samples.map { sample in
                let value = Int(exactly: sample.value).map(String.init) ?? String(format: "%.3f", sample.value)
                return "\(name)\(sample.labels) \(value)\n"
            }
            return "# HELP \(name) \(help)\n# TYPE \(name) gauge\n" + lines.joined()
        }
    }
}
