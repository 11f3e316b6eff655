/// Template values for a part of a story's timeline: `isFolded`, `entries` (just one unless folded), and for a folded
/// part `source` and `count`.
struct TimelinePart: TemplateView {
    let entries: [TimelineEntry]
    let count: LocalisedText?

    /// The shortest run of reports worth folding.
    private static let least = 5

    /// Groups entries into parts. In a run of one publisher's reports the first and the newest stay visible; those
    /// between are folded.
    static func parts(of entries: [TimelineEntry], words: Localisation) -> [TimelinePart] {
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
                return row.map { TimelinePart(entries: [$0], count: nil) }
            }
            let between = Array(row.dropFirst().dropLast())
            return [
                TimelinePart(entries: [first], count: nil),
                TimelinePart(entries: between, count: words.wording("story.more", counting: between.count)),
                TimelinePart(entries: [last], count: nil),
            ]
        }
    }

    func child(named name: String) -> (any TemplateValue)? {
        switch name {
        case "entries": entries
        case "isFolded": count != nil
        case "count": count
        case "source": entries.first?.source
        default: nil
        }
    }
}
