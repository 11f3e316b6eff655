internal import Newsroom

/// Template values for an article in a story's timeline: those of its slot, and `sources`: links to articles with
/// nearly the same text (`isLast` on the last).
struct TimelineEntry: TemplateView {
    let slot: SlotView
    let source: String
    let copies: [SummaryView.SourceView]
    /// The names and addresses of the copies, to estimate their size.
    private let links: [String]

    /// The maximum number of copies per entry. Further ones start another entry.
    private static let mostCopies = 20

    /// Returns the entries, newest first. Near-copies are attached to the report that was first.
    ///
    /// - Parameter copies: the near-copies of each article, as in `StoryDepth.copies`.
    static func entries(of file: StoryFile, copies: [Article.ID: [Article.ID]]) -> [TimelineEntry] {
        let briefs = Dictionary(file.briefs.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
        let folded = Set(copies.values.joined())
        return file.briefs.reversed().filter { !folded.contains($0.id) }.flatMap { brief in
            let alike = [brief] + (copies[brief.id] ?? []).compactMap { briefs[$0] }
            return stride(from: 0, to: alike.count, by: 1 + mostCopies).map { start in
                TimelineEntry(alike[start..<min(start + 1 + mostCopies, alike.count)])
            }
        }
    }

    /// - Parameter alike: a report followed by its near-copies; never empty.
    private init(_ alike: ArraySlice<Brief>) {
        let first = alike[alike.startIndex]
        slot = SlotView(id: first.slot)
        source = first.source.name
        copies = alike.dropFirst().map { copy in
            SummaryView.SourceView(link: LinkView(to: copy), isLast: copy.id == alike.last?.id)
        }
        links = alike.dropFirst().flatMap { [$0.source.name, $0.article.url ?? ""] }
    }

    /// An upper bound for the HTML size of its copies and the markup around the entry.
    var sizeOfCopies: PieceSize {
        .most(of: links, besides: PieceSize(bytes: 120 + 40 * copies.count, elements: 8 + copies.count))
    }

    func child(named name: String) -> (any TemplateValue)? {
        switch name {
        case "sources": copies
        case "hasCopies": !copies.isEmpty
        default: slot.child(named: name)
        }
    }
}
