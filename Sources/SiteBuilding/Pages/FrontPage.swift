internal import Newsroom

/// `index.html`: `tagline`, `day`, `length` (stories and minutes), `quiet` (for how many days nothing
/// has been new), `sources` (how many the edition has), `pulse`, `hero`, `top`
/// (slots), `patterns`, `sections`, `isEmpty`, `ways`, `isFirst` (of the parts), `home` (the way to the site's root), `count` (of
/// the numbered), `next` (the next edition's time, where there is a rule), `editions` (links to the others), `hasPuzzles`.
struct FrontPage: TemplateView {
    /// Beside the leading one: ten stories, all of them numbered, are today.
    static let headlines = 9
    /// Cards and lines below the headlines, at the most: the page is there to be finished, and the rest is on further parts of it.
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
    var ways: PartWays?

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

/// `headlines.html`: `day`, `hero`, `top` (slots), `count`, `isEmpty`.
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
