internal import Foundation
internal import TextReading

/// Summarises a text by selecting its sentences.
///
/// News puts the most important first, so position counts most. It also counts how much of a sentence is about the
/// title, and how much of the title it covers. Repetitions and boilerplate are left out. (`Benchmarks/rouge.py`
/// compares the result with the text's first words. Similarity to the whole text and weights learned by regression were
/// tried; neither helped.)
public struct Summariser: Sendable {
    /// The weight of a sentence's position.
    private static let place = 1.0
    /// The exponent by which the weight of position decays.
    private static let fading = 0.6
    /// The weight of the share of the sentence that is in the title.
    private static let aboutTitle = 0.6
    /// The weight of the share of the title that is in the sentence.
    private static let ofTitle = 0.15
    /// The minimum divisor for short sentences: sharing one word of one is not agreement.
    private static let fewestTerms = 6
    /// The overlap of words above which a sentence repeats one already chosen.
    private static let sameness = 0.7
    /// The factor by which a summary may exceed the requested length. Sentences are not cut, and only the last and
    /// least important one goes over.
    private static let tolerance = 1.6
    /// The number of sentences considered from a long text.
    private static let mostSentences = 60

    public init() {}

    /// Returns whole sentences from the text, about `words` words in all: the most important ones in text order, then
    /// one that fills the remaining room. If even the best sentence is longer, it is returned alone; an empty text
    /// gives an empty summary.
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
