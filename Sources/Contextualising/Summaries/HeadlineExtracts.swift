public import Newsroom

/// Adds the texts that weeks and months will quote to the headlines of a day.
public struct HeadlineExtracts {
    private let summaries: [Story.ID: StorySummary]
    private let depths: [Story.ID: StoryDepth]
    private let files: [Story.ID: StoryFile]
    private let threads: [Story.ID: StoryThread]

    /// - Parameter summaries: the edition's summaries, in the sources' own sentences.
    public init(_ summaries: Summaries, of edition: Edition) {
        self.summaries = summaries.byStory
        depths = summaries.depths
        files = Dictionary(edition.stories.map { ($0.story.id, $0) }, uniquingKeysWith: { first, _ in first })
        threads = edition.threads.byStory
    }

    /// Returns the day with an extract for each headline that has none and whose story still has anything to quote.
    public func added(to day: Day) -> Day {
        var day = day
        for index in day.headlines.indices where day.headlines[index].extract == nil {
            let extract = extract(of: day.headlines[index].story)
            day.headlines[index].extract = extract == Extract() ? nil : extract
        }
        return day
    }

    private func extract(of story: Story.ID) -> Extract {
        let (summary, depth) = (summaries[story], depths[story])
        let briefs = (files[story]?.briefs ?? []) + (summary?.briefs ?? [])
        func passage(_ text: String, _ article: Article.ID?, by speaker: String? = nil) -> Extract.Passage? {
            briefs.first { $0.id == article }.map { Extract.Passage(text, from: $0, by: speaker) }
        }
        return Extract(
            sentence: summary?.sentences.first.flatMap { passage($0.text, $0.article) },
            figure: depth?.numbers.first.flatMap { passage($0.text, $0.articles.first) },
            quotation: depth?.words.first.flatMap { passage($0.text, $0.article, by: $0.speaker) },
            thread: threads[story]?.id)
    }
}
