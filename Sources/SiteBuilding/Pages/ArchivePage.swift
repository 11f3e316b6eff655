/// Template values for `archive.html`: `days`, newest first (`day`, `address`, `count`, `lead`), `isEmpty`, `periods`
/// (the latest weeks and months), `earlier` (the same date in earlier years; `hasEarlier`), and whether either is there
/// before the days (`isDivided`).
struct ArchivePage: TemplateView {
    struct Entry: TemplateView {
        let link: DayLink
        let lead: ClippingView?

        func child(named name: String) -> (any TemplateValue)? {
            name == "lead" ? lead : link.child(named: name)
        }
    }

    let days: [Entry]
    let periods: [ReviewList]
    let earlier: [AnniversaryView]

    func child(named name: String) -> (any TemplateValue)? {
        switch name {
        case "days": days
        case "isEmpty": days.isEmpty
        case "periods": periods
        case "isDivided": !periods.isEmpty || !earlier.isEmpty
        case "earlier": earlier
        case "hasEarlier": !earlier.isEmpty
        default: nil
        }
    }
}

/// Template values for `archive/2026-03-14.html`: `day`, `count`, `isOver`, `headlines` and `stories` (clippings),
/// `previous`, `next`, `isEmpty`, `ways`.
struct DayPage: TemplateView {
    let day: DayView
    let count: LocalisedText
    let isOver: Bool
    let headlines: [ClippingView]
    let stories: [ClippingView]
    let previous: DayLink?
    let next: DayLink?
    var ways: PartLinks?

    func child(named: String) -> (any TemplateValue)? {
        switch named {
        case "day": day
        case "count": count
        case "isOver": isOver
        case "headlines": headlines
        case "hasHeadlines": !headlines.isEmpty
        case "stories": stories
        case "hasStories": !stories.isEmpty
        case "previous": previous ?? false
        case "next": next ?? false
        case "isEmpty": headlines.isEmpty && stories.isEmpty
        case "ways": ways
        default: nil
        }
    }
}

/// Template values for a link to a day's page: `day`, `address`, `count` (of articles).
struct DayLink: TemplateView {
    let day: DayView
    let address: String
    let count: LocalisedText

    func child(named name: String) -> (any TemplateValue)? {
        switch name {
        case "day": day
        case "address": address
        case "count": count
        default: nil
        }
    }
}
