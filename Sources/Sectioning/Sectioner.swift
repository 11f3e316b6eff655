public import Foundation
public import Newsroom

/// Lays out an edition: what stands on which page, in which order.
public struct Sectioner: Sendable {
    private let settings: SectioningSettings

    public init(settings: SectioningSettings = SectioningSettings()) {
        self.settings = settings
    }

    /// Everything that one build of the site shows.
    ///
    /// - Parameters:
    ///   - briefs: all that pages may show, in any order.
    ///   - earlier: what else is known; only search tells of it.
    ///   - stories: all of them; those of two or more publishers get a page.
    ///   - site: its time zone says where today begins; an unknown one counts as UTC (configuration refuses it).
    ///   - health: passed through.
    public func edition(
        of briefs: [Brief], earlier: [Brief] = [], stories: [Story], site: Site, categories: [Newsroom.Category],
        health: [FeedHealth],
        at now: Date
    ) -> Edition {
        let floor = Floor(briefs, stretches: Stretches(at: now, timeZone: site.timeZone))
        let desking = Desking(floor: floor, settings: settings)
        return Edition(
            site: site, moment: now, categories: categories,
            front: desking.sections(of: Array(floor.briefs.indices), limits: settings.front),
            headlines: Headlining(floor: floor, settings: settings).headlines(),
            desks: desks(of: categories, on: floor, desking: desking), stories: files(of: stories, on: floor),
            archive: Self.newestFirst(briefs + earlier), map: Mapping(floor: floor, settings: settings).clusters(),
            health: health)
    }

    private static func newestFirst(_ briefs: [Brief]) -> [Brief] {
        let moments = briefs.map(\.article.moment)
        return briefs.indices.sorted { a, b in
            moments[a] == moments[b] ? briefs[a].id < briefs[b].id : moments[a] > moments[b]
        }.map { briefs[$0] }
    }

    private func desks(of categories: [Newsroom.Category], on floor: Floor, desking: Desking) -> [Desk] {
        var byCategory: [Newsroom.Category.ID: [Int]] = [:]
        for (index, brief) in floor.briefs.enumerated() {
            byCategory[brief.topic.category, default: []].append(index)
        }
        return categories.flatMap { category -> [Desk] in
            let indices = byCategory[category.id] ?? []
            func desk(_ subcategory: Subcategory?) -> Desk {
                let own = subcategory.map { sub in indices.filter { floor.briefs[$0].topic.subcategory == sub.id } }
                return Desk(
                    category: category, subcategory: subcategory,
                    sections: desking.sections(of: own ?? indices, limits: settings.desk))
            }
            return [desk(nil)] + category.subcategories.map(desk)
        }
    }

    /// The stories that two or more publishers tell, as far as their articles are at hand; newest first.
    private func files(of stories: [Story], on floor: Floor) -> [StoryFile] {
        let indexOf = Dictionary(
            floor.briefs.enumerated().map { ($1.id, $0) }, uniquingKeysWith: { first, _ in first })
        return stories.filter { $0.publishers > 1 }.compactMap { story -> (file: StoryFile, newest: Date)? in
            let indices = story.articles.compactMap { indexOf[$0] }.sorted { floor.isNewer($1, $0) }
            guard let newest = indices.last, let lead = floor.best(of: indices) else { return nil }
            let file = StoryFile(story: story, lead: floor.briefs[lead], briefs: indices.map { floor.briefs[$0] })
            return (file, floor.moments[newest])
        }.sorted { a, b in
            a.newest == b.newest ? a.file.story.id < b.file.story.id : a.newest > b.newest
        }.map(\.file)
    }
}
