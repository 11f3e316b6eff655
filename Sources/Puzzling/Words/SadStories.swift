internal import Computing
internal import Foundation
internal import Newsroom

/// The headlines that no word puzzle uses, because their report is sad or another one of the story has a grim headline.
/// The headline alone may not show it: "Her stepfather breaks his silence".
struct SadStories {
    /// The time of each story's first report with a grim headline.
    private let since: [Story.ID: Date]
    /// The sad reports among the days' headlines.
    private let sad: Set<Article.ID>
    /// The current story of each headline's article, which may have changed since its day was archived.
    private let stories: [Article.ID: Story.ID]

    /// - Parameter briefs: all known reports.
    init(of days: some Sequence<Day>, in briefs: [Brief], rules: PuzzleRules) {
        let clippings = days.flatMap { $0.headlines + $0.stories }
        let articles = Set(clippings.map(\.article))
        let stories = Dictionary(
            briefs.lazy.filter { articles.contains($0.id) }.map { ($0.id, $0.story.id) }, uniquingKeysWith: { $1 })
        let shown = Set(clippings.map(\.story)).union(stories.values)
        let members = briefs.filter { shown.contains($0.story.id) }
        let isGrim = members.concurrentMap { rules.isGrim($0.article.title) }
        since = Dictionary(
            zip(members, isGrim).lazy.filter { $1 }.map { ($0.0.story.id, $0.0.article.moment) }, uniquingKeysWith: min)
        let own = members.filter { articles.contains($0.id) }
        sad = Set(zip(own, own.concurrentMap { !QuizNews.isFreeOfSadNews($0, rules) }).lazy.filter { $1 }.map(\.0.id))
        self.stories = stories
    }

    /// Returns whether a headline is one of these because of reports before a moment. Later ones don't count: a day's
    /// puzzles must not change once it is over.
    func contain(_ clipping: Clipping, before end: Date) -> Bool {
        sad.contains(clipping.article)
            || [clipping.story, stories[clipping.article]].contains { story in
                story.flatMap { since[$0] }.map { $0 < end } ?? false
            }
    }
}
