internal import Newsroom

/// Template values for a week's or month's page: `name`, `begins` and `ends` (days), `count` (of articles), `known`
/// (the number of its days in the archive, unless it has all), `stories`, `previous`, `next`.
struct ReviewPage: TemplateView {
    let name: ReviewName
    let begins: DayView
    let ends: DayView
    let count: LocalisedText
    let known: LocalisedText?
    let stories: [ReviewStoryView]
    let previous: ReviewLink?
    let next: ReviewLink?

    func child(named: String) -> (any TemplateValue)? {
        switch named {
        case "name": name
        case "begins": begins
        case "ends": ends
        case "count": count
        case "known": known
        case "stories": stories
        case "previous": previous ?? false
        case "next": next ?? false
        default: nil
        }
    }
}

/// Template values for the name of a week ("Week of Monday 23 November 2026") or month ("November 2026"): `opening`
/// ("Week of", "November"), and what follows it: a week's `monday`, or the `year`. `text` is the whole name.
struct ReviewName: TemplateView {
    let opening: LocalisedText
    let monday: DayView?
    let year: String
    /// The whole name in the site's language.
    let text: String

    init(_ review: Review, words: Localisation, clock: WallClock) {
        monday = review.period == .week ? clock.dayView(named: review.begins) : nil
        year = String(review.begins.prefix(4))
        opening = words.wording(monday == nil ? "archive.month.\(review.id.suffix(2))" : "archive.week")
        text = "\(opening.text) \(monday?.text ?? year)"
    }

    func child(named name: String) -> (any TemplateValue)? {
        switch name {
        case "opening": opening
        case "monday": monday ?? false
        case "year": year
        case "text": text
        default: nil
        }
    }
}

/// Template values for a link to a week's or month's page: `name`, `address`, `lead` (the headline of its first story:
/// `title`, `language`).
struct ReviewLink: TemplateView {
    let name: ReviewName
    let address: String
    let lead: ClippingView?

    func child(named: String) -> (any TemplateValue)? {
        switch named {
        case "name": name
        case "address": address
        case "lead": lead
        default: nil
        }
    }
}

/// Template values for the latest weeks or months on the archive's page: `title`, `reviews` (links), `feed` (its
/// address).
struct ReviewList: TemplateView {
    let title: LocalisedText
    let reviews: [ReviewLink]
    let feed: String

    func child(named name: String) -> (any TemplateValue)? {
        switch name {
        case "title": title
        case "reviews": reviews
        case "feed": feed
        default: nil
        }
    }
}
