internal import Foundation
public import Newsroom
public import TextReading

extension SentimentAnalyser {
    /// The smallest change in sentiment for which a word is listed.
    private static let leastShare = 0.01

    /// Returns the joint sentiment of related texts, and the words that determine it. A word's share is the change when
    /// it is left out, so words that negate or strengthen others are included.
    ///
    /// - Parameter readings: the texts as read, from which the sentiment is computed.
    public func explanation(of texts: [String], read readings: [TextReading]) -> SentimentExplanation {
        var reader = TextReader()
        var explanation = SentimentExplanation(sentiment: sentiment(of: readings), words: [])
        for (place, text) in texts.enumerated() {
            let words = text.split(whereSeparator: \.isWhitespace)
            for (index, word) in words.enumerated() {
                var rest = readings
                rest[place] = reader.reading(
                    of: (words[..<index] + words[(index + 1)...]).joined(separator: " "), in: readings[place].language)
                let share = explanation.sentiment - sentiment(of: rest)
                guard abs(share) >= Self.leastShare else { continue }
                let bare = word.trimmingCharacters(in: .punctuationCharacters)
                explanation.words.append(.init(text: bare.isEmpty ? String(word) : bare, valence: share))
            }
        }
        return explanation
    }
}
