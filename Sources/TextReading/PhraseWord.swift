/// A word of a phrase.
struct PhraseWord: Sendable, Hashable {
    var form: WordID
    var casing: Word.Casing
    /// The forms of its plurals; of a number, and of what has no language, none.
    var plurals: [WordID] = []

    /// Any number, "#" in a phrase.
    static let number = WordID(folded: "#")
    /// Two short numbers with a hyphen between, "#-#" in a phrase: the result of a match.
    static let result = WordID(folded: "#-#")

    func matches(_ word: Word) -> Bool {
        guard casing <= word.casing else { return false }
        if form == word.form { return true }
        if word.isNumber { return form == Self.number || (form == Self.result && word.kind == .result) }
        return word.marks.contains(.plural) && plurals.contains(word.form)
    }

    /// The same word where nothing is known of its language.
    var withoutPlurals: Self { PhraseWord(form: form, casing: casing) }
}

/// Reads phrases by the thousand: it keeps the stemmers, which take longer to make than a phrase takes to read.
public struct PhraseReader {
    private var reader = TextReader(signs: .none)
    /// No shorter word has a plural that is looked for: "as" is none of "a".
    private static let shortest = 3

    public init() {}

    /// The words of a phrase, with the plurals that a language makes of them.
    mutating func words(of phrase: String, in language: Language?) -> [PhraseWord] {
        var words: [PhraseWord] = []
        for part in phrase.split(separator: " ") {
            switch part {
            case "#": words.append(PhraseWord(form: PhraseWord.number, casing: .lower))
            case "#-#": words.append(PhraseWord(form: PhraseWord.result, casing: .lower))
            default:
                for word in reader.reading(of: String(part), in: language).words {
                    let plurals = language == nil ? [] : plurals(of: word, in: part, language)
                    words.append(PhraseWord(form: word.form, casing: word.casing, plurals: plurals))
                }
            }
        }
        return words
    }

    /// The forms that a word may have in the plural, as English, Spanish and Portuguese write it: with an s; "matches",
    /// "elecciones", where the stemmer finds the same stem in both ("planes" is no plural of "plan"); "parties".
    private mutating func plurals(of word: Word, in part: Substring, _ language: Language?) -> [WordID] {
        let letters = Folding.folded(String(decoding: Array(part.utf8)[word.bytes], as: UTF8.self).lowercased().utf8)
        // What holds an apostrophe or points is read otherwise than it is written.
        guard word.kind == .word, WordID(folded: letters) == word.form, let last = letters.last else { return [] }
        var plurals: [WordID] = []
        if last == UInt8(ascii: "s") {
            if letters.count > 1 { plurals.append(WordID(folded: letters + Array("es".utf8))) }
        } else if letters.count >= Self.shortest {
            plurals.append(WordID(folded: letters + Array("s".utf8)))
            let long = letters + Array("es".utf8)
            if !Array("aeiuy".utf8).contains(last),
                let read = reader.reading(of: String(decoding: long, as: UTF8.self), in: language).words.first,
                read.stem == word.stem
            {
                plurals.append(read.form)
            }
        }
        if last == UInt8(ascii: "y"), letters.count >= Self.shortest {
            plurals.append(WordID(folded: letters.dropLast() + Array("ies".utf8)))
        }
        return plurals
    }
}
