internal import Newsroom

/// An article in a story's timeline: `id` (of its slot), and `copies`: links to others that tell the same in nearly the same
/// words (`isLast` on the last).
struct TimelineEntry: TemplateView {
    let slot: SlotView
    let source: String
    let copies: [SummaryView.SourceView]
    /// Names and addresses of the copies.
    private let links: [String]

    /// So many copies stand with a report, and more with the first of them.
    private static let most = 20

    /// Oldest first; what tells the same again stands with the first that told it.
    ///
    /// - Parameter copies: as `StoryDepth.copies`.
    static func entries(of file: StoryFile, copies: [Article.ID: [Article.ID]]) -> [TimelineEntry] {
        let briefs = Dictionary(file.briefs.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
        let folded = Set(copies.values.joined())
        return file.briefs.filter { !folded.contains($0.id) }.flatMap { brief in
            let alike = [brief] + (copies[brief.id] ?? []).compactMap { briefs[$0] }
            return stride(from: 0, to: alike.count, by: 1 + most).map { start in
                TimelineEntry(alike[start..<min(start + 1 + most, alike.count)])
            }
        }
    }

    /// - Parameter alike: a report and those that tell the same; never empty.
    private init(_ alike: ArraySlice<Brief>) {
        let first = alike[alike.startIndex]
        slot = SlotView(id: first.slot)
        source = first.source.name
        copies = alike.dropFirst().map { copy in
            SummaryView.SourceView(
                link: LinkView(name: copy.source.name, address: LinkAddress.safe(copy.article.url)),
                isLast: copy.id == alike.last?.id)
        }
        links = alike.dropFirst().flatMap { [$0.source.name, $0.article.url ?? ""] }
    }

    /// At least what its copies are in HTML, with what stands around an entry.
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
