/// Chooses the sentences that stand for a text.
///
/// News says the most important first, so a sentence's place counts most; beside it count how much of the title it
/// takes up and how much its words are those of the whole text. What is said twice is taken once, and what belongs to
/// the page rather than to the story is left out.
public struct Summariser: Sendable {
    /// How much each counts.
    private static let place = 1.0
    private static let title = 0.6
    private static let centrality = 0.2
    /// A sentence that shares more of its words than this with one already taken says nothing new.
    private static let sameness = 0.7
    /// A summary may be this much longer than asked for, as "about" goes: sentences are whole.
    private static let tolerance = 1.25
    /// Only the beginning of a long text is weighed.
    private static let mostSentences = 60

    public init() {}

    /// Whole sentences of the text in their own order, at most about `words` words; the best sentence alone where even
    /// it is longer; empty for an empty text.
    public func summary(title: String, text: String, words: Int) -> String {
        let candidates = sentences(of: text).prefix(Self.mostSentences).map(Sentence.init)
            .filter { !$0.isBoilerplate }
        guard words > 0, !candidates.isEmpty else { return "" }
        let scores = scores(of: candidates, title: Set(Sentence(Substring(title)).terms))
        let order = candidates.indices.sorted { (-scores[$0], $0) < (-scores[$1], $1) }
        var chosen: [Int] = []
        var length = 0
        for index in order {
            let candidate = candidates[index]
            let isFirst = chosen.isEmpty
            guard isFirst || Double(length + candidate.length) <= Double(words) * Self.tolerance,
                !chosen.contains(where: { candidates[$0].sharedPart(of: candidate) > Self.sameness })
            else { continue }
            chosen.append(index)
            length += candidate.length
            if length >= words { break }
        }
        return chosen.sorted().map { String(candidates[$0].text) }.joined(separator: " ")
    }

    private func scores(of sentences: [Sentence], title: Set<String>) -> [Double] {
        var counts: [String: Int] = [:]
        for sentence in sentences { for term in Set(sentence.terms) { counts[term, default: 0] += 1 } }
        let weights = counts.mapValues { Double($0 - 1).squareRoot() }
        let central = sentences.map { sentence in
            let terms = Set(sentence.terms)
            // Sums of floating point numbers depend on their order, and a set has none.
            return terms.sorted().reduce(0) { $0 + (weights[$1] ?? 0) } / Double(max(terms.count, 4))
        }
        let mostCentral = max(central.max() ?? 0, 0.001)
        return sentences.indices.map { index in
            let terms = Set(sentences[index].terms)
            let shared = title.isEmpty ? 0 : Double(terms.intersection(title).count) / Double(title.count)
            return Self.place / Double(index + 1).squareRoot() + Self.title * shared
                + Self.centrality * central[index] / mostCentral
        }
    }
}
