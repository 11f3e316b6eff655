internal import Foundation
public import Newsroom

extension SentimentAnalyser {
    /// Words that change the sentiment by less than this are left out of the explanation.
    private static let leastShare = 0.01

    /// The words that made the sentiment of a text. A word's share is the change when it is left out, so that words
    /// which negate or strengthen others show up too.
    public func explanation(of text: String) -> SentimentExplanation {
        let words = text.split(whereSeparator: \.isWhitespace)
        let whole = sentiment(of: text)
        return SentimentExplanation(
            sentiment: whole,
            words: words.indices.compactMap { index in
                let rest = words[..<index] + words[(index + 1)...]
                let share = whole - sentiment(of: rest.joined(separator: " "))
                guard abs(share) >= Self.leastShare else { return nil }
                let word = words[index].trimmingCharacters(in: .punctuationCharacters)
                return SentimentExplanation.Word(text: word.isEmpty ? String(words[index]) : word, valence: share)
            })
    }
}
