internal import Foundation
public import Newsroom

extension SentimentAnalyser {
    /// The smallest change in sentiment for which a word is listed.
    private static let leastShare = 0.01

    /// Returns the words that determine a text's sentiment. A word's share is the change when it is left out, so words
    /// that negate or strengthen others are included.
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
