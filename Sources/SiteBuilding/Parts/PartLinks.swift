/// Template values for links between the parts of a long page: `previous` and `next` (`address`, `part`, and `day` if
/// the part covers one).
struct PartLinks: TemplateView {
    struct Part: TemplateView {
        /// The path relative to the site's root.
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

    /// Creates the links, or nil for a page that is not split.
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

    /// Returns the path of a part. The first keeps the page's address; the others are below `more/`.
    static func path(_ page: String, part: Int) -> String {
        part == 0 ? page : "\(SiteFolder.more.rawValue)/\(page.dropLast(5))-\(part + 1).html"
    }

    /// Returns the parts of a page, in order.
    static func parts(of page: String, count: Int, words: Localisation) -> [Part] {
        (0..<count).map { number in
            Part(
                path: path(page, part: number),
                name: words.wording("parts.part", ["n": number + 1, "total": count]))
        }
    }
}
