import Foundation
import Newsroom

@testable import SiteBuilding

extension Invented {
    static var summaries: Summaries { summaries(ledBy: edition().headlines) }

    /// The flood in two sources' sentences, the rates in a model's, a title without any, and what other headlines'
    /// cards say; below them one story of a category.
    static func summaries(ledBy headlines: [Brief]) -> Summaries {
        let flood = StorySummary(
            sentences: [
                SourcedSentence(text: "The river rose above the quays on Wednesday.", article: floodStory.briefs[0].id),
                SourcedSentence(text: "“We left at night,” a baker said.", article: floodStory.briefs[1].id),
            ], briefs: Array(floodStory.briefs.prefix(2)))
        let rates = StorySummary(
            sentences: [SourcedSentence(text: "The bank left its rates as they were.", article: nil)],
            briefs: Array(rateStory.briefs.prefix(2)), model: "small-model")
        let (alone, guide) = (singles[7], singles[8])
        let byStory = [
            floodStory.story.id: flood, rateStory.story.id: rates, alone.story.id: StorySummary(briefs: [alone]),
        ]
        func summary(of brief: Brief) -> StorySummary {
            let text = Excerpt.text(of: brief.article).map { [SourcedSentence(text: $0, article: brief.id)] }
            return byStory[brief.story.id] ?? StorySummary(sentences: text ?? [], briefs: [brief])
        }
        return Summaries(
            digest: Digest(
                top: headlines.map { Digest.Item(lead: $0, summary: summary(of: $0)) },
                sections: [
                    Digest.Section(
                        category: categories[7], items: [Digest.Item(lead: guide, summary: summary(of: guide))])
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
