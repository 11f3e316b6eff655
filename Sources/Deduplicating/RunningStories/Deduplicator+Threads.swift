public import Foundation
public import Newsroom

extension Deduplicator {
    /// Assigns an edition's stories, and those remembered from earlier weeks, to running stories.
    ///
    /// A story never leaves its running story. A new one joins if it shares a rare name with the running story's
    /// stories, or if both report the same theme in the same country.
    ///
    /// - Parameters:
    ///   - roster: the stories of the edition.
    ///   - grounds: where each story takes place, if known.
    ///   - records: remembered stories that have or had a page.
    ///   - threads: remembered running stories.
    public func threads(
        of roster: StoryRoster, at locations: [Story.ID: StoryLocation], records: [StoryRecord],
        threads: [ThreadRecord], at now: Date
    ) -> ThreadRoster {
        let known = Dictionary(records.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
        let successors = Successors(threads.map { ($0.id, $0.movedTo) })
        func thread(of story: Story.ID) -> StoryThread.ID? {
            known[story]?.thread.map { successors.end(of: $0) ?? $0 }
        }
        let paged = Set(roster.records.filter { $0.movedTo == nil }.map(\.id))
        let current = roster.traits.stories.map { trait in
            let location = locations[trait.id]
            let reported = trait.themes.filter(\.value.isMainSubject).max {
                ($0.value.first, $1.key) < ($1.value.first, $0.key)
            }
            return ThreadNode(
                id: trait.id, began: trait.began, latest: trait.latest, hallmarks: trait.hallmarks,
                names: trait.names, prominentNames: trait.prominentNames, phrases: trait.phrases,
                theme: reported.flatMap { theme in
                    location.map {
                        StoryTheme(name: theme.key, country: $0.country, coordinates: $0.coordinates)
                    }
                }, mentioned: Set(trait.themes.keys),
                discussed: Set(trait.themes.filter(\.value.isDiscussed).keys), location: location,
                thread: thread(of: trait.id), isCurrent: true,
                hasPage: paged.contains(trait.id))
        }
        let currentIDs = Set(current.map(\.id))
        let gone = Set(roster.moved.map(\.from))
        let remembered = records.filter { record in
            !currentIDs.contains(record.id) && !gone.contains(record.id) && record.movedTo == nil
                && !record.hallmarks.isEmpty
                && now.timeIntervalSince(record.lastShown) <= ClusteringTuning.RunningStories.memory
        }.map { record in
            ThreadNode(
                id: record.id, began: record.firstShown, latest: record.lastShown, hallmarks: record.hallmarks,
                names: [], prominentNames: [], theme: record.theme,
                mentioned: Set(record.theme.map { [$0.name] } ?? []),
                discussed: Set(record.theme.map { [$0.name] } ?? []),
                location: record.theme.map { StoryLocation(country: $0.country, coordinates: $0.coordinates) },
                thread: thread(of: record.id), isCurrent: false, hasPage: true)
        }
        let nodes = current + remembered
        return ThreadRoster(
            nodes: nodes, links: ThreadLinks(among: nodes), roster: roster, records: records, threads: threads, at: now)
    }
}
