internal import Foundation
internal import Newsroom
internal import SentenceReading
internal import TextReading

/// Asks about a day's news. Each question is about the very words of headlines or the dates of reports, so that its right answer is
/// what a publisher wrote and nothing that was understood.
struct QuizMaker {
    private static let most = 5
    /// With fewer there is no quiz.
    private static let fewest = 3
    /// As far apart as reports must be where it is asked which came first, in seconds.
    private static let apart: TimeInterval = 6 * 3600
    /// As many stories are told by several publishers, whom one may have read; others came first for nobody.
    private static let told = 2

    let news: QuizNews
    let finder: GapFinder
    let rules: PuzzleRules
    /// Those of the days before, to choose wrong names from.
    var earlier: [GapFinder] = []

    /// The questions of a day, each about another story.
    func questions(for day: Day.ID, _ readings: inout ArticleReadings) -> [QuizQuestion] {
        let all = candidates(for: day, &readings)
        var asked: Set<Story.ID> = []
        var questions: [QuizQuestion] = []
        let order: [QuizQuestion.Kind] = [.place, .person, .number, .place, .person, .number, .first, .place, .person]
        for kind in order where questions.count < Self.most {
            guard
                let next = all.first(where: { question in
                    question.kind == kind && question.briefs.allSatisfy { !asked.contains($0.story.id) }
                })
            else { continue }
            asked.formUnion(next.briefs.map(\.story.id))
            questions.append(next)
        }
        return questions.count < Self.fewest ? [] : questions
    }

    /// Every question that could be asked, the weightiest stories' first; of which report came first at most one.
    func candidates(for day: Day.ID, _ readings: inout ArticleReadings) -> [QuizQuestion] {
        var chance = Chance("quiz", day)
        var gaps: [TitleGap] = []
        for brief in news.reports {
            let reading = readings.reading(of: brief.article, tag: brief.source.language, withText: false)
            gaps += [
                finder.place(in: brief), finder.person(in: brief, reading),
                finder.number(in: brief, reading, by: &chance),
            ].compactMap(\.self)
        }
        let others = gaps + names(where: Set(gaps.map(\.kind)), &readings)
        return gaps.compactMap { question(about: $0, amid: others, by: &chance) }
            + [first(by: &chance)].compactMap(\.self)
    }

    /// The people and places of headlines of the days before, of whom nothing sad is said today.
    private func names(where kinds: Set<QuizQuestion.Kind>, _ readings: inout ArticleReadings) -> [TitleGap] {
        var found: [TitleGap] = []
        for finder in earlier {
            for brief in finder.news.reports {
                if kinds.contains(.place), let place = finder.place(in: brief) { found.append(place) }
                guard kinds.contains(.person) else { continue }
                let reading = readings.reading(of: brief.article, tag: brief.source.language, withText: false)
                if let person = finder.person(in: brief, reading), news.isGlad(about: person.words) {
                    found.append(person)
                }
            }
        }
        return found
    }

    private func question(about gap: TitleGap, amid gaps: [TitleGap], by chance: inout Chance) -> QuizQuestion? {
        let others = chance.shuffled(
            gaps.filter { $0.kind == gap.kind && $0.sort == gap.sort && $0.brief.story.id != gap.brief.story.id })
        var pool: [String]
        switch gap.kind {
        case .place:
            // Of another country, where there are such.
            pool = others.filter { $0.country != gap.country }.map(\.words)
            if gap.sort == PlaceKind.country.rawValue { pool += chance.shuffled(rules.countries) }
        case .person: pool = others.map(\.words)
        case .number, .first: pool = gap.others
        }
        var wrong: [String] = []
        for words in pool
        where wrong.count < 3 && !wrong.contains(words) && !Self.areOne(words, gap.words)
            && news.isSilent(on: words, story: gap.brief.story.id)
        {
            wrong.append(words)
        }
        guard wrong.count == 3 else { return nil }
        let choices = gap.kind == .number ? Self.sorted(wrong + [gap.words]) : chance.shuffled(wrong + [gap.words])
        guard let answer = choices.firstIndex(of: gap.words) else { return nil }
        return QuizQuestion(
            kind: gap.kind, before: gap.before, behind: gap.behind, choices: choices, answer: answer,
            briefs: [gap.brief])
    }

    /// Whether one name has the other in it ("Guinea", "Papua New Guinea").
    private static func areOne(_ one: String, _ other: String) -> Bool {
        let (one, other) = (plain(one), plain(other))
        return one.contains(other) || other.contains(one)
    }

    private static func sorted(_ numbers: [String]) -> [String] {
        numbers.sorted { ($0.count, $0) < ($1.count, $1) }
    }

    /// Which of four reports came first, each of another story that was widely told.
    private func first(by chance: inout Chance) -> QuizQuestion? {
        var stories: Set<Story.ID> = []
        let dated = news.reports.filter { brief in
            guard let published = brief.article.published, published <= brief.article.firstSeen,
                brief.article.updated.map({ $0 >= published }) ?? true, brief.story.publishers >= Self.told,
                Self.isMoment(published)
            else { return false }
            return stories.insert(brief.story.id).inserted
        }
        return first(among: chance.shuffled(dated.prefix(40)), by: &chance)
    }

    /// Whether a date is one to the minute. A whole hour may be a date alone, whose day begins then somewhere, or when a text that
    /// was ready before was let out.
    private static func isMoment(_ date: Date) -> Bool {
        !Int(date.timeIntervalSince1970).isMultiple(of: 1800)
    }

    /// Four reports of which one was published well before the others, by the dates that their publishers give.
    private func first(among reports: [Brief], by chance: inout Chance) -> QuizQuestion? {
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
}
