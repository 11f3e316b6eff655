internal import Newsroom

/// The articles that a page is about, for programs that read no further than its head.
struct Listings: Sendable {
    private let byPath: [String: [Brief]]

    /// Articles named in one page's head.
    private static let depth = 12

    init(_ edition: Edition) {
        var listings = ["index.html": edition.headlines, "headlines.html": edition.headlines]
        for desk in edition.desks {
            listings[Address.deskPath(desk.category.id, desk.subcategory?.id)] = desk.sections.flatMap(\.briefs)
        }
        for file in edition.stories { listings[Address.storyPath(file.story.id)] = file.briefs.reversed() }
        byPath = listings.mapValues { Array($0.prefix(Self.depth)) }
    }

    /// nil for pages that are about something else.
    subscript(path: String) -> [Brief]? { byPath[path] }
}
