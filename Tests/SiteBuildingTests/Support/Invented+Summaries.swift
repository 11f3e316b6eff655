import Foundation
import Newsroom

extension Invented {
    /// The flood in two sources' sentences, the rates in a model's, and a title without any.
    static var summaries: Summaries {
        let flood = StorySummary(
            sentences: [
                SourcedSentence(text: "The river rose above the quays on Wednesday.", article: floodStory.briefs[0].id),
                SourcedSentence(text: "“We left at night,” a baker said.", article: floodStory.briefs[1].id),
            ], briefs: Array(floodStory.briefs.prefix(2)))
        let rates = StorySummary(
            sentences: [SourcedSentence(text: "The bank left its rates as they were.", article: nil)],
            briefs: Array(rateStory.briefs.prefix(2)), model: "small-model")
        let alone = singles[7]
        return Summaries(
            digest: Digest(
                sections: [
                    .init(category: categories[0], items: [.init(lead: floodStory.lead, summary: flood)]),
                    .init(category: categories[5], items: [.init(lead: rateStory.lead, summary: rates)]),
                    .init(category: categories[7], items: [.init(lead: alone, summary: StorySummary(briefs: [alone]))]),
                ], words: 1_098),
            stories: [floodStory.story.id: flood, rateStory.story.id: rates])
    }

    static var patterns: Patterns {
        Patterns(
            signals: [
                Signal(
                    kind: .momentum, topic: "Storms and floods", briefs: floodStory.briefs, publishers: 4,
                    usual: UsualCount(average: 1.6, weekday: 3)),
                Signal(kind: .convergence, topic: "War and peace", briefs: manyStory.briefs, publishers: 40),
            ],
            trends: [
                Trend(
                    term: "Ceasefire <b>", isName: true, briefs: manyStory.briefs, publishers: 40,
                    usual: UsualCount(average: 0.2))
            ])
    }
}
