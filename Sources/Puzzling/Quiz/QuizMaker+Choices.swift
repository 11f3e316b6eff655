internal import Foundation
internal import Newsroom
internal import TextReading

/// Multiple-choice questions about a gap: the right answer and three wrong ones.
extension QuizMaker {
    /// Makes a question about a gap.
    ///
    /// - Parameter asked: the questions so far. Their right answers are not used here, and their wrong ones only if
    ///   others run out.
    func question(
        about gap: TitleGap, amid gaps: [TitleGap], after asked: [QuizQuestion] = [],
        by generator: inout SeededGenerator
    ) -> QuizQuestion? {
        let known = Set(asked.map { $0.choices[$0.answer] })
        guard !known.contains(gap.words) else { return nil }
        let others = generator.shuffled(
            gaps.filter { other in
                other.kind == gap.kind && other.place?.kind == gap.place?.kind
                    && other.brief.story.id != gap.brief.story.id
            })
        let reports = [news.all] + earlier.map(\.news.all)
        let similar = SimilarNews(gap, rules: rules)
        guard !similar.isUnknown(finder.book, in: reports.flatMap(\.self)) else { return nil }
        var pool: [String]
        switch gap.kind {
        case .place:
            let isCountry = gap.place?.kind == .country
            pool =
                isCountry
                ? countries(beside: gap, among: others, by: &generator) : towns(beside: gap, among: others)
            guard !reports.contains(where: similar.isElsewhere) else { return nil }
            pool.removeAll { name in
                !finder.isUnnamed(name, in: gap.brief.article.title)
                    || reports.contains { similar.fits(name, in: $0) }
            }
        case .person:
            pool = others.filter { finder.areAlike(gap, $0) }.map(\.words)
        case .number: pool = gap.others
        }
        let shown = Set(asked.flatMap(\.choices))
        pool = pool.filter { !shown.contains($0) } + pool.filter { shown.contains($0) && !known.contains($0) }
        var wrong: [String] = []
        for words in pool
        where wrong.count < 3 && !wrong.contains(words) && !Self.areOne(words, gap.words)
            && news.isSilent(on: words, story: gap.brief.story.id)
        {
            wrong.append(words)
        }
        guard wrong.count == 3 else { return nil }
        let choices = gap.kind == .number ? Self.sorted(wrong + [gap.words]) : generator.shuffled(wrong + [gap.words])
        guard let answer = choices.firstIndex(of: gap.words) else { return nil }
        return QuizQuestion(
            kind: gap.kind, before: gap.before, behind: gap.behind, choices: choices, answer: answer,
            brief: gap.brief)
    }

    /// Returns whether one name contains the other ("Guinea", "Papua New Guinea").
    private static func areOne(_ one: String, _ other: String) -> Bool {
        let (one, other) = (plain(one), plain(other))
        return one.contains(other) || other.contains(one)
    }

    /// The distance between towns, in kilometres, beyond which what happens in one is never said of the other.
    private static let leastDistance = 100.0

    /// Returns the countries that can be wrong answers, which are of the same continent: beside "the African …" any other
    /// would rule itself out.
    private func countries(
        beside gap: TitleGap, among others: [TitleGap], by generator: inout SeededGenerator
    ) -> [String] {
        let listed = generator.shuffled(rules.countries.map { (name: $0.text, code: $0.meaning ?? "") })
        // The publisher's own country is never the answer, so it would be no choice.
        let all = (others.map { (name: $0.words, code: $0.place?.country ?? "") } + listed).filter { country in
            country.code != gap.place?.country && country.code != gap.brief.source.country
        }
        let continent = gap.place.flatMap { Continent(ofCountry: $0.country) }
        return all.filter { continent == nil || Continent(ofCountry: $0.code) == continent }.map(\.name)
    }

    /// Returns the towns and regions that can be wrong answers. They are in the same country, because a foreign one
    /// would be too easy to rule out, but not nearby. Foreign ones are added only if the publisher's country is
    /// unknown.
    private func towns(beside gap: TitleGap, among others: [TitleGap]) -> [String] {
        guard let place = gap.place else { return [] }
        let near = others.filter { other in
            other.place.map { $0.country == place.country && $0.kilometres(to: place) >= Self.leastDistance } ?? false
        }.map(\.words)
        guard gap.brief.source.country == nil else { return near }
        return near + others.filter { $0.place?.country != place.country }.map(\.words)
    }

    private static func sorted(_ numbers: [String]) -> [String] {
        numbers.sorted { ($0.count, $0) < ($1.count, $1) }
    }
}
