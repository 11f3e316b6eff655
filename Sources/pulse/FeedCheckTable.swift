import Configuring
import Foundation
import Newsroom
import Pipeline
import SiteBuilding

/// The output of `pulse check --feeds`.
struct FeedCheckTable {
    private let checks: [FeedCheck]
    private let words: Localisation

    /// Creates the table.
    ///
    /// - Parameter words: the English localisation.
    init(_ checks: [FeedCheck], words: Localisation) {
        self.checks = checks
        self.words = words
    }

    /// The table with aligned columns, problems last, and a count of healthy feeds.
    var text: String {
        let sorted = checks.filter(\.isWell) + checks.filter { !$0.isWell }
        let rows =
            [["source", "status", "format", "items", "newest", "contents", "problem"]]
            + sorted.map { cells(of: $0).map(\.plainForTerminal) }
        let widths = (0..<6).map { column in rows.map { $0[column].count }.max() ?? 0 }
        let lines = rows.map { row in
            let cells = row.enumerated().map { column, cell in
                column < 6 ? cell.padding(toLength: widths[column], withPad: " ", startingAt: 0) : cell
            }
            return cells.joined(separator: "  ").replacing(/\s+$/, with: "")
        }
        let good = checks.count(where: \.isWell)
        return lines.joined(separator: "\n")
            + "\n\(good) of \(counted(checks.count, "feed")) \(good == 1 || checks.count == 1 ? "is" : "are") OK."
    }

    /// Returns one JSON object per line, in configuration order.
    ///
    /// - Parameter fixes: the outcome for feeds that have moved, if fixing was requested.
    func json(fixes: [(id: FeedSource.ID, text: String)]) -> String {
        let fixOf = Dictionary(fixes.map { ($0.id, $0.text) }, uniquingKeysWith: { first, _ in first })
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        let lines = checks.compactMap { check in
            try? encoder.encode(
                Line(
                    source: check.source, feed: check.feed, status: check.status.rawValue, format: check.format,
                    items: check.items, newest: check.newest?.formatted(.iso8601), problem: problem(of: check),
                    gives: check.contents, entry: check.remarks.isEmpty ? nil : check.remarks, fix: fixOf[check.id]))
        }
        return lines.map { JSONValue.harmless(String(decoding: $0, as: UTF8.self)) }.joined(separator: "\n")
    }

    private struct Line: Encodable {
        let source: String
        let feed: String
        let status: String
        let format: String?
        let items: Int?
        let newest: String?
        let problem: String?
        /// The number of items with each kind of content.
        let gives: FeedContents?
        /// Contradictions between the list and the feed.
        let entry: [String]?
        /// The action `--fix` took on the feed's new address.
        let fix: String?
    }

    private func problem(of check: FeedCheck) -> String? {
        check.failure.map(words.text(of:)) ?? check.finding.map(words.text(of:))
    }

    private func cells(of check: FeedCheck) -> [String] {
        [
            check.source, check.status.rawValue, check.format ?? "", check.items.map(String.init) ?? "",
            check.newest.map { String($0.formatted(.iso8601).prefix(16)) } ?? "",
            check.contents?.words.joined(separator: ", ") ?? "",
            ([problem(of: check)].compactMap(\.self) + check.remarks).joined(separator: "; "),
        ]
    }
}
