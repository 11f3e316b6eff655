internal import Newsroom

/// Multiple-choice questions about a gap: the right answer and three wrong ones.
extension QuizMaker {
    /// Makes a question about a gap.
    ///
    /// - Parameter asked: the questions so far. Their right answers are not used as wrong ones here, and their wrong
    ///   ones only if others run out.
    func question(
        about gap: TitleGap, amid gaps: [TitleGap], after asked: [QuizQuestion] = [], by chance: inout Chance
    ) -> QuizQuestion? {
        let others = chance.shuffled(
            gaps.filter { $0.kind == gap.kind && $0.sort == gap.sort && $0.brief.story.id != gap.brief.story.id })
        var pool: [String]
        switch gap.kind {
        case .place:
            // From another country, if possible.
            pool = others.filter { $0.country != gap.country }.map(\.words)
            if gap.sort == PlaceKind.country.rawValue { pool += chance.shuffled(rules.countries) }
        case .person: pool = others.map(\.words)
        case .number: pool = gap.others
        case .ending, .word:
            // From another category, so that it cannot pass for a right answer.
            pool = others.filter { $0.brief.topic.category != gap.brief.topic.category && isStrange($0.brief, to: gap) }
                .map(\.words)
            // Prefer similar lengths, so that the length does not give the answer away.
            let length = gap.words.count
            if gap.kind == .ending { pool.removeAll { 2 * abs($0.count - length) > max($0.count, length) } }
            pool.sort { abs($0.count - length) < abs($1.count - length) }
        case .first, .most: return nil
        }
        let shown = Set(asked.flatMap(\.choices))
        let known = Set(asked.map { $0.choices[$0.answer] })
        pool = pool.filter { !shown.contains($0) } + pool.filter { shown.contains($0) && !known.contains($0) }
        var wrong: [String] = []
        for words in pool
        where wrong.count < 3 && !wrong.contains(words) && !Self.areOne(words, gap.words)
            && news.isSilent(on: words, story: gap.brief.story.id)
            && (gap.beside.isEmpty || news.isApart(words, from: gap.beside))
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

    /// Returns whether one name contains the other ("Guinea", "Papua New Guinea").
    private static func areOne(_ one: String, _ other: String) -> Bool {
        let (one, other) = (plain(one), plain(other))
        return one.contains(other) || other.contains(one)
    }

    /// Returns whether another report's headline shares no significant word with that of a gap.
    private func isStrange(_ brief: Brief, to gap: TitleGap) -> Bool {
        rules.matters(of: brief.article.title).isDisjoint(with: rules.matters(of: gap.brief.article.title))
    }

    private static func sorted(_ numbers: [String]) -> [String] {
        numbers.sorted { ($0.count, $0) < ($1.count, $1) }
    }
}
