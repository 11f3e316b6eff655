public import TextReading

/// Measures how positive or negative a text sounds.
///
/// The method is VADER (Hutto and Gilbert 2014). Words have a valence, which the three words before can negate,
/// strengthen or weaken. Words after "but" count more than those before; capitals and exclamation marks add stress.
/// Additions for news: phrases, verbs that reverse the words after them ("averts a disaster"), and pauses, which no
/// effect crosses.
public struct SentimentAnalyser: Sendable {
    /// Factors for negation: "not good" is nearly bad, but "not bad" is far from good (Kiritchenko and Mohammad 2016).
    private static let negationOfGood = -0.5
    private static let negationOfBad = -0.25
    private static let reversal = -0.2
    private static let capitals = 0.733
    private static let exclamation = 0.292
    /// The share of a modifier's effect at a distance of one, two and three words.
    private static let distanceFactors = [1, 0.95, 0.9]
    private static let beforeBut = 0.5
    private static let afterBut = 1.5
    /// VADER's normalisation constant: the sentiment is sum / √(sum² + 15), which lies between -1 and +1.
    private static let normalisation = 15.0

    private let lexicon: SentimentLexicon

    public init(lexicon: SentimentLexicon) { self.lexicon = lexicon }

    /// Returns the sentiment of a text, from -1 (most negative) to +1; 0 if no word counts either way.
    public func sentiment(of text: String) -> Double {
        var reader = TextReader()
        return sentiment(of: [reader.reading(of: text, in: nil)])
    }

    /// Returns the joint sentiment of related texts, such as a title and its summary.
    public func sentiment(of readings: [TextReading]) -> Double {
        let units = units(of: readings)
        var values = units.map(\.baseValence)
        for (place, unit) in units.enumerated() {
            guard case .valence(var value) = unit.effect, value != 0 else { continue }
            if unit.isStressed { value += value > 0 ? Self.capitals : -Self.capitals }
            // Emoticons are not modified by the words before them, and no effect crosses a pause.
            for step in 1...3 where !unit.isSmiley {
                guard place >= step, !units[place - step + 1].isAfterPause, !units[place - step].isSmiley
                else { break }
                switch units[place - step].effect {
                case .degree(let degree): value += (value > 0 ? degree : -degree) * Self.distanceFactors[step - 1]
                // "Never so well", "haven't been this glad": these strengthen rather than negate.
                case .negation where step > 1 && units[place - 1].compares: value += value > 0 ? 0.5 : -0.5
                case .negation:
                    value *= value > 0 ? Self.negationOfGood : Self.negationOfBad
                    values[place - step] = 0
                // Only negative words are reversed: ending a success is not good, but beating a champion is.
                case .reversal where value < 0:
                    value *= Self.reversal
                    values[place - step] = 0
                case .reversal, .valence, nil: break
                }
            }
            values[place] = value
        }
        if let but = units.lastIndex(where: { $0.isBut }) {
            for place in values.indices { values[place] *= place < but ? Self.beforeBut : Self.afterBut }
        }
        var sum = values.reduce(0, +)
        let stress = Double(min(readings.reduce(0) { $0 + $1.exclamations }, 4)) * Self.exclamation
        if sum > 0 { sum += stress } else if sum < 0 { sum -= stress }
        return sum / (sum * sum + Self.normalisation).squareRoot()
    }

    /// A word or phrase from the lexicon.
    private struct Unit {
        var effect: SentimentLexicon.Effect?
        var isStressed = false
        var isBut: Bool
        /// Whether it follows a pause: the start of a sentence or clause.
        var isAfterPause: Bool
        var isSmiley: Bool
        /// Whether it is "so" or "this", but not "so" in "not so".
        var compares = false

        /// Its own valence, regardless of neighbours.
        var baseValence: Double {
            switch effect {
            case .negation(let baseValence), .reversal(let baseValence): baseValence
            case .valence, .degree, nil: 0
            }
        }
    }

    private static let but = WordID(folded: "but")
    private static let so = WordID(folded: "so")
    private static let this = WordID(folded: "this")
    private static let not = WordID(folded: "not")

    private func units(of readings: [TextReading]) -> [Unit] {
        var tokens: [SentimentToken] = []
        for reading in readings {
            var own = SentimentToken.tokens(of: reading)
            if !tokens.isEmpty, !own.isEmpty { own[0].isAfterPause = true }
            tokens += own
        }
        let shouts = tokens.count { $0.isShouted }
        let isMixed = shouts > 0 && shouts < tokens.count
        var units: [Unit] = []
        units.reserveCapacity(tokens.count)
        var index = 0
        while index < tokens.count {
            let token = tokens[index]
            var unit = Unit(
                effect: nil, isBut: token.key == Self.but, isAfterPause: token.isAfterPause,
                isSmiley: token.isEmoticon)
            var taken = 1
            let longest =
                lexicon.longestFrom.isEmpty ? 1 : min(lexicon.longestFrom[token.key] ?? 1, tokens.count - index)
            for length in stride(from: longest, through: 1, by: -1) {
                let phrase = tokens[index..<index + length]
                guard !phrase.dropFirst().contains(where: \.isAfterPause),
                    let key = SentimentToken.key(of: phrase), let found = lexicon.effects[key]
                else { continue }
                unit.effect = found
                unit.isStressed = isMixed && phrase.allSatisfy(\.isShouted)
                taken = length
                break
            }
            unit.compares =
                (token.key == Self.so || token.key == Self.this) && (index == 0 || tokens[index - 1].key != Self.not)
            units.append(unit)
            index += taken
        }
        return units
    }
}
