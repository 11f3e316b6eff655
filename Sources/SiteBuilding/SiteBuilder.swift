internal import Foundation
public import Newsroom
internal import Synchronization

/// A builder that turns an edition into the files of a site: every page as HTML and Markdown, plus style sheets,
/// scripts and other assets.
///
/// Output is reproducible: the same edition gives the same bytes. A page whose articles did not change keeps its bytes
/// in the next edition too, because no page contains its build time.
///
/// ```swift
/// let builder = try SiteBuilder(templates: Templates())
/// let pages = try builder.pages(of: edition, summaries: summaries)
/// ```
public struct SiteBuilder: Sendable {
    let templates: Templates
    let settings: SiteSettings
    let assets: PageAssets
    let languages: Localisations
    /// The English templates, and the name of the file with their wording.
    let english: (library: TemplateLibrary, file: String)

    /// Creates a builder and checks all templates.
    ///
    /// - Throws: if a template is not valid Mustache or includes one that does not exist.
    public init(templates: Templates, settings: SiteSettings = SiteSettings()) throws(TemplateError) {
        self.templates = templates
        self.settings = settings
        // Parse early, so that template errors are reported before any feed is fetched.
        languages = try Localisations(templates)
        let words = try languages.words(in: "en")
        english = (try TemplateLibrary(templates, words: words), words.file)
        assets = try PageAssets(of: templates)
    }

    /// Builds all files of the edition except share cards, sorted by path. Files shared by the whole site (style
    /// sheets, scripts, sources, feed health) belong to the main edition; editions in folders link to them.
    ///
    /// - Parameters:
    ///   - summaries: the digest and the story summaries. Without them the digest page says that it is empty.
    ///   - puzzles: the site's puzzles; nil if it has none, and in every edition but the main one.
    ///   - episodes: the spoken digests, newest first; empty in every edition but the main one.
    ///   - books: the stored books of all editions, from any day.
    ///   - pictures: the site's own copies of pictures, published if `images` is `cached`.
    ///   - permalinks: every address published by earlier editions. The pages of past days also link to the final
    ///     versions of their stories.
    public func pages(
        of edition: Edition, summaries: Summaries = Summaries(), puzzles: Puzzles? = nil,
        episodes: [Episode] = [], books: [DatedBook] = [],
        with pictures: [Article.ID: Picture] = [:],
        permalinks: [Permalink] = []
    ) throws(TemplateError) -> [Page] {
        let pages = Mutex<[Page]>([])
        _ = try site(
            of: edition, summaries: summaries, puzzles: puzzles, episodes: episodes, books: books, with: pictures,
            permalinks: permalinks, to: PageSink { page in pages.withLock { $0.append(page) } })
        return pages.withLock { $0.sorted { $0.path < $1.path } }
    }

    /// Builds the same files, skipping reusable ones, and hands over each file as soon as it is ready.
    ///
    /// - Parameters:
    ///   - reusable: the files to reuse. They must have been made with the same templates, settings and program.
    ///   - sink: receives the files.
    public func site(
        of edition: Edition, summaries: Summaries = Summaries(), puzzles: Puzzles? = nil,
        episodes: [Episode] = [], books: [DatedBook] = [], with pictures: [Article.ID: Picture] = [:],
        permalinks: [Permalink] = [],
        besides reusable: ReusablePieces = .none, to sink: PageSink
    ) throws(TemplateError) -> BuiltSite {
        let sink = sink.within(edition.folder)
        let words = try languages.words(in: edition.site.language)
        let edition = edition.localised(in: words)
        let library = try library(in: words)
        let clock = WallClock(timeZone: edition.site.timeZone, words: words)
        let shelf = CardShelf(
            edition, settings: settings, words: words, clock: clock, summaries: summaries, pictures: pictures,
            permalinks: permalinks)
        let prerendered = try PrerenderedCards(
            Self.listed(in: edition, settings) + [(form: "medium", ids: shelf.media.map(\.brief.slot))],
            renderer: CardRenderer(library: library, shelf: shelf))
        let pageRenderer = try PageRenderer(
            library: library, edition: edition, shelf: shelf, assets: assets.folder, prerendered: prerendered)
        let plan = SitePlan(
            edition: edition, summaries: summaries, puzzles: puzzles, episodes: episodes, storedBooks: books,
            shelf: shelf, library: library,
            templates: templates, prerendered: prerendered, assets: assets.folder,
            renderer: pageRenderer)
        let drafts = try plan.drafts()
        let renderer = ConcurrentRenderer(renderer: pageRenderer, sink: sink, reusable: reusable)
        let feeds = FeedPlan(edition: edition, shelf: shelf).makers
        let isMain = edition.folder.isEmpty
        var site = try renderer.pages(
            of: drafts, beside: (isMain ? makers(of: plan, drafts, besides: reusable) : []) + feeds)
        site.add(BuiltSite(try assets(for: edition) + [StoryOrder(edition).page], to: sink))
        site.add(try plan.builtBooks(to: sink))
        if isMain {
            site.add(
                BuiltSite(
                    EditionFiles.pages(for: site.files, of: edition, assets: assets.folder, words: words), to: sink))
        } else {
            site.add(BuiltSite(try plan.digestMail(), to: sink))
        }
        return site
    }

    /// Returns the cards used in long lists.
    private static func listed(in edition: Edition, _ settings: SiteSettings) -> [(form: String, ids: [String])] {
        let sections =
            edition.front.map { ($0, settings.front) }
            + edition.desks.flatMap(\.sections).map { ($0, settings.desks) }
        return [
            ("rank", edition.stories.map(\.lead.slot)),
            // Stories leading the front page are dropped from its sections, and others move up to fill the gaps.
            ("card", sections.flatMap { $0.briefs.prefix($1.cards + FrontPage.headlines + 1).map(\.slot) }),
            (
                "line",
                sections.flatMap {
                    $0.briefs.dropFirst($1.cards).prefix($1.lines + FrontPage.headlines + 1).map(\.slot)
                }
            ),
        ]
    }

    /// Files that a site has only once, regardless of its number of editions. The slowest to make come first.
    private enum SiteFiles: CaseIterable {
        case searchIndex, map, reports, siteIndex, mail, pictures, puzzles, podcast, root
    }

    private func pages(of files: SiteFiles, by plan: SitePlan, _ drafts: [PageDraft], _ search: SearchPartitions)
        throws(TemplateError) -> [Page]
    {
        let (edition, shelf) = (plan.edition, plan.shelf)
        return switch files {
        case .searchIndex: searchIndex(of: edition, on: search, shelf: shelf)
        case .map: [Page(path: "assets/map.json", bytes: MapData(edition, words: shelf.words).bytes)]
        case .reports: try reports(of: plan)
        case .siteIndex:
            SiteIndex(
                site: edition.site, drafts: drafts, words: shelf.words, listings: Listings(edition, on: shelf),
                stories: edition.stories, names: edition.pageNames
            ).pages
        case .mail: try plan.digestMail() + plan.reviewMails()
        case .pictures: shelf.pictureFiles
        case .puzzles: plan.puzzleFiles
        case .podcast: PodcastPlan(edition: edition, words: shelf.words, episodes: plan.episodes).pages
        case .root:
            templates.paths(in: "site").map {
                Page(path: String($0.dropFirst(5)), bytes: templates.files[$0] ?? [])
            }
                + (templates.files["site/" + SiteFile.worker.rawValue] == nil
                    ? [Page(path: SiteFile.worker.rawValue, text: assets.worker)] : [])
        }
    }

    private func makers(
        of plan: SitePlan, _ drafts: [PageDraft], besides reusable: ReusablePieces
    ) -> [ConcurrentRenderer.Maker] {
        let search = SearchPartitions(plan.edition.archive, clock: plan.shelf.clock)
        let stopWords = SearchGrammar(languages.all).stopWords
        let days = search.partitions.map { partition -> ConcurrentRenderer.Maker in
            { .success(searchDay(of: partition, shelf: plan.shelf, without: stopWords, besides: reusable, to: $0)) }
        }
        let chunks: ConcurrentRenderer.Maker = {
            .success(searchDrawers(on: search, shelf: plan.shelf, besides: reusable, to: $0))
        }
        let files = SiteFiles.allCases.map { files -> ConcurrentRenderer.Maker in
            { sink in
                do throws(TemplateError) {
                    return .success(BuiltSite(try pages(of: files, by: plan, drafts, search), to: sink))
                } catch {
                    return .failure(error)
                }
            }
        }
        return [chunks] + files + days
    }

    /// Makes the machine-readable reports and the widget that shows headlines on other sites.
    private func reports(of plan: SitePlan) throws(TemplateError) -> [Page] {
        let report = FeedReport(plan.feeds, articles: plan.edition.archive, words: try .english())
        return [
            try WidgetPage(edition: plan.edition, shelf: plan.shelf).page(by: plan.library),
            Page(path: SiteFile.reportData.rawValue, bytes: report.bytes),
            Page(path: SiteFile.headlinesData.rawValue, bytes: HeadlinesFile(plan.edition, shelf: plan.shelf).bytes),
        ]
    }

    /// Returns style sheets, scripts, the unchanged files of `assets/` and the wording. An edition in a folder has only
    /// its own colours.
    private func assets(for edition: Edition) throws(TemplateError) -> [Page] {
        // Use the layer of the coloured elements, so that print styles and readers' own preferences override it.
        let colours = Page(
            path: "assets/categories.css",
            text: "@layer parts {\n\(CategoryColours.styleSheet(for: edition))"
                + (settings.showsEmptyCategories ? "" : edition.emptyCategoryStyles) + "}\n")
        guard edition.folder.isEmpty else { return [colours] }
        let words = PublishedWords.pages(
            of: zip(templates.languages, languages.all).map { (code: $0, words: $1) }, isPrivate: settings.isPrivate)
        return assets.pages + [colours, Page(path: assets.folder + "land.svg", text: MapPage.landPicture)]
            + templates.paths(in: "assets").map { Page(path: $0, bytes: templates.files[$0] ?? []) }
            + words + (settings.isPrivate ? [try PrivateShell.pageScript(of: templates)] : [])
    }
}
