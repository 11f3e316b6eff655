internal import Foundation
public import Newsroom

/// Turns an edition into the files of a site: every page as HTML and as Markdown, and what they need to look as they do.
///
/// The same edition gives the same bytes, and a page whose articles did not change gives the same bytes in the next
/// edition too: no page says when it was built.
public struct SiteBuilder: Sendable {
    let templates: Templates
    let settings: SiteSettings

    /// - Throws: when a template is not Mustache, or includes one that is not there.
    public init(templates: Templates, settings: SiteSettings = SiteSettings()) throws(TemplateError) {
        self.templates = templates
        self.settings = settings
        // What is wrong with a template is said before any feed is asked.
        _ = try TemplateLibrary(templates, words: try Words(templates, language: "en"))
    }

    /// Every file of the site, sorted by path.
    public func pages(of edition: Edition) throws(TemplateError) -> [Page] {
        let words = try Words(templates, language: edition.site.language)
        let library = try TemplateLibrary(templates, words: words)
        let clock = WallClock(timeZone: edition.site.timeZone, words: words)
        let shelf = CardShelf(edition, settings: settings, words: words, clock: clock)
        let plan = SitePlan(edition: edition, shelf: shelf, library: library)

        let shop = PrintShop(
            presses: max(ProcessInfo.processInfo.activeProcessorCount, 1),
            press: PagePress(library: library, edition: edition, shelf: shelf))
        var pages = try assets(for: edition)
        pages += try shop.pages(of: plan.drafts)
        pages.append(Page(path: "report.json", bytes: FeedReport(plan.feeds).bytes))
        pages += try search(of: edition, shelf: shelf)
        return pages.sorted { $0.path < $1.path }
    }

    /// What the search page asks for.
    private func search(of edition: Edition, shelf: CardShelf) throws(TemplateError) -> [Page] {
        var languages: [Words] = []
        for path in templates.paths(in: "words") {
            languages.append(
                try Words(templates, language: String(path.dropFirst("words/".count).dropLast(".json".count))))
        }
        let index = SearchIndex(edition, shelf: shelf, grammar: SearchGrammar(languages))
        return [Page(path: "search/index.json", bytes: index.bytes)]
            + SearchDrawers(edition.archive, shelf: shelf).pages
    }

    /// The style sheets, and the files of `assets/`, `scripts/` and `words/` as they are.
    private func assets(for edition: Edition) throws(TemplateError) -> [Page] {
        [
            Page(path: "assets/style.css", text: try StyleSheet.text(of: templates)),
            Page(path: "assets/categories.css", text: CategoryColours.styleSheet(for: edition.categories)),
        ] + templates.paths(in: "assets").map { Page(path: $0, bytes: templates.files[$0] ?? []) }
            + ["scripts", "words"].flatMap { templates.paths(in: $0) }
            .map { Page(path: "assets/" + $0, bytes: templates.files[$0] ?? []) }
    }
}
