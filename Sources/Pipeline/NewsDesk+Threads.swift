internal import Deduplicating
internal import Foundation
internal import Geotagging
internal import Newsroom

extension NewsDesk {
    /// Groups the stories into running stories.
    func threads(
        of stories: StoryRoster, from briefs: [Brief], knowing known: ArchivedState, at now: Date
    ) -> ThreadRoster {
        step(.findingStories) {
            let locations = StoryLocations(of: briefs) { stages.geotagger.place(ofCountry: $0) }
            return stages.deduplicator.threads(
                of: stories, at: locations.locations, records: known.storyRecords, threads: known.threadRecords, at: now
            )
        }
    }
}
