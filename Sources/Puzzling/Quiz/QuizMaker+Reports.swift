internal import Foundation
internal import Newsroom

/// Questions that ask readers to choose among four reports.
extension QuizMaker {
    /// The minimum time between the first report and the others, in seconds.
    private static let leastGap: TimeInterval = 6 * 3600
    /// The fewest publishers per story, so that readers may have seen it.
    private static let leastPublishers = 2
    /// The factor by which the most widely covered story must have more publishers than each of the others.
    private static let lead = 2

    /// Asks which of four reports came first, each about a different, widely covered story.
    func first(among all: [Brief], by chance: inout Chance) -> QuizQuestion? {
        let dated = leading(all).filter { brief in
            guard let published = brief.article.published, published <= brief.article.firstSeen,
                brief.article.updated.map({ $0 >= published }) ?? true
            else { return false }
            return Self.isMoment(published)
        }
        return first(of: chance.shuffled(dated.prefix(40)), by: &chance)
    }

    /// Returns whether a date is precise to the minute. A full or half hour may be a bare date, shown as midnight in
    /// some time zone, or the scheduled release of an embargoed text.
    private static func isMoment(_ date: Date) -> Bool {
        !Int(date.timeIntervalSince1970).isMultiple(of: 1800)
    }

    /// Finds four reports, one published well before the others by its publisher's own date.
    private func first(of reports: [Brief], by chance: inout Chance) -> QuizQuestion? {
        for early in reports {
            guard let time = early.article.published else { continue }
            let late = reports.filter { brief in
                (brief.article.published ?? time) >= time.addingTimeInterval(Self.leastGap)
                    && brief.source.family != early.source.family
            }
            guard late.count >= 3 else { continue }
            let briefs = chance.shuffled(late.prefix(3) + [early])
            guard let answer = briefs.firstIndex(where: { $0.id == early.id }) else { continue }
            return QuizQuestion(kind: .first, choices: briefs.map(\.article.title), answer: answer, briefs: briefs)
        }
        return nil
    }

    /// Asks which of four stories most publishers covered: one that at least twice as many covered as any other.
    func most(among reports: [Brief], by chance: inout Chance) -> QuizQuestion? {
        let stories = leading(reports)
        guard let wide = stories.max(by: { $0.story.publishers < $1.story.publishers }) else { return nil }
        let others = chance.shuffled(
            stories.filter { brief in
                brief.story.publishers * Self.lead <= wide.story.publishers && Self.areAlike(brief, wide)
            })
        var seen = rules.matters(of: wide.article.title)
        var briefs = [wide]
        // Reports of the same desk first, because their news has the same weight.
        let category = wide.topic.category
        let ordered =
            others.filter { $0.topic.category == category } + others.filter { $0.topic.category != category }
        for brief in ordered where briefs.count < 4 {
            // No two may share a topic that clustering failed to merge into one story.
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

    /// Returns one news report of each story that several publishers covered, its leading one if possible.
    private func leading(_ reports: [Brief]) -> [Brief] {
        var places: [Story.ID: Int] = [:]
        var found: [Brief] = []
        for brief in reports {
            guard brief.story.publishers >= Self.leastPublishers, news.isTold(brief),
                !Self.quotes(brief.article.title)
            else { continue }
            if let place = places[brief.story.id] {
                if brief.id == brief.story.lead { found[place] = brief }
            } else {
                places[brief.story.id] = found.count
                found.append(brief)
            }
        }
        return found
    }

    /// Returns whether a headline quotes somebody, as those of interviews and comments do.
    private static func quotes(_ title: String) -> Bool {
        title.contains { "\"“”«»„".contains($0) } || title.contains(" '") || title.contains(" ‘")
    }

    /// Returns whether two headlines are about as long as each other: a much longer one stands out.
    private static func areAlike(_ one: Brief, _ other: Brief) -> Bool {
        let (one, other) = (one.article.title.count, other.article.title.count)
        return max(one, other) * 3 <= min(one, other) * 5
    }
}
