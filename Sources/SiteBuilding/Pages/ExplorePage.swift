/// Template values for `explore.html`: `desks` (links, with the `lead` of each), `map` (the places with the most
/// reports), `patterns`, `threads` (running stories), `subjects` (people and places), `editions` (the others), `days`
/// (newest first), `hasPuzzles`, `media` (the newest podcast, video or gallery), `hasCorrections`, `pages` (all
/// others).
struct ExplorePage: TemplateView {
    static let marks = 60
    static let threads = 6
    static let subjects = 12
    static let days = 7

    struct Entry: TemplateView {
        let desk: LinkView
        /// The first article of the desk's page.
        let lead: CardView?

        func child(named name: String) -> (any TemplateValue)? {
            name == "lead" ? lead : desk.child(named: name)
        }
    }

    let desks: [Entry]
    let map: StoryMapView?
    let patterns: PatternsView
    let threads: [ThreadLinkView]
    let subjects: [SubjectLinkView]
    let editions: [LinkView]
    let days: [DayLink]
    let hasPuzzles: Bool
    let media: CardView?
    let hasCorrections: Bool
    let pages: [LinkView]

    func child(named name: String) -> (any TemplateValue)? {
        switch name {
        case "desks": desks
        case "map": map
        case "patterns": patterns.isEmpty ? nil : patterns
        case "threads": threads
        case "hasThreads": !threads.isEmpty
        case "subjects": subjects
        case "hasSubjects": !subjects.isEmpty
        case "editions": editions
        case "hasEditions": !editions.isEmpty
        case "days": days
        case "hasDays": !days.isEmpty
        case "hasPuzzles": hasPuzzles
        case "media": media
        case "hasCorrections": hasCorrections
        case "pages": pages
        default: nil
        }
    }
}
