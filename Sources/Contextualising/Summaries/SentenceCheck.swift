internal import TextReading

/// Whether a sentence that a model wrote says nothing but what its sources say, as far as a rule can tell: every name and
/// every number in it must be theirs, names of several words in one piece, numbers with a word beside them, and most other
/// words too.
struct SentenceCheck {
    /// The part of the telling words that the sources must have.
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
            // The first word has its capital anyway; it is a name when the sources know it, or when nobody else does.
            let isName = word.isCapitalised && (index > 0 || !lists.openings.contains(word.form))
            if isNumber || isName, !forms.contains(word.form) { return false }
            // A number must count what it counts there, and a name of several words be one there.
            let isFollowed = index + 1 < words.count && pairs.contains(word.form.followed(by: words[index + 1].form))
            let isPreceded = index > 0 && pairs.contains(words[index - 1].form.followed(by: word.form))
            if isNumber, !isFollowed, !isPreceded { return false }
            if isName, previousIsName, !isPreceded { return false }
            previousIsName = isName
        }
        let telling = words.filter { lists.isTelling($0) }
        let known = telling.count { forms.contains($0.form) }
        return Double(known) >= Self.shared * Double(telling.count)
    }
}
