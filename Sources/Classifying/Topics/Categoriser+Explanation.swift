public import Newsroom
public import TextReading

extension Categoriser {
    /// The smallest weight, ignoring its sign, with which a common word is listed.
    private static let leastLeaning = 0.25

    /// Explains an article's `topic`: the matching phrases, the common words with the largest weights, and the head start
    /// of the section it is filed under or of its source's category.
    public func explanation(
        of article: ArticleReading, prior: (category: Category.ID, subcategory: Subcategory.ID?)?,
        filing: Filing? = nil
    ) -> TopicExplanation {
        let reading = reading(of: article)
        let own = headStart(of: prior, filing: filing)
        let tally = tally(of: reading, headStart: own)
        var evidence = reading.map { self.evidence(in: $0, own: own?.category) } ?? []
        if let own {
            evidence.append(
                TopicExplanation.Evidence(
                    words: filing?.section ?? "", origin: filing == nil ? .source : .filing,
                    category: categories[own.category].id,
                    subcategory: filing == nil ? prior?.subcategory : filing?.subcategory, weight: own.points))
        }
        return TopicExplanation(
            topic: topic(of: reading, prior: prior, filing: filing),
            scores: tally.points.indices.filter { tally.points[$0] != 0 || tally.counted[$0] != 0 }
                .sorted { (tally.points[$1], $0) < (tally.points[$0], $1) }
                .map { index in
                    TopicExplanation.Score(
                        category: categories[index].id, score: tally.points[index], counted: tally.counted[index],
                        isOpen: tally.open.contains(index))
                },
            evidence: evidence.enumerated().sorted { a, b in
                (abs(b.element.weight), a.offset) < (abs(a.element.weight), b.offset)
            }.map(\.element))
    }

    /// Returns the phrases and common words found in the title and the summary; within each text, phrases come first.
    ///
    /// - Parameter own: the category the article is filed under (see `TopicScores.scores`).
    private func evidence(in reading: TopicScores, own: Int?) -> [TopicExplanation.Evidence] {
        let vocabulary = reading.vocabulary
        return zip(reading.texts, [TopicExplanation.Evidence.Origin.title, .summary]).flatMap { text, origin in
            let phrases = vocabulary.found(of: vocabulary.table, in: text.words).flatMap { phrase in
                vocabulary.votes[phrase].compactMap { vote -> TopicExplanation.Evidence? in
                    let isAside = origin == .summary && vocabulary.platforms.contains(phrase)
                    if isAside, let own, vote.category != own { return nil }
                    let category = categories[vote.category]
                    return TopicExplanation.Evidence(
                        words: vocabulary.phrases[phrase], origin: origin, category: category.id,
                        subcategory: vote.subcategory.map { category.subcategories[$0].id },
                        weight: vote.weight * text.factor)
                }
            }
            let words = vocabulary.found(of: vocabulary.vocabulary, in: text.words).flatMap { word in
                categories.indices.map { category in
                    TopicExplanation.Evidence(
                        words: vocabulary.words[word], origin: origin, category: categories[category].id,
                        weight: vocabulary.leaning(of: word, to: category) * text.factor)
                }
            }
            return phrases + words.filter { abs($0.weight) >= Self.leastLeaning }
        }
    }
}
