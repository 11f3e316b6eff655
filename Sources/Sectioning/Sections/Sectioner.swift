public import Foundation
public import Newsroom

/// Lays out an edition: selects and orders the content of its pages.
public struct Sectioner: Sendable {
    private let settings: SectioningSettings

    public init(settings: SectioningSettings = SectioningSettings()) {
        self.settings = settings
    }

    /// Lays out everything that one build of the site shows.
    ///
    /// - Parameters:
    ///   - briefs: all briefs that pages may show, in any order.
    ///   - earlier: older briefs, which only search can find.
    ///   - stories: all stories; those with two or more publishers get a page.
    ///   - past: stories that are no longer reported. They keep their pages, and their briefs appear nowhere else.
    ///   - lone: single-publisher stories that keep their pages nevertheless.
    ///   - moved: passed through.
    ///   - ranks: the stories' ranks, used for ordering. A story without one is ranked by its publishers' credibility
    ///     and its newest report.
    ///   - site: the site, whose time zone determines when today starts; an unknown zone counts as UTC (the
    ///     configuration refuses it).
    ///   - health, patterns: passed through.
    ///   - days: completed days from earlier runs, which stay as they were.
    ///   - lastEdition: the previous edition, to determine what is new.
    ///   - warmth: how well a brief fits an edition that is chosen by tone, roughly from -1 to +2; better ones lead.
    ///     Nil, for editions without a tone, changes nothing.
    public func edition(
        of briefs: [Brief], earlier: [Brief] = [], stories: [Story], past: [Story] = [], lone: Set<Story.ID> = [],
        moved: [StoryMove] = [], ranks: [Story.ID: StoryRank] = [:], site: Site, categories: [Newsroom.Category],
        health: [FeedHealth],
        patterns: Patterns = Patterns(), days: [Day] = [], lastEdition: EditionRecord? = nil,
        toneScore: @escaping (Brief) -> Double? = { _ in nil }, at now: Date
    ) -> Edition {
        let times = TimeSections(at: now, timeZone: site.timeZone)
        let gone = Set(past.map(\.id))
        let languages = EditionLanguages(of: briefs, site: site).codes
        let siteLanguage = primaryLanguage(of: site.language)
        let layout = BriefLayout(
            gone.isEmpty ? briefs : briefs.filter { !gone.contains($0.story.id) }, times: times, ranks: ranks,
            languages: languages, siteLanguage: siteLanguage)
        let pastLayout = BriefLayout(
            gone.isEmpty ? [] : briefs.filter { gone.contains($0.story.id) }, times: times, languages: languages,
            siteLanguage: siteLanguage)
        let comparison = StoryComparison(with: lastEdition)
        let files = files(of: stories.filter { $0.publishers > 1 }, on: layout, comparison)
        // Without an article in the last week, a story is past.
        let isFresh = { (file: StoryFile) in file.briefs.contains { $0.article.moment >= times.week } }
        let past =
            files.filter { !isFresh($0) }
            + self.files(of: stories.filter { lone.contains($0.id) }, on: layout, comparison)
            + self.files(of: past, on: pastLayout, comparison)
        let chooser = SectionChooser(layout: layout, settings: settings)
        return Edition(
            site: site, moment: now, languages: languages.sorted(), categories: categories,
            // Never more than a week old, however little happens: older articles stay on the desks.
            front: chooser.sections(
                of: layout.briefs.indices.filter {
                    layout.briefs[$0].kind.isVoice && layout.kinds[$0] != .furtherBack
                }, limits: settings.front, isFront: true),
            headlines: HeadlineRanking(layout: layout, settings: settings, toneScore: toneScore).headlines(),
            ranks: ranks, desks: desks(of: categories, on: layout, chooser: chooser), stories: files.filter(isFresh),
            pastStories: past.sorted { $0.story.id < $1.story.id }, movedStories: moved,
            archive: Self.newestFirst(briefs + earlier),
            map: MapClusters(layout: layout, settings: settings).clusters(),
            health: health, patterns: patterns,
            days: ArchiveDays(layout: layout, settings: settings, timeZone: site.timeZone).days(knowing: days))
    }

    private static func newestFirst(_ briefs: [Brief]) -> [Brief] {
        let moments = briefs.map(\.article.moment)
        return briefs.indices.sorted { a, b in
            moments[a] == moments[b] ? briefs[a].id < briefs[b].id : moments[a] > moments[b]
        }.map { briefs[$0] }
    }

    private func desks(of categories: [Newsroom.Category], on layout: BriefLayout, chooser: SectionChooser) -> [Desk] {
        var byCategory: [Newsroom.Category.ID: [Int]] = [:]
        for (index, brief) in layout.briefs.enumerated() {
            for category in [brief.topic.category] + brief.topic.others {
                byCategory[category, default: []].append(index)
            }
        }
        return categories.flatMap { category -> [Desk] in
            let indices = byCategory[category.id] ?? []
            func desk(_ subcategory: Subcategory?) -> Desk {
                let own = subcategory.map { sub in
                    indices.map { ($0, layout.briefs[$0].topic) }
                        .filter { $1.category == category.id && $1.subcategory == sub.id }.map(\.0)
                }
                return Desk(
                    category: category, subcategory: subcategory,
                    sections: chooser.sections(
                        of: own ?? indices, limits: settings.desk, isGeneral: subcategory == nil))
            }
            return [desk(nil)] + category.subcategories.map(desk)
        }
    }

    /// Returns the stories with their available articles, newest first.
    private func files(of stories: [Story], on layout: BriefLayout, _ comparison: StoryComparison) -> [StoryFile] {
        guard !stories.isEmpty else { return [] }
        let indexOf = Dictionary(
            layout.briefs.enumerated().map { ($1.id, $0) }, uniquingKeysWith: { first, _ in first })
        return stories.compactMap { story -> (file: StoryFile, newest: Date)? in
            let indices = story.articles.compactMap { indexOf[$0] }.sorted { layout.isNewer($1, $0) }
            guard let newest = indices.last, let lead = layout.best(of: indices) else { return nil }
            let file = StoryFile(
                story: story, lead: layout.briefs[lead].withoutGeneralContext,
                briefs: indices.map { layout.briefs[$0].withoutGeneralContext },
                news: comparison.news(in: indices.map { layout.briefs[$0].id }))
            return (file, layout.moments[newest])
        }.sorted { a, b in
            a.newest == b.newest ? a.file.story.id < b.file.story.id : a.newest > b.newest
        }.map(\.file)
    }
}

extension Sectioner {
    /// Lays out an edition other than the main one. It has no map, health, signals or past days; only the main edition
    /// does.
    ///
    /// - Parameter stories: all stories of the run, as for the main edition.
    public func edition(
        of selection: EditionSelection, stories: [Story], ranks: [Story.ID: StoryRank] = [:], at now: Date
    ) -> Edition {
        var edition = edition(
            of: selection.briefs, stories: stories, ranks: ranks, site: selection.site,
            categories: selection.categories, health: [],
            toneScore: selection.toneScore, at: now)
        edition.folder = selection.folder
        edition.map = []
        return edition
    }
}
