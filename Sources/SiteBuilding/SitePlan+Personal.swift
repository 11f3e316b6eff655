internal import Newsroom

/// Pages filled in by the reader's browser from data it stores.
extension SitePlan {
    var personal: [PageDraft] {
        let pages: [(file: SiteFile, kind: PageKind)] = [
            (.saved, .saved), (.history, .history), (.settings, .settings), (.insights, .insights),
            (.discover, .discover), (.following, .following), (.article, .article),
        ]
        return pages.map { file, kind in
            PageDraft(
                path: file.rawValue, template: "pages/\(kind).md",
                view: PersonalPage(
                    languages: library.languages.joined(separator: " "),
                    patterns: PatternsView(edition.patterns, words: words), home: shelf.home,
                    placeFeeds: shelf.placeFeeds.map { $0.view(words: words) }),
                title: shelf.words["title.\(kind)"], titleKeys: ["title.\(kind)"],
                description: shelf.words["description.\(kind)"], kind: kind,
                styles: [assets + "own.css"])
        }
    }
}

/// The values of `saved.html`, `history.html`, `settings.html`, `insights.html`, `discover.html`, `following.html` and
/// `article.html`: `languages` (interface language tags), `patterns` (the day's), `home` (the relative path to the
/// site's root) and `placeFeeds`.
struct PersonalPage: TemplateView {
    let languages: String
    let patterns: PatternsView
    let home: String
    let placeFeeds: [PlaceFeedView]

    func child(named name: String) -> (any TemplateValue)? {
        switch name {
        case "languages": languages
        case "patterns": patterns.isEmpty ? nil : patterns
        case "home": home
        case "placeFeeds": placeFeeds
        case "hasPlaceFeeds": !placeFeeds.isEmpty
        default: nil
        }
    }
}
