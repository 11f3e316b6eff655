internal import TextReading

/// A rule-based check that a model's sentence says only what its sources say. All names and numbers must occur in the
/// sources: names of several words as a unit, numbers next to the same word. Most other words must occur too.
struct SentenceCheck {
    /// The share of significant words that must occur in the sources.
    private static let shared = 0.6

    private let forms: Set<WordID>
    private let pairs: Set<WordID>

    init(sources: [TextReading]) {
        var forms: Set<WordID> = []
        var pairs: Set<WordID> = []
        for source in sources {
            let found = source.words.lazy.filter(\.isSpoken).map(\.form)
            forms.formUnion(found)
            for (first, second) in zip(found, found.dropFirst()) { pairs.insert(first.followed(by: second)) }
        }
        self.forms = forms
        self.pairs = pairs
    }

    func passes(_ sentence: Sentence) -> Bool {
        let lists = SentenceLists.builtIn
        let words = sentence.words.filter(\.isSpoken)
        var previousIsName = false
        for (index, word) in words.enumerated() {
            let isNumber = word.isNumber || word.kind == .counted || lists.numberWords.contains(word.form)
            // The first word is always capitalised. It counts as a name unless it is a common opening word.
            let isName = word.isCapitalised && (index > 0 || !lists.openings.contains(word.form))
            if isNumber || isName, !forms.contains(word.form) { return false }
            // A number must have the same neighbour as in the sources, and a name of several words must occur as a
            // unit.
            let isFollowed = index + 1 < words.count && pairs.contains(word.form.followed(by: words[index + 1].form))
            let isPreceded = index > 0 && pairs.contains(words[index - 1].form.followed(by: word.form))
            if isNumber, !isFollowed, !isPreceded { return false }
            if isName, previousIsName, !isPreceded { return false }
            previousIsName = isName
        }
        let contentWords = words.filter { lists.isContentWord($0) }
        let known = contentWords.count { forms.contains($0.form) }
        return Double(known) >= Self.shared * Double(contentWords.count)
    }
}
