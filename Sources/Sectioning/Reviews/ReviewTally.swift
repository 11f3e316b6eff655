internal import Newsroom

/// A story of a week or month, with the values that order it.
struct ReviewTally {
    let story: ReviewedStory
    /// The publishers of each day, added up.
    private let publishers: Int
    /// The place of its first headline among all of the period.
    private let place: Int

    /// - Parameter headlines: the story's headlines, by day and then by place; nil if there are none.
    init?(_ headlines: [ReviewedStory.Headline], place: Int) {
        guard let first = headlines.first, let end = headlines.last?.day,
            let last = headlines.first(where: { $0.day == end })
        else { return nil }
        let counts = Dictionary(headlines.map { ($0.day, $0.clipping.publishers) }, uniquingKeysWith: max)
        let extracts = Dictionary(grouping: headlines, by: \.day).sorted { $0.key > $1.key }.flatMap(\.value)
            .compactMap(\.clipping.extract)
        func newest<Part>(_ part: (Extract) -> Part?) -> Part? { extracts.lazy.compactMap(part).first }
        publishers = counts.values.reduce(0, +)
        self.place = place
        story = ReviewedStory(
            first: first, last: last, days: counts.count, publishers: counts.values.max() ?? 0,
            extract: Extract(
                sentence: newest { $0.sentence }, figure: newest { $0.figure }, quotation: newest { $0.quotation },
                thread: newest { $0.thread }))
    }

    /// Returns whether it comes before another: by publishers, then by days, then by its first headline.
    func precedes(_ other: ReviewTally) -> Bool {
        if publishers != other.publishers { return publishers > other.publishers }
        return story.days == other.story.days ? place < other.place : story.days > other.story.days
    }
}
