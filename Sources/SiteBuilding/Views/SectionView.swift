internal import Newsroom

/// Template values for a section, which covers a period of time: `id`, `name`, `note` (the period), `count` ("12
/// articles"), `cards` and `lines` (slots), `more` (the number not listed), `isEmpty`.
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

    /// Returns a part of the section.
    ///
    /// - Parameter isEnd: whether this is its last part, which mentions the number of unlisted articles.
    func holding(_ cards: [SlotView], _ lines: [SlotView], isEnd: Bool) -> SectionView {
        var part = self
        (part.cards, part.lines) = (cards, lines)
        if !isEnd { part.more = nil }
        return part
    }

    /// Returns the sections with content. The top stories are included even if empty, so that the page can say so.
    ///
    /// - Parameter shown: the stories already shown above, which are not repeated.
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
