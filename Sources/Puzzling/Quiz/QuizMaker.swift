internal import Foundation
internal import Newsroom
internal import TextReading

/// Makes quiz questions about a day's news. Each relies on the exact words of headlines, never on an interpretation.
struct QuizMaker {
    let news: QuizNews
    let finder: GapFinder
    let rules: PuzzleRules
    /// The finders for earlier days, which supply wrong names.
    var earlier: [GapFinder] = []

    /// Makes a day's questions, each about a different story, starting with one of each kind.
    func questions(for day: Day.ID, _ readings: inout ArticleReadings) -> [QuizQuestion] {
        var generator = SeededGenerator("quiz", day)
        let gaps = gaps(&readings, by: &generator)
        let others = Dictionary(grouping: gaps.others, by: \.kind)
        var left = Dictionary(grouping: gaps.questions.reversed(), by: \.kind)
        var questions: [QuizQuestion] = []
        var asked: Set<Story.ID> = []
        let kinds = (0..<PuzzleDay.mostQuestions).flatMap { _ in QuizQuestion.Kind.allCases }
        for kind in kinds where questions.count < PuzzleDay.mostQuestions {
            var next: QuizQuestion?
            while next == nil, let gap = left[kind]?.popLast() {
                guard !asked.contains(gap.brief.story.id) else { continue }
                next = question(about: gap, amid: others[kind] ?? [], after: questions, by: &generator)
            }
            guard let next else { continue }
            questions.append(next)
            asked.insert(next.brief.story.id)
        }
        return questions
    }

    /// Returns every question that could be asked, most important stories first.
    func candidates(for day: Day.ID, _ readings: inout ArticleReadings) -> [QuizQuestion] {
        var generator = SeededGenerator("quiz", day)
        let gaps = gaps(&readings, by: &generator)
        return gaps.questions.compactMap { question(about: $0, amid: gaps.others, by: &generator) }
    }

    /// Returns the gaps in a day's headlines, and the gaps that supply wrong answers.
    private func gaps(
        _ readings: inout ArticleReadings, by generator: inout SeededGenerator
    ) -> (questions: [TitleGap], others: [TitleGap]) {
        var gaps: [TitleGap] = []
        var choices: [TitleGap] = []
        for brief in news.reports {
            let reading = readings.reading(of: brief.article, tag: brief.source.language, withText: false)
            guard finder.isFreeOfSadNews(about: brief, reading) else { continue }
            gaps += [
                finder.place(in: brief), finder.person(in: brief, reading),
                finder.number(in: brief, reading, by: &generator),
            ].compactMap(\.self)
            choices += [
                finder.place(in: brief, isChoice: true), finder.person(in: brief, reading, isChoice: true),
            ].compactMap(\.self)
        }
        return (gaps, choices + wrong(where: Set(gaps.map(\.kind)), &readings))
    }

    /// Collects wrong answers from earlier days' headlines: places, and people without sad news today.
    private func wrong(where kinds: Set<QuizQuestion.Kind>, _ readings: inout ArticleReadings) -> [TitleGap] {
        var found: [TitleGap] = []
        for finder in earlier {
            for brief in finder.news.reports {
                if kinds.contains(.place), let place = finder.place(in: brief, isChoice: true) { found.append(place) }
                let reading = readings.reading(of: brief.article, tag: brief.source.language, withText: false)
                guard self.finder.isFreeOfSadNews(about: brief, reading) else { continue }
                guard kinds.contains(.person) else { continue }
                if let person = finder.person(in: brief, reading, isChoice: true),
                    news.isFreeOfSadNews(about: person.words)
                {
                    found.append(person)
                }
            }
        }
        return found
    }
}
