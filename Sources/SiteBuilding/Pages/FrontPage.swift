internal import Newsroom

/// `index.html`: `tagline`, `day`, `length` (stories and minutes), `sources` (how many the edition has), `pulse`, `hero`, `top`
/// (slots), `patterns`, `sections`, `isEmpty`, `ways`, `isFirst` (of the parts), `home` (the way to the site's root).
struct FrontPage: TemplateView {
    static let headlines = 5
    /// Cards and lines below the headlines, at the most: the page is there to be finished, and the rest is on further parts of it.
    static let pieces = 24

    let site: Site
    let tagline: LocalisedName
    let day: DayView
    let length: LocalisedText?
    let sources: LocalisedText?
    let pulse: PulseView?
    let headlines: [SlotView]
    let home: String
    let patterns: PatternsView
    let sections: [SectionView]
    var ways: PartWays?

    func child(named name: String) -> (any TemplateValue)? {
        switch name {
        case "siteTitle": site.title
        case "tagline": tagline
        case "day": day
        case "length": length
        case "sources": sources
        case "pulse": pulse
        case "home": home
        case "isFirst": ways?.previous == nil
        case "hero": headlines.first
        case "top": top
        case "hasTop": headlines.count > 1
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

/// `headlines.html`: `day`, `hero`, `top` (slots), `isEmpty`.
struct HeadlinesPage: TemplateView {
    let day: DayView
    let headlines: [SlotView]

    func child(named name: String) -> (any TemplateValue)? {
        switch name {
        case "day": day
        case "hero": headlines.first
        case "top": Array(headlines.dropFirst().prefix(10))
        case "hasTop": headlines.count > 1
        case "isEmpty": headlines.isEmpty
        default: nil
        }
    }
}
