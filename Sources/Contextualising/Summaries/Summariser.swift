internal import Foundation
internal import TextReading

/// Chooses the sentences that stand for a text.
///
/// News says the most important first, so a sentence's place counts most; beside it counts how much of it is what the
/// title speaks of, and how much of the title it takes up. What is said twice is taken once, and what belongs to the page
/// rather than to the story is left out. (`Benchmarks/rouge.py` measures it against the first words of the text. How much
/// a sentence's words are those of the whole text was tried, and so were weights learned by regression: neither helped.)
public struct Summariser: Sendable {
    /// How much each counts.
    private static let place = 1.0
    /// How fast place fades from one sentence to the next, as a power of its number.
    private static let fading = 0.6
    /// Of the part of the sentence that is the title's …
    private static let aboutTitle = 0.6
    /// … and of the part of the title that is the sentence's.
    private static let ofTitle = 0.15
    /// A sentence of fewer telling words is weighed as if it had so many: one shared word of one is no agreement.
    private static let fewestTerms = 6
    /// A sentence that shares more of its words than this with one already taken says nothing new.
    private static let sameness = 0.7
    /// A summary may be this much longer than asked for, as "about" goes: sentences are whole, and it is the last and
    /// least of them that goes over.
    private static let tolerance = 1.6
    /// Only the beginning of a long text is weighed.
    private static let mostSentences = 60

    public init() {}

    /// Whole sentences of the text, about `words` words: those that matter most in their own order, then the one that
    /// fills what is left; the best sentence alone where even it is longer; empty for an empty text.
    public func summary(title: String, text: String, words: Int) -> String {
        guard words > 0 else { return "" }
        var reader = TextReader()
        let reading = reader.reading(title: title, summary: text, tag: nil)
        let candidates = Sentence.sentences(of: text, reading.summary, atMost: Self.mostSentences)
            .filter { !$0.isBoilerplate }
        guard !candidates.isEmpty else { return "" }
        let scores = scores(of: candidates, title: Terms(of: reading.title.words))
        let order = candidates.indices.sorted { (-scores[$0], $0) < (-scores[$1], $1) }
        var chosen: [Int] = []
        var length = 0
        for index in order {
            let candidate = candidates[index]
            let isFirst = chosen.isEmpty
            guard isFirst || Double(length + candidate.length) <= Double(words) * Self.tolerance,
                !chosen.contains(where: { candidates[$0].terms.part(of: candidate.terms) > Self.sameness })
            else { continue }
            chosen.append(index)
            length += candidate.length
            if length >= words { break }
        }
        let ordered = chosen.dropLast().sorted() + chosen.suffix(1)
        return ordered.map { candidates[$0].text }.joined(separator: " ")
    }

    private func scores(of sentences: [Sentence], title: Terms) -> [Double] {
        sentences.enumerated().map { index, sentence in
            let terms = sentence.terms
            let shared = Double(terms.shared(with: title))
            return Self.place / pow(Double(index + 1), Self.fading)
                + Self.aboutTitle * shared / Double(max(terms.count, Self.fewestTerms))
                + Self.ofTitle * shared / Double(max(title.count, 1))
        }
    }
}
