internal import Newsroom

/// A stretch of time: `id`, `name`, `note` (what it spans), `count` ("12 articles"), `cards` and `lines` (slots), `more`
/// (how many are not listed), `isEmpty`.
struct SectionView: TemplateView {
    let id: String
    let name: String
    let note: String
    let count: String
    let cards: [SlotView]
    let lines: [SlotView]
    let more: String?

    init(_ section: Section, settings: SiteSettings, words: Words) {
        id = section.kind.rawValue
        name = words["section.\(id).name"]
        note = words["section.\(id).note"]
        count = words.text("articles", counting: section.briefs.count)
        cards = section.briefs.prefix(settings.cardsPerSection).map { SlotView(id: $0.id) }
        let rest = section.briefs.dropFirst(settings.cardsPerSection)
        lines = rest.prefix(settings.linesPerSection).map { SlotView(id: $0.id) }
        more = rest.count > lines.count ? words.text("more", counting: rest.count - lines.count) : nil
    }

    func child(named: String) -> Any? {
        switch named {
        case "id": id
        case "name": name
        case "note": note
        case "count": count
        case "cards": cards
        case "lines": lines
        case "more": more
        case "hasLines": !lines.isEmpty
        case "isEmpty": cards.isEmpty
        default: nil
        }
    }

    /// The sections that hold anything; the first of a page also when it is empty, for then it says so.
    static func all(_ sections: [Section], settings: SiteSettings, words: Words) -> [SectionView] {
        guard sections.contains(where: { !$0.briefs.isEmpty }) else { return [] }
        return sections.filter { !$0.briefs.isEmpty || $0.kind == .topStories }
            .map { SectionView($0, settings: settings, words: words) }
    }
}
