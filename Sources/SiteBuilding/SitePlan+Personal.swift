internal import Newsroom

/// Pages filled in by the reader's browser from data it stores.
extension SitePlan {
    var personal: [PageDraft] {
        let kinds: [PageKind] = [.saved, .history, .settings, .insights, .discover, .following, .article]
        return kinds.map { kind in
            draft(
                kind,
                PersonalPage(
                    languages: library.languages.joined(separator: " "),
                    patterns: PatternsView(edition.patterns, words: words), home: shelf.home,
                    placeFeeds: shelf.placeFeeds.map { $0.view(words: words) }), styles: [assets + "own.css"])
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
