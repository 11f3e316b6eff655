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
        var pool: [String]
        switch gap.kind {
        case .place:
            let isCountry = gap.place?.kind == .country
            pool =
                isCountry
                ? countries(beside: gap, among: others, by: &generator) : towns(beside: gap, among: others)
            pool.removeAll { !finder.isUnnamed($0, in: gap.brief.article.title) }
        case .person:
            // From one desk: among politicians a singer would be no choice.
            pool = others.filter { $0.brief.topic.category == gap.brief.topic.category }.map(\.words)
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

    /// Returns the countries that can be wrong answers, those of the same continent first: beside "the African …" any
    /// other would rule itself out.
    private func countries(
        beside gap: TitleGap, among others: [TitleGap], by generator: inout SeededGenerator
    ) -> [String] {
        let listed = generator.shuffled(rules.countries.map { (name: $0.text, code: $0.meaning ?? "") })
        // The publisher's own country is never the answer, so it would be no choice.
        let all = (others.map { (name: $0.words, code: $0.place?.country ?? "") } + listed).filter { country in
            country.code != gap.place?.country && country.code != gap.brief.source.country
        }
        let continent = gap.place.flatMap { Continent(ofCountry: $0.country) }
        let near = all.filter { continent != nil && Continent(ofCountry: $0.code) == continent }
        let far = all.filter { continent == nil || Continent(ofCountry: $0.code) != continent }
        return (near + far).map(\.name)
    }

    /// Returns the towns and regions that can be wrong answers. They are in the same country, because a foreign one
    /// would be too easy to rule out, but not nearby. Foreign ones are added only if the publisher's country is
    /// unknown.
    private func towns(beside gap: TitleGap, among others: [TitleGap]) -> [String] {
        guard let place = gap.place else { return [] }
        let near = others.filter { other in
            other.place.map { $0.country == place.country && Self.areApart($0, place) } ?? false
        }.map(\.words)
        guard gap.brief.source.country == nil else { return near }
        return near + others.filter { $0.place?.country != place.country }.map(\.words)
    }

    /// Returns whether two places are so far apart that a report on one is not on the other as well.
    private static func areApart(_ one: Place, _ other: Place) -> Bool {
        // A degree is 111 km; degrees of longitude shrink towards the poles.
        let north = (one.latitude - other.latitude) * 111
        let east = (one.longitude - other.longitude) * 111 * cos(one.latitude * .pi / 180)
        return (north * north + east * east).squareRoot() >= leastDistance
    }

    private static func sorted(_ numbers: [String]) -> [String] {
        numbers.sorted { ($0.count, $0) < ($1.count, $1) }
    }
}
