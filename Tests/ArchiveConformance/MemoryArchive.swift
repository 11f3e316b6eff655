public import Archiving
public import Foundation
public import Newsroom
internal import Synchronization

/// An archive that ends with the test: the promises of `Archive` and nothing else.
public final class MemoryArchive: Archive {
    private struct State {
        var articles: [Article.ID: Article] = [:]
        var records: [FeedSource.ID: FeedRecord] = [:]
        var stories: [Article.ID: Story.ID] = [:]
        var storyRecords: [Story.ID: StoryRecord] = [:]
        var threadRecords: [StoryThread.ID: ThreadRecord] = [:]
        var permalinks: [String: Permalink] = [:]
        var editions: [EditionRecord] = []
        var pages: [Article.ID: ArticlePage] = [:]
        var robots: [String: RobotsRecord] = [:]
        var days: [Day.ID: Day] = [:]
        var pictures: [String: (record: PictureRecord, shown: Date)] = [:]
        var expired: [Article.ID: Date] = [:]
        var answers: [String: (text: String, used: Date)] = [:]
        var siteState: SiteState?
    }

    private let state = Mutex(State())

    public init() {}

    public func records() -> [FeedSource.ID: FeedRecord] { state.withLock { $0.records } }

    public func articles(since date: Date) -> [Article] {
        state.withLock { $0.articles.values.filter { $0.lastSeen >= date || $0.moment >= date } }
            .sorted { ($0.firstSeen, $0.id) < ($1.firstSeen, $1.id) }
    }

    public func stories() -> [Article.ID: Story.ID] { state.withLock { $0.stories } }

    public func storyRecords() -> [StoryRecord] {
        state.withLock { $0.storyRecords.values.sorted { $0.id < $1.id } }
    }

    public func threadRecords() -> [ThreadRecord] {
        state.withLock { $0.threadRecords.values.sorted { $0.id < $1.id } }
    }

    public func permalinks() -> [Permalink] {
        state.withLock { $0.permalinks.values.sorted { $0.path < $1.path } }
    }

    public func edition(before moment: Date) -> EditionRecord? {
        state.withLock { $0.editions.filter { $0.moment < moment }.max { $0.moment < $1.moment } }
    }

    public func pages() -> [Article.ID: ArticlePage] { state.withLock { $0.pages } }

    public func robots(of origins: [String], since date: Date) -> [RobotsRecord] {
        state.withLock { state in
            Set(origins).sorted().compactMap { state.robots[$0] }.filter { $0.fetched > date }
        }
    }

    public func days() -> ArchivedDays { ArchivedDays(state.withLock { $0.days.values.sorted { $0.id < $1.id } }) }

    public func pictures(at addresses: [String]) -> [String: PictureRecord] {
        let wanted = Set(addresses)
        return state.withLock { $0.pictures.filter { wanted.contains($0.key) }.mapValues(\.record) }
    }

    public func modelAnswers(to questions: [String]) -> [String: String] {
        let wanted = Set(questions)
        return state.withLock { $0.answers.filter { wanted.contains($0.key) }.mapValues(\.text) }
    }

    public func siteState() -> SiteState? { state.withLock { $0.siteState } }

    public func store(siteState: SiteState) { state.withLock { $0.siteState = siteState } }

    public func store(articles: [Article], records: [FeedRecord]) {
        state.withLock { state in
            if !articles.isEmpty { state.siteState = nil }
            for var article in articles {
                if let known = state.articles[article.id] {
                    article.firstSeen = known.firstSeen
                    article.lastSeen = max(known.lastSeen, article.lastSeen)
                }
                state.articles[article.id] = article
            }
            for record in records { state.records[record.source] = record }
        }
    }

    public func store(pages: [ArticlePage], robots: [RobotsRecord]) {
        state.withLock { state in
            for page in pages { state.pages[page.article] = page }
            if !pages.isEmpty { state.siteState = nil }
            for record in robots { state.robots[record.origin] = record }
        }
    }

    public func store(stories: [Story]) {
        state.withLock { state in
            for story in stories { for article in story.articles { state.stories[article] = story.id } }
        }
    }

    public func store(days: [Day]) {
        state.withLock { state in
            for day in days {
                if !day.isOver {
                    state.days[day.id]?.isOver = false
                } else if state.days[day.id]?.isOver != true {
                    state.days[day.id] = day
                }
            }
        }
    }

    public func store(
        pictures: [PictureRecord], shown addresses: [String], robots: [RobotsRecord], at now: Date
    ) {
        state.withLock { state in
            for record in pictures { state.pictures[record.url] = (record, now) }
            for address in addresses where state.pictures[address] != nil { state.pictures[address]?.shown = now }
            for record in robots { state.robots[record.origin] = record }
        }
    }

    public func store(modelAnswers answers: [String: String], at now: Date, forgettingBefore date: Date) {
        state.withLock { state in
            for (question, answer) in answers { state.answers[question] = (answer, now) }
            state.answers = state.answers.filter { $0.value.used >= date }
        }
    }

    public func store(permalinks: [Permalink], stories: [StoryRecord], threads: [ThreadRecord]) {
        state.withLock { state in
            for permalink in permalinks { state.permalinks[permalink.path] = permalink }
            for record in stories { state.storyRecords[record.id] = record }
            for record in threads { state.threadRecords[record.id] = record }
        }
    }

    public func store(edition: EditionRecord) {
        state.withLock { state in
            let before = state.editions.filter { $0.moment < edition.moment }.max { $0.moment < $1.moment }
            state.editions = [before, edition].compactMap { $0 }
        }
    }

    public func rename(source old: FeedSource.ID, to new: FeedSource.ID) {
        state.withLock { state in
            for (id, var article) in state.articles {
                if article.source == old { article.source = new }
                article.alsoIn = article.alsoIn.map { $0 == old ? new : $0 }.filter { $0 != article.source }
                state.articles[id] = article
            }
            state.records[old] = nil
            state.siteState = nil
        }
    }

    public func expire(_ articles: Set<Article.ID>, at moment: Date, forgettingMarkedBefore date: Date) -> Int {
        state.withLock { state in
            state.expired = state.expired.filter { articles.contains($0.key) && $0.value <= moment }
            var count = 0
            for article in articles {
                guard let since = state.expired[article] else {
                    state.expired[article] = moment
                    continue
                }
                guard since < date else { continue }
                if state.articles.removeValue(forKey: article) != nil { count += 1 }
                state.expired[article] = nil
                state.stories[article] = nil
                state.pages[article] = nil
            }
            if count > 0 { state.siteState = nil }
            return count
        }
    }

    public func forgetRobots(fetchedBy date: Date) {
        state.withLock { state in state.robots = state.robots.filter { $0.value.fetched > date } }
    }

    public func forget(before date: Date) {
        state.withLock { state in
            state.pictures = state.pictures.filter { $0.value.shown >= date }
        }
    }
}
