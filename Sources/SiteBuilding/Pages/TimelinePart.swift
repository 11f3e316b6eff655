/// Template values for a part of a story's timeline: `isFolded`, `entries` (just one unless folded), and for a folded
/// part `count`, and `source` if one publisher's reports are folded.
struct TimelinePart: TemplateView {
    let entries: [TimelineEntry]
    private(set) var count: LocalisedText?
    private(set) var source: String?

    /// The shortest run of reports worth folding.
    private static let least = 5
    /// How many parts are visible before the older reports are folded: as many as a phone's screen holds.
    private static let visible = 6
    /// The fewest older reports worth folding.
    private static let leastOlder = 3

    /// Groups entries, newest first, into parts: the newest are visible, the older ones folded.
    static func parts(of entries: [TimelineEntry], words: Localisation) -> [TimelinePart] {
        let parts = parts(byPublisher: entries, words: words)
        let older = parts.dropFirst(visible).flatMap(\.entries)
        guard older.count >= leastOlder else { return parts }
        return parts.prefix(visible) + [
            TimelinePart(entries: older, count: words.wording("story.more", counting: older.count))
        ]
    }

    /// Groups entries into parts. In a run of one publisher's reports the first and the newest stay visible; those
    /// between are folded.
    static func parts(byPublisher entries: [TimelineEntry], words: Localisation) -> [TimelinePart] {
        var rows: [[TimelineEntry]] = []
        for entry in entries {
            if let source = rows.last?.last?.source, source == entry.source {
                rows[rows.count - 1].append(entry)
            } else {
                rows.append([entry])
            }
        }
        return rows.flatMap { row -> [TimelinePart] in
            guard row.count >= least, let first = row.first, let last = row.last else {
                return row.map { TimelinePart(entries: [$0]) }
            }
            let between = Array(row.dropFirst().dropLast())
            return [
                TimelinePart(entries: [first]),
                TimelinePart(
                    entries: between, count: words.wording("story.more", counting: between.count), source: first.source),
                TimelinePart(entries: [last]),
            ]
        }
    }

    func child(named name: String) -> (any TemplateValue)? {
        switch name {
        case "entries": entries
        case "isFolded": count != nil
        case "count": count
        // Without false, the source of the page's lead would be found instead.
        case "source": source as (any TemplateValue)? ?? false
        default: nil
        }
    }
}
