/// A word of a phrase.
struct PhraseWord: Sendable, Hashable {
    var form: WordID
    var casing: Word.Casing
    /// The forms of its plurals; empty for numbers and if the language is unknown.
    var plurals: [WordID] = []

    /// Any number, written "#" in a phrase.
    static let number = WordID(folded: "#")
    /// The result of a match, two short numbers with a hyphen, written "#-#" in a phrase.
    static let result = WordID(folded: "#-#")

    func matches(_ word: Word) -> Bool {
        guard casing <= word.casing else { return false }
        if form == word.form { return true }
        if word.isNumber { return form == Self.number || (form == Self.result && word.kind == .result) }
        return word.marks.contains(.plural) && plurals.contains(word.form)
    }

    /// The word without its plurals, for unknown languages.
    var withoutPlurals: Self { PhraseWord(form: form, casing: casing) }
}

/// A reader for thousands of phrases. It reuses its stemmers, which take longer to create than a phrase takes to read.
public struct PhraseReader {
    private var reader = TextReader(signs: .none)
    /// The minimum length of a word with plurals; "as" is not the plural of "a".
    private static let shortest = 3

    public init() {}

    /// Returns the words of a phrase with their plurals in a language.
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

    /// Returns the possible plural forms of a word in English, Spanish and Portuguese: with "s"; with "es" if the stem
    /// is unchanged ("matches", "elecciones", but not "planes" for "plan"); with "ies" ("parties").
    private mutating func plurals(of word: Word, in part: Substring, _ language: Language?) -> [WordID] {
        let letters = Folding.folded(String(decoding: Array(part.utf8)[word.bytes], as: UTF8.self).lowercased().utf8)
        // A word with an apostrophe or points has a form that differs from its spelling.
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
