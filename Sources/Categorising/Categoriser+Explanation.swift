public import Newsroom
internal import PhraseFinding

extension Categoriser {
    /// What leans less than this is not worth a line.
    private static let leastLeaning = 0.25

    /// Why an article belongs where `topic` says: each phrase of the rules that its text holds, the common words that
    /// lean most, and what its source's own category counts for.
    public func explanation(
        title: String, summary: String, prior: (category: Category.ID, subcategory: Subcategory.ID?)?,
        language: String? = nil
    ) -> TopicExplanation {
        let spoken = Language.of(title, summary, tag: language)
        let vocabulary = spoken.flatMap { vocabularies[$0] ?? vocabularies[.english] }
        var evidence: [TopicExplanation.Evidence] = []
        var scores = [Double](repeating: 0, count: categories.count)
        for (text, factor, origin) in [
            (title, Self.titleFactor, TopicExplanation.Evidence.Origin.title), (summary, 1, .summary),
        ] {
            guard let vocabulary else { break }
            let words = WordSequence(text)
            var seen: Set<Int> = []
            for match in vocabulary.table.matches(in: words) where seen.insert(match.phrase).inserted {
                for vote in vocabulary.votes[match.phrase] {
                    scores[vote.category] += vote.weight * factor
                    let category = categories[vote.category]
                    evidence.append(
                        TopicExplanation.Evidence(
                            words: vocabulary.phrases[match.phrase], origin: origin, category: category.id,
                            subcategory: vote.subcategory.map { category.subcategories[$0].id },
                            weight: vote.weight * factor))
                }
            }
            var known: Set<Int> = []
            for match in vocabulary.vocabulary.matches(in: words) where known.insert(match.phrase).inserted {
                for (category, weight) in vocabulary.leanings[match.phrase].enumerated() {
                    scores[category] += weight * factor
                    guard abs(weight * factor) >= Self.leastLeaning else { continue }
                    evidence.append(
                        TopicExplanation.Evidence(
                            words: vocabulary.words[match.phrase], origin: origin, category: categories[category].id,
                            weight: weight * factor))
                }
            }
        }
        if let prior, let own = categories.firstIndex(where: { $0.id == prior.category }) {
            let lead = prior.category == "news" ? Self.generalPriorLead : Self.priorLead
            scores[own] += lead
            evidence.append(
                TopicExplanation.Evidence(
                    words: "", origin: .source, category: prior.category, subcategory: prior.subcategory, weight: lead))
        }
        return TopicExplanation(
            topic: topic(title: title, summary: summary, prior: prior, language: language),
            scores: scores.indices.filter { scores[$0] != 0 }
                .sorted { (scores[$1], $0) < (scores[$0], $1) }
                .map { TopicExplanation.Score(category: categories[$0].id, score: scores[$0]) },
            evidence: evidence.enumerated().sorted { a, b in
                (abs(b.element.weight), a.offset) < (abs(a.element.weight), b.offset)
            }.map(\.element))
    }
}
