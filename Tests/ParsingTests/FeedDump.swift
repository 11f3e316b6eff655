import Foundation
import Newsroom
import TestSupport

/// A feed as lines of text, for goldens: what is absent has no line.
func dump(_ feed: Feed) -> String {
    var lines = ["format: \(feed.format)"]
    func add(_ name: String, _ value: String?) { if let value { lines.append("\(name): \(value)") } }
    add("title", feed.title)
    add("url", feed.url)
    add("language", feed.language)
    add("problem", feed.problem?.english)
    for item in feed.items {
        lines += ["", "title: \(item.title)"]
        add("  identifier", item.identifier)
        add("  url", item.url)
        add("  original", item.original)
        add("  published", item.published.map(dump))
        add("  updated", item.updated.map(dump))
        for author in item.authors { add("  author", author) }
        add("  summary", item.summary?.html)
        add("  content", item.content?.html)
        add("  image", item.image)
        add("  language", item.language)
        for tag in item.tags { add("  tag", tag) }
        for file in item.enclosures {
            add("  enclosure", "\(file.url) \(file.type ?? "-") \(file.length.map(String.init) ?? "-")")
            add("    title", file.title)
            add("    duration", file.duration.map { "\($0) s" })
            add("    episode", file.episode.map(String.init))
            add("    season", file.season.map(String.init))
            add("    image", file.image)
            add("    transcript", file.transcript)
            add("    chapters", file.chapters)
            for mark in file.marks { add("    chapter", "\(mark.start) s \(mark.title)") }
        }
        add("  location", item.location.map { "\($0.latitude) \($0.longitude)" })
        add("  discussion", item.reception?.discussion)
        add("  comments", item.reception?.comments.map(String.init))
        add("  views", item.reception?.views.map(String.init))
        for fact in StatedFacts.table where !laidOut.contains(fact.name) {
            for (place, column) in fact.columns.enumerated() {
                for text in texts(fact.value(item.stated, place), of: column) { add("  \(column.name)", text) }
            }
        }
    }
    return lines.joined(separator: "\n") + "\n"
}

/// The facts that have lines of their own above.
private let laidOut: Set = ["authors", "image", "language", "tags", "enclosures", "location", "reception"]

/// A fact's lines: one for each element of a list.
private func texts(_ value: FactValue, of column: FactColumn) -> [String] {
    switch value {
    case .none: []
    case .text(let text): [text]
    case .number(let number): [String(number)]
    case .real(let real): [String(real)]
    case .date(let date): [dump(date)]
    case .texts(let texts): texts
    case .records(let records):
        if case .records(let fields) = column.form {
            records.map { zip($0, fields).map { texts($0, of: $1).first ?? "-" }.joined(separator: " | ") }
        } else {
            []
        }
    }
}

/// In UTC, with milliseconds where there are some.
func dump(_ moment: Date) -> String {
    let isWhole = moment.timeIntervalSince1970.rounded() == moment.timeIntervalSince1970
    // The style cuts, and 0.123 may be a little less in binary.
    return (isWhole ? moment : moment + 0.0001).formatted(Date.ISO8601FormatStyle(includingFractionalSeconds: !isWhole))
}
