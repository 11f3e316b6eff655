internal import Newsroom

/// Template values for the same date in an earlier year: `ago`, `day`, `address` (of the day's page, if linked),
/// `headlines` (`headline`, `language`).
struct AnniversaryView: TemplateView {
    struct Headline: TemplateView {
        let headline: LinkView
        let language: String?

        func child(named name: String) -> (any TemplateValue)? {
            switch name {
            case "headline": headline
            case "language": language ?? false
            default: nil
            }
        }
    }

    /// The number of headlines.
    private static let mostHeadlines = 3

    let ago: LocalisedText
    let day: DayView
    let address: String?
    let headlines: [Headline]

    /// - Parameter root: the prefix for links to the site's own pages; nil links to publishers only.
    init(_ anniversary: Anniversary, shelf: CardShelf, root: String?) {
        let day = anniversary.day
        ago = shelf.words.wording("archive.ago", counting: anniversary.years)
        self.day = shelf.clock.dayView(named: day.id)
        address = root.map { $0 + Address.dayPath(day.id) }
        headlines = day.headlines.prefix(Self.mostHeadlines).map {
            Headline(headline: shelf.link(to: $0, root: root), language: $0.language)
        }
    }

    func child(named name: String) -> (any TemplateValue)? {
        switch name {
        case "ago": ago
        case "day": day
        case "address": address ?? false
        case "headlines": headlines
        default: nil
        }
    }
}
