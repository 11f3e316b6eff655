internal import Deduplicating
internal import Foundation
internal import Newsroom

extension NewsDesk {
    /// The running stories that the stories belong to.
    func threads(
        of stories: StoryRoster, told briefs: [Brief], knowing known: Recollection, at now: Date
    ) -> ThreadRoster {
        step(.telling) {
            stages.deduplicator.threads(
                of: stories, at: StoryGrounds(of: briefs).grounds, records: known.storyRecords,
                threads: known.threadRecords, at: now)
        }
    }
}

/// Where stories are: what more than half of a story's reports say.
private struct StoryGrounds {
    let grounds: [Story.ID: StoryGround]

    init(of briefs: [Brief]) {
        grounds = Dictionary(grouping: briefs.filter { $0.story.articles.count > 1 }, by: \.story.id)
            .compactMapValues(Self.ground)
    }

    private static func ground(of reports: [Brief]) -> StoryGround? {
        let places = Dictionary(grouping: reports.compactMap(\.place).filter { !$0.country.isEmpty }, by: \.country)
        guard let most = places.first(where: { $0.value.count * 2 > reports.count }) else { return nil }
        let named = Dictionary(most.value.map { ($0, 1) }, uniquingKeysWith: +)
        return named.max { ($0.value, $1.key.name) < ($1.value, $0.key.name) }.map { place, _ in
            StoryGround(
                country: most.key,
                coordinates: Coordinates(latitude: place.latitude, longitude: place.longitude))
        }
    }
}
