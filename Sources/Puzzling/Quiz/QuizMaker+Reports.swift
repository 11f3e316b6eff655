internal import Newsroom

/// Questions that ask readers to choose among four reports.
extension QuizMaker {
    /// The fewest publishers per story, so that readers may have seen it.
    private static let leastPublishers = 2
    /// The factor by which the most widely covered story must have more publishers than each of the others.
    private static let lead = 2

    /// Asks which of four stories most publishers covered: one that at least twice as many covered as any other.
    func most(among reports: [Brief], by generator: inout SeededGenerator) -> QuizQuestion? {
        let stories = leading(reports)
        guard let wide = stories.max(by: { $0.story.publishers < $1.story.publishers }) else { return nil }
        let others = generator.shuffled(
            stories.filter { brief in
                brief.story.publishers * Self.lead <= wide.story.publishers && Self.areAlike(brief, wide)
            })
        var seen = rules.significantWords(of: wide.article.title)
        var briefs = [wide]
        // Reports of the same desk first, because their news has the same weight.
        let category = wide.topic.category
        let ordered =
            others.filter { $0.topic.category == category } + others.filter { $0.topic.category != category }
        for brief in ordered where briefs.count < 4 {
            // No two may share a topic that clustering failed to merge into one story.
            let significantWords = rules.significantWords(of: brief.article.title)
            guard significantWords.isDisjoint(with: seen) else { continue }
            seen.formUnion(significantWords)
            briefs.append(brief)
        }
        guard briefs.count == 4 else { return nil }
        let choices = generator.shuffled(briefs)
        guard let answer = choices.firstIndex(where: { $0.id == wide.id }) else { return nil }
        return QuizQuestion(
            kind: .most, choices: choices.map(\.article.title), answer: answer, briefs: choices)
    }

    /// Returns one news report of each story that several publishers covered, its leading one if possible.
    private func leading(_ reports: [Brief]) -> [Brief] {
        var places: [Story.ID: Int] = [:]
        var found: [Brief] = []
        for brief in reports {
            guard brief.story.publishers >= Self.leastPublishers, news.hasLongSummary(brief),
                !Self.quotes(brief.article.title),
                // "10 used cars under $15,000" is a list.
                brief.article.title.first?.isNumber != true
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

    /// Returns whether two headlines are about equally long. A much longer one would give the answer away.
    private static func areAlike(_ one: Brief, _ other: Brief) -> Bool {
        let (one, other) = (one.article.title.count, other.article.title.count)
        return max(one, other) * 3 <= min(one, other) * 5
    }
}
