/// How positive or negative a text sounds.
///
/// After VADER (Hutto and Gilbert 2014): words have a valence; the three words before a word negate, strengthen or
/// weaken it; after "but" counts more than before; capitals and exclamation marks stress. Added for the news: phrases,
/// and verbs that turn what follows round ("averts a disaster").
public struct SentimentAnalyser: Sendable {
    private static let negation = -0.74
    private static let reversal = -0.4
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
        var valences: [(place: Int, value: Double)] = []
        for (place, unit) in units.enumerated() {
            guard case .valence(var value) = unit.effect, value != 0 else { continue }
            if unit.isStressed { value += value > 0 ? Self.capitals : -Self.capitals }
            for step in 1...3 where place - step >= 0 {
                switch units[place - step].effect {
                case .degree(let degree): value += (value > 0 ? degree : -degree) * Self.distance[step - 1]
                case .negation: value *= Self.negation
                // Only what is bad is turned round: to end a success is still not good, and to beat a champion is.
                case .reversal where value < 0: value *= Self.reversal
                case .reversal, .valence, nil: break
                }
            }
            valences.append((place, value))
        }
        if let but = units.lastIndex(where: { $0.isBut }) {
            valences = valences.map { ($0.place, $0.value * ($0.place < but ? Self.beforeBut : Self.afterBut)) }
        }
        var sum = valences.reduce(0) { $0 + $1.value }
        let stress = Double(min(text.utf8.count { $0 == UInt8(ascii: "!") }, 4)) * Self.exclamation
        if sum > 0 { sum += stress } else if sum < 0 { sum -= stress }
        return sum / (sum * sum + Self.halfway).squareRoot()
    }

    /// A word or a phrase of the lexicon.
    private struct Unit {
        var effect: SentimentLexicon.Effect?
        var isStressed: Bool
        var isBut: Bool
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
            var unit = Unit(effect: nil, isStressed: false, isBut: lower[index] == "but")
            var taken = 1
            for length in stride(from: min(SentimentLexicon.longestPhrase, words.count - index), through: 1, by: -1) {
                let phrase = length == 1 ? lower[index] : lower[index..<index + length].joined(separator: " ")
                // A smiley is all punctuation, which stripping would take away.
                let found = lexicon.effects[phrase] ?? (length == 1 ? lexicon.effects[raw[index].lowercased()] : nil)
                guard let found else { continue }
                unit.effect = found
                unit.isStressed = isMixed && words[index..<index + length].allSatisfy(Self.isUpper)
                taken = length
                break
            }
            units.append(unit)
            index += taken
        }
        return units
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
