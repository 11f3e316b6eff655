internal import Foundation
public import Newsroom

/// Turns an edition into the files of a site: every page as HTML and as Markdown, and what they need to look as they do.
///
/// The same edition gives the same bytes, and a page whose articles did not change gives the same bytes in the next
/// edition too: no page says when it was built.
public struct SiteBuilder: Sendable {
    let templates: Templates
    let settings: SiteSettings
    let library: TemplateLibrary

    /// - Throws: when a template is not Mustache, or includes one that is not there.
    public init(templates: Templates, settings: SiteSettings = SiteSettings()) throws(TemplateError) {
        self.templates = templates
        self.settings = settings
        library = try TemplateLibrary(templates)
    }

    /// Every file of the edition, sorted by path. What is said once for the whole site (style, sources, health) belongs
    /// to the main edition; one in a folder links to it.
    public func pages(of edition: Edition) throws(TemplateError) -> [Page] {
        let words = try Words(templates, language: edition.site.language)
        let clock = WallClock(timeZone: edition.site.timeZone, words: words)
        let shelf = CardShelf(edition, settings: settings, words: words, clock: clock)
        let plan = SitePlan(edition: edition, shelf: shelf, library: library)

        let shop = PrintShop(
            presses: max(ProcessInfo.processInfo.activeProcessorCount, 1),
            press: PagePress(library: library, edition: edition, shelf: shelf))
        var pages = try assets(for: edition)
        pages += try shop.pages(of: plan.drafts)
        if edition.folder.isEmpty { pages.append(Page(path: "report.json", bytes: FeedReport(plan.feeds).bytes)) }
        return pages.sorted { $0.path < $1.path }.map { Page(path: edition.folder + $0.path, bytes: $0.bytes) }
    }

    /// The style sheets, and the files of `assets/` as they are; an edition in a folder has its own colours alone.
    private func assets(for edition: Edition) throws(TemplateError) -> [Page] {
        let colours = Page(path: "assets/categories.css", text: CategoryColours.styleSheet(for: edition.categories))
        guard edition.folder.isEmpty else { return [colours] }
        return [Page(path: "assets/style.css", text: try StyleSheet.text(of: templates)), colours]
            + templates.paths(in: "assets").map { Page(path: $0, bytes: templates.files[$0] ?? []) }
    }
}
