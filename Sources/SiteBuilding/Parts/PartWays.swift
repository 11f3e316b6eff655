/// The ways between the parts of a long page: `previous` and `next` (`address`, `part`, `day` where a part is a day's).
struct PartWays: TemplateView {
    struct Part: TemplateView {
        /// From the site's root.
        let path: String
        let name: LocalisedText
        var day: DayView?

        func child(named name: String) -> (any TemplateValue)? {
            switch name {
            case "address": Address.root + path
            case "part": self.name
            case "day": day ?? false
            default: nil
            }
        }
    }

    let previous: Part?
    let next: Part?

    /// nil for a page that is whole.
    init?(_ parts: [Part], at index: Int) {
        guard parts.count > 1 else { return nil }
        previous = index > 0 ? parts[index - 1] : nil
        next = index + 1 < parts.count ? parts[index + 1] : nil
    }

    func child(named name: String) -> (any TemplateValue)? {
        switch name {
        case "previous": previous ?? false
        case "next": next ?? false
        default: nil
        }
    }

    /// The first part keeps the page's address, and the others lie below `more/`.
    static func path(_ page: String, part: Int) -> String {
        part == 0 ? page : "\(SiteFolder.more.rawValue)/\(page.dropLast(5))-\(part + 1).html"
    }

    /// The parts of a page, by their numbers.
    static func parts(of page: String, count: Int, words: Localisation) -> [Part] {
        (0..<count).map { number in
            Part(
                path: path(page, part: number),
                name: words.wording("parts.part", ["n": number + 1, "total": count]))
        }
    }
}
