internal import Foundation
internal import Newsroom

/// Questions that choose among four reports.
extension QuizMaker {
    /// As far apart as reports must be where it is asked which came first, in seconds.
    private static let apart: TimeInterval = 6 * 3600
    /// As many stories are told by several publishers, whom one may have read; others came first for nobody.
    private static let told = 2
    /// As many publishers tell what most told, where each of the others was told by one.
    private static let many = 3

    /// Which of four reports came first, each of another story that was widely told.
    func first(among all: [Brief], by chance: inout Chance) -> QuizQuestion? {
        var stories: Set<Story.ID> = []
        let dated = all.filter { brief in
            guard let published = brief.article.published, published <= brief.article.firstSeen,
                brief.article.updated.map({ $0 >= published }) ?? true, brief.story.publishers >= Self.told,
                Self.isMoment(published)
            else { return false }
            return stories.insert(brief.story.id).inserted
        }
        return first(of: chance.shuffled(dated.prefix(40)), by: &chance)
    }

    /// Whether a date is one to the minute. A whole hour may be a date alone, whose day begins then somewhere, or when a text that
    /// was ready before was let out.
    private static func isMoment(_ date: Date) -> Bool {
        !Int(date.timeIntervalSince1970).isMultiple(of: 1800)
    }

    /// Four reports of which one was published well before the others, by the dates that their publishers give.
    private func first(of reports: [Brief], by chance: inout Chance) -> QuizQuestion? {
        for early in reports {
            guard let time = early.article.published else { continue }
            let late = reports.filter { brief in
                (brief.article.published ?? time) >= time.addingTimeInterval(Self.apart)
                    && brief.source.family != early.source.family
            }
            guard late.count >= 3 else { continue }
            let briefs = chance.shuffled(late.prefix(3) + [early])
            guard let answer = briefs.firstIndex(where: { $0.id == early.id }) else { continue }
            return QuizQuestion(kind: .first, choices: briefs.map(\.article.title), answer: answer, briefs: briefs)
        }
        return nil
    }

    /// Which of four stories most publishers told: one that several did, and three that one did.
    func most(among reports: [Brief], by chance: inout Chance) -> QuizQuestion? {
        let told = reports.filter { news.isTold($0) }
        guard let wide = told.max(by: { $0.story.publishers < $1.story.publishers }),
            wide.story.publishers >= Self.many
        else { return nil }
        var seen = rules.matters(of: wide.article.title)
        var briefs = [wide]
        for brief in chance.shuffled(told) where briefs.count < 4 && brief.story.publishers == 1 {
            // Nor are any two of them about one thing that was not found to be one story.
            let matters = rules.matters(of: brief.article.title)
            guard matters.isDisjoint(with: seen) else { continue }
            seen.formUnion(matters)
            briefs.append(brief)
        }
        guard briefs.count == 4 else { return nil }
        let choices = chance.shuffled(briefs)
        guard let answer = choices.firstIndex(where: { $0.id == wide.id }) else { return nil }
        return QuizQuestion(
            kind: .most, choices: choices.map(\.article.title), answer: answer, briefs: choices)
    }
}
