internal import Newsroom

/// Template values for `index.html`: `tagline` (the title if there is none), `day`, `length` (stories and minutes), `quiet` (days without news),
/// `sources` (their number), `pulse`, `hero` and `top` (slots), `count` (of numbered stories), `patterns`, `sections`,
/// `isEmpty`, `ways`, `isFirst` (whether this is the first part), `home` (the relative path to the site's root), `next`
/// (the time of the next edition, if scheduled), `editions` (links to the others), `hasPuzzles`.
struct FrontPage: TemplateView {
    /// The number of headlines besides the leading one. Together they are the ten numbered stories of the day.
    static let headlines = 9
    /// The maximum number of cards and lines below the headlines. The page is meant to be read to the end, so the rest
    /// goes to further parts.
    static let pieces = 20

    let site: Site
    let tagline: LocalisedName
    let day: DayView
    let length: LocalisedText?
    let quiet: LocalisedText?
    let sources: LocalisedText?
    let pulse: PulseView?
    let headlines: [SlotView]
    let home: String
    let next: TimeView?
    let editions: [LinkView]
    let hasPuzzles: Bool
    let patterns: PatternsView
    let sections: [SectionView]
    var ways: PartLinks?

    func child(named name: String) -> (any TemplateValue)? {
        switch name {
        case "siteTitle": site.title
        case "tagline": tagline
        case "day": day
        case "length": length
        case "quiet": quiet
        case "sources": sources
        case "pulse": pulse
        case "home": home
        case "isFirst": ways?.previous == nil
        case "hero": headlines.first
        case "top": top
        case "hasTop": headlines.count > 1
        case "count": headlines.isEmpty ? nil : String(min(headlines.count, Self.headlines + 1))
        case "next": next ?? false
        case "editions": editions
        case "hasPuzzles": hasPuzzles
        case "patterns": patterns.isEmpty ? nil : patterns
        case "sections": sections
        case "isEmpty": sections.isEmpty
        case "ways": ways
        default: nil
        }
    }

    private var top: [SlotView] {
        headlines.enumerated().dropFirst().prefix(Self.headlines).map { number, slot in
            var slot = slot
            slot.isThird = number == 2
            return slot
        }
    }
}

/// Template values for `headlines.html`: `day`, `hero`, `top` (slots), `count`, `isEmpty`.
struct HeadlinesPage: TemplateView {
    let day: DayView
    let headlines: [SlotView]

    func child(named name: String) -> (any TemplateValue)? {
        switch name {
        case "day": day
        case "hero": headlines.first
        case "top": Array(headlines.dropFirst())
        case "hasTop": headlines.count > 1
        case "count": headlines.isEmpty ? nil : String(headlines.count)
        case "isEmpty": headlines.isEmpty
        default: nil
        }
    }
}
