/// How positive or negative a text sounds.
///
/// After VADER (Hutto and Gilbert 2014): words have a valence; the three words before a word negate, strengthen or
/// weaken it; after "but" counts more than before; capitals and exclamation marks stress. Added for the news: phrases,
/// verbs that turn what follows round ("averts a disaster"), and pauses, which nothing reaches across.
public struct SentimentAnalyser: Sendable {
    /// "Not good" is nearly bad; "not bad" is far from good (Kiritchenko and Mohammad 2016).
    private static let negationOfGood = -0.5
    private static let negationOfBad = -0.25
    private static let reversal = -0.2
    private static let capitals = 0.733
    private static let exclamation = 0.292
    /// What a strengthening or weakening word keeps of its force one, two and three words away.
    private static let distance = [1, 0.95, 0.9]
    private static let beforeBut = 0.5
    private static let afterBut = 1.5
    /// The sum of valences that is taken for half of everything.
    private static let halfway = 15.0

    private let lexicon: SentimentLexicon

    public init(lexicon: SentimentLexicon) { self.lexicon = lexicon }

    /// -1 (as bad as can be) to +1; 0 where nothing speaks either way.
    public func sentiment(of text: String) -> Double {
        let units = units(of: text)
        var values = units.map(\.alone)
        for (place, unit) in units.enumerated() {
            guard case .valence(var value) = unit.effect, value != 0 else { continue }
            if unit.isStressed { value += value > 0 ? Self.capitals : -Self.capitals }
            // A smiley speaks for itself, and nothing reaches across a pause.
            for step in 1...3 where !unit.isSmiley {
                guard place >= step, !units[place - step].isPause else { break }
                switch units[place - step].effect {
                case .degree(let degree): value += (value > 0 ? degree : -degree) * Self.distance[step - 1]
                // "Never so well", "haven't been this glad" say more, not less.
                case .negation where step > 1 && units[place - 1].compares: value += value > 0 ? 0.5 : -0.5
                case .negation:
                    value *= value > 0 ? Self.negationOfGood : Self.negationOfBad
                    values[place - step] = 0
                // Only what is bad is turned round: to end a success is still not good, and to beat a champion is.
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
        let stress = Double(min(text.utf8.count { $0 == UInt8(ascii: "!") }, 4)) * Self.exclamation
        if sum > 0 { sum += stress } else if sum < 0 { sum -= stress }
        return sum / (sum * sum + Self.halfway).squareRoot()
    }

    /// A word or a phrase of the lexicon.
    private struct Unit {
        var effect: SentimentLexicon.Effect?
        var isStressed = false
        var isBut: Bool
        /// Whether a sentence or a part of one ends with it.
        var isPause = false
        var isSmiley: Bool
        /// Whether it is "so" or "this", and not in "not so".
        var compares = false

        /// What it says where it neither turns anything nor is turned.
        var alone: Double {
            switch effect {
            case .negation(let alone), .reversal(let alone): alone
            case .valence, .degree, nil: 0
            }
        }
    }

    private func units(of text: String) -> [Unit] {
        let raw = text.replacing("\u{2019}", with: "'").split(whereSeparator: { $0.isWhitespace || $0 == "\u{2014}" })
        let words = raw.map { Self.stripped($0) }
        let lower = words.map { $0.lowercased() }
        let shouts = words.count { Self.isUpper($0) }
        let isMixed = shouts > 0 && shouts < words.count
        var units: [Unit] = []
        var index = 0
        while index < words.count {
            var unit = Unit(
                effect: nil, isBut: lower[index] == "but",
                isSmiley: !lower[index].contains { $0.isLetter || $0.isNumber })
            var taken = 1
            for length in stride(from: min(lexicon.reach[lower[index]] ?? 1, words.count - index), through: 1, by: -1) {
                let phrase = length == 1 ? lower[index] : lower[index..<index + length].joined(separator: " ")
                guard !raw[index..<index + length].dropLast().contains(where: Self.isPause) else { continue }
                // A smiley is all punctuation, which stripping would take away.
                let found = lexicon.effects[phrase] ?? (length == 1 ? lexicon.effects[raw[index].lowercased()] : nil)
                guard let found else { continue }
                unit.effect = found
                unit.isStressed = isMixed && words[index..<index + length].allSatisfy(Self.isUpper)
                taken = length
                break
            }
            unit.compares =
                (lower[index] == "so" || lower[index] == "this") && (index == 0 || lower[index - 1] != "not")
            unit.isPause = unit.isSmiley || Self.isPause(raw[index + taken - 1])
            units.append(unit)
            index += taken
        }
        return units
    }

    /// Whether the word ends with punctuation that parts: "Mr." and "U.S." part nothing that matters here.
    private static func isPause(_ word: Substring) -> Bool {
        let last = word.last { !"\"')]\u{201d}".contains($0) }
        return last.map { ".!?;:,".contains($0) } ?? false
    }

    private static func isUpper(_ word: Substring) -> Bool {
        word.utf8.count > 1 && word.contains { $0.isUppercase } && !word.contains { $0.isLowercase }
    }

    /// Without the punctuation around it, and without a possessive "'s".
    private static func stripped(_ word: Substring) -> Substring {
        let isInner = { (character: Character) in character.isLetter || character.isNumber }
        guard let first = word.firstIndex(where: isInner), let last = word.lastIndex(where: isInner) else {
            return word
        }
        let core = word[first...last]
        return core.hasSuffix("'s") ? core.dropLast(2) : core
    }
}
