/// Whether a sentence that a model wrote says nothing but what its sources say, as far as a rule can tell: every name and
/// every number in it must be theirs, names of several words in one piece, numbers with a word beside them, and most other
/// words too.
struct SentenceCheck {
    /// The part of the telling words that the sources must have.
    private static let shared = 0.6

    private let words: Set<String>
    private let pairs: Set<String>

    init(sources: [String]) {
        var words: Set<String> = []
        var pairs: Set<String> = []
        for source in sources {
            let found = Self.words(of: source)
            words.formUnion(found.map(\.key))
            for (first, second) in zip(found, found.dropFirst()) { pairs.insert("\(first.key) \(second.key)") }
        }
        self.words = words
        self.pairs = pairs
    }

    func passes(_ sentence: String) -> Bool {
        let found = Self.words(of: sentence)
        var previous: (key: String, isName: Bool)?
        for (index, word) in found.enumerated() {
            let isNumber = word.key.contains(where: \.isNumber) || Self.numerals.contains(word.key)
            // The first word has its capital anyway; it is a name when the sources know it, or when nobody else does.
            let isName = word.isCapital && (index > 0 || !Self.openings.contains(word.key))
            if isNumber || isName, !words.contains(word.key) { return false }
            // A number must count what it counts there, and a name of several words be one there.
            let following = index + 1 < found.count ? "\(word.key) \(found[index + 1].key)" : ""
            let preceding = index > 0 ? "\(found[index - 1].key) \(word.key)" : ""
            if isNumber, !pairs.contains(following), !pairs.contains(preceding) { return false }
            if isName, let previous, previous.isName, !pairs.contains(preceding) { return false }
            previous = (word.key, isName)
        }
        let terms = Sentence(Substring(sentence)).terms
        let known = terms.count { term in words.contains(term) }
        return Double(known) >= Self.shared * Double(terms.count)
    }

    /// Letters and digits with what stands within them ("1,284", "2.5", "O'Neill"), in small letters.
    private static func words(of text: String) -> [(key: String, isCapital: Bool)] {
        text.split { !($0.isLetter || $0.isNumber || ".,'\u{2019}".contains($0)) }.compactMap { part in
            let isInner = { (character: Character) in character.isLetter || character.isNumber }
            guard let first = part.firstIndex(where: isInner), let last = part.lastIndex(where: isInner) else {
                return nil
            }
            var core = part[first...last].replacing("\u{2019}", with: "'")
            if core.hasSuffix("'s") { core.removeLast(2) }
            return (core.lowercased(), core.first?.isUppercase == true)
        }
    }

    /// Numbers in letters; "one" is as often a pronoun.
    private static let numerals: Set<String> = [
        "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve", "twenty", "thirty",
        "forty", "fifty", "sixty", "seventy", "eighty", "ninety", "hundred", "hundreds", "thousand", "thousands",
        "million", "millions", "billion", "billions", "dozen", "dozens", "half", "double", "first", "second", "third",
    ]

    /// What begins sentences and is no name.
    private static let openings: Set<String> = [
        "the", "a", "an", "in", "on", "at", "after", "before", "as", "it", "he", "she", "they", "this", "that", "these",
        "those", "his", "her", "their", "its", "there", "while", "when", "some", "many", "most", "all", "but", "and",
        "according", "however", "despite", "since", "with", "for", "from", "people", "officials", "police", "by", "to",
        "following", "more", "no", "not", "if", "both", "several", "during", "under", "over", "new", "one", "we", "i",
    ]
}
