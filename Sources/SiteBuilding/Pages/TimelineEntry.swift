internal import Newsroom

/// An article in a story's timeline: `id` (of its slot), and `copies`: links to others that tell the same in nearly the same
/// words (`isLast` on the last).
struct TimelineEntry: TemplateView {
    let slot: SlotView
    let source: String
    let copies: [SummaryView.SourceView]

    /// Oldest first; what tells the same again stands with the first that told it.
    ///
    /// - Parameter copies: as `StoryDepth.copies`.
    static func entries(of file: StoryFile, copies: [Article.ID: [Article.ID]]) -> [TimelineEntry] {
        let briefs = Dictionary(file.briefs.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
        let folded = Set(copies.values.joined())
        return file.briefs.filter { !folded.contains($0.id) }.map { brief in
            let again = (copies[brief.id] ?? []).compactMap { briefs[$0] }
            return TimelineEntry(
                slot: SlotView(id: brief.slot), source: brief.source.name,
                copies: again.enumerated().map { index, copy in
                    SummaryView.SourceView(
                        link: LinkView(name: copy.source.name, address: LinkAddress.safe(copy.article.url)),
                        isLast: index == again.count - 1)
                })
        }
    }

    func child(named name: String) -> (any TemplateValue)? {
        switch name {
        case "sources": copies
        case "hasCopies": !copies.isEmpty
        default: slot.child(named: name)
        }
    }
}
