internal import Newsroom

/// The share cards: which pages have one, and its text.
///
/// Only sites with an address have them, because links to cards must be absolute.
struct ShareCardPlan {
    let edition: Edition
    let words: Localisation
    let settings: SiteSettings
    /// The edition's day, for the front page's card.
    let day: String
    /// The titles that stories were last published under, by path from the site's root without an extension.
    let titles: [String: String]

    private static let folder = "assets/cards/"
    private static let neutral = "#c2410c"
    /// The card of the front page alone, redrawn with each edition. Pages without a card of their own show the site's,
    /// which never changes: today's headlines are not theirs.
    private static let front = "index-today"
    /// The number of headlines on it.
    private static let mostHeadlines = 3

    /// Returns the path of the page's card, falling back to the site's.
    static func path(of draft: PageDraft) -> String {
        if draft.kind == .front, !draft.isPart { return folder + front + ".png" }
        let isOwn = (draft.kind.hasShareCard || draft.hasOwnCard) && !draft.isPart
        return folder + (isOwn ? draft.path.dropLast(5) : "index") + ".png"
    }

    /// Returns whether a current story's page has its own card. In a site kept in git, cards would be the largest part
    /// of a night's growth, and few stories are ever shared.
    static func hasOwnCard(_ file: StoryFile, _ settings: SiteSettings) -> Bool {
        file.story.publishers >= settings.cardPublishers
    }

    var cards: [ShareCard] {
        guard SiteAddress(edition.site) != nil else { return [] }
        let heading = edition.site.tagline.nonEmpty ?? edition.site.title
        let today = card(
            Self.front, title: heading,
            headlines: edition.headlines.prefix(Self.mostHeadlines).map(\.article.title), kicker: day,
            colour: edition.site.colour ?? Self.neutral)
        let fixed = [
            ("index", heading), ("headlines", words["title.headlines"]), ("map", words["map.title"]),
            ("stories", words["title.stories"]),
        ].map { card($0.0, title: $0.1, kicker: "", colour: Self.neutral) }
        let desks = edition.desks.map { desk in
            card(
                String(Address.deskPath(desk.category.id, desk.subcategory?.id).dropLast(5)),
                title: desk.subcategory?.name ?? desk.category.name,
                kicker: desk.subcategory == nil ? "" : desk.category.name, colour: desk.category.colour)
        }
        let categories = Dictionary(
            edition.categories.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
        let stories = edition.stories.filter { Self.hasOwnCard($0, settings) }.map { file in
            let category = categories[file.lead.topic.category]
            let stem = edition.pageNames.storyStem(file.story.id)
            // No number of publishers: it would change with almost every report.
            return card(
                stem, title: titles[edition.folder + stem] ?? file.lead.article.title, kicker: category?.name ?? "",
                colour: category?.colour ?? Self.neutral)
        }
        return [today] + fixed + desks + stories
    }

    private func card(
        _ stem: String, title: String, headlines: [String] = [], kicker: String, colour: String
    ) -> ShareCard {
        ShareCard(
            path: Self.folder + stem + ".png", title: title, headlines: headlines, kicker: kicker,
            signature: edition.site.title,
            colour: Colour(colour) == nil ? Self.neutral : colour)
    }
}
