import Newsroom

/// The pages and sections that list the article.
struct PlacementBlock: ExplanationBlock {
    let explanation: ArticleExplanation

    var lines: [String] {
        let placement = explanation.placement
        guard let section = placement.section else {
            return [
                placement.isFound
                    ? "SECTION  none: it is too old for the pages, but the search still finds it"
                    : "SECTION  none: it is too old to be loaded, or its source is disabled"
            ]
        }
        let headline = placement.headline.map { ["  headline number \($0)"] } ?? []
        let spots = placement.spots.map { spot in
            "  on \(spot.desk.map { "the page of \($0)" } ?? "the front page"): \(spot.section.rawValue)"
                + (spot.isContextLeftOut ? ", without why it matters: the section shows enough general reasons" : "")
        }
        let none = "  on no page itself: another article represents its story, or higher-ranked ones fill the section"
        return ["SECTION  \(section.rawValue)"] + headline + (spots.isEmpty ? [none] : spots)
    }

    var members: [String: Any?] {
        [
            "section": explanation.placement.section?.rawValue, "headline": explanation.placement.headline,
            "pages": explanation.placement.spots.map { spot -> [String: Any] in
                [
                    "page": spot.desk ?? "", "section": spot.section.rawValue,
                    "isContextLeftOut": spot.isContextLeftOut,
                ]
            }, "isFound": explanation.placement.isFound,
        ]
    }
}
