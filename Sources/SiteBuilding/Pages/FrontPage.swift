internal import Newsroom

/// `index.html`: `tagline`, `day`, `pulse`, `hero`, `top` (slots), `patterns`, `sections`, `isEmpty`, `ways`.
struct FrontPage: TemplateView {
    static let headlines = 5

    let site: Site
    let tagline: LocalisedName
    let day: DayView
    let pulse: PulseView?
    let headlines: [SlotView]
    let patterns: PatternsView
    let sections: [SectionView]
    var ways: PartWays?

    func child(named name: String) -> (any TemplateValue)? {
        switch name {
        case "siteTitle": site.title
        case "tagline": tagline
        case "day": day
        case "pulse": pulse
        case "hero": headlines.first
        case "top": Array(headlines.dropFirst().prefix(Self.headlines))
        case "hasTop": headlines.count > 1
        case "patterns": patterns.isEmpty ? nil : patterns
        case "sections": sections
        case "isEmpty": sections.isEmpty
        case "ways": ways
        default: nil
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
