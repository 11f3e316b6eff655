internal import Newsroom

/// A stretch of time: `id`, `name`, `note` (what it spans), `count` ("12 articles"), `cards` and `lines` (slots), `more`
/// (how many are not listed), `isEmpty`.
struct SectionView: TemplateView {
    let id: String
    let name: LocalisedText
    let note: LocalisedText
    let count: LocalisedText
    private(set) var cards: [SlotView]
    private(set) var lines: [SlotView]
    private(set) var more: LocalisedText?

    init(_ section: Section, depth: SiteSettings.Depth, words: Localisation) {
        id = section.kind.rawValue
        name = words.wording("section.\(id).name")
        note = words.wording("section.\(id).note")
        count = words.wording("articles", counting: section.total)
        cards = section.briefs.prefix(depth.cards).map { SlotView(id: $0.slot) }
        let rest = section.briefs.dropFirst(depth.cards)
        lines = rest.prefix(depth.lines).map { SlotView(id: $0.slot) }
        let unlisted = section.total - cards.count - lines.count
        more = unlisted > 0 ? words.wording("more", counting: unlisted) : nil
    }

    func child(named: String) -> (any TemplateValue)? {
        switch named {
        case "id": id
        case "name": name
        case "note": note
        case "count": count
        case "cards": cards
        case "lines": lines
        case "more": more
        case "hasLines": !lines.isEmpty
        case "isEmpty": cards.isEmpty && lines.isEmpty
        default: nil
        }
    }

    /// A part of it.
    ///
    /// - Parameter isEnd: whether nothing of it comes after; only then it says how many are not listed.
    func holding(_ cards: [SlotView], _ lines: [SlotView], isEnd: Bool) -> SectionView {
        var part = self
        (part.cards, part.lines) = (cards, lines)
        if !isEnd { part.more = nil }
        return part
    }

    /// The sections that hold anything; the first of a page also when it is empty, for then it says so.
    ///
    /// - Parameter shown: stories that already stand above, and are not repeated.
    static func all(
        _ sections: [Section], without shown: Set<Story.ID> = [], depth: SiteSettings.Depth, words: Localisation
    ) -> [SectionView] {
        guard sections.contains(where: { !$0.briefs.isEmpty }) else { return [] }
        return sections.compactMap { section in
            if section.briefs.isEmpty {
                return section.kind == .topStories ? SectionView(section, depth: depth, words: words) : nil
            }
            let rest = section.without(shown)
            return rest.briefs.isEmpty ? nil : SectionView(rest, depth: depth, words: words)
        }
    }
}
