internal import Foundation
public import Newsroom

extension SentimentAnalyser {
    /// What changes a sentiment less than this says nothing.
    private static let leastShare = 0.01

    /// Which words of a text made its sentiment. A word counts as much as the text would change without it, so that what
    /// negates or strengthens another is seen too.
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
