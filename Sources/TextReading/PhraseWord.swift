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
    /// No shorter word has a plural that is looked for: "as" is none of "a".
    private static let shortest = 3

    func matches(_ word: Word) -> Bool {
        guard casing <= word.casing else { return false }
        if form == word.form { return true }
        if word.isNumber { return form == Self.number || (form == Self.result && word.kind == .result) }
        return word.marks.contains(.plural) && plurals.contains(word.form)
    }

    /// The words of a phrase, with the plurals that a language makes of them.
    static func words(of phrase: String, in language: Language?) -> [PhraseWord] {
        var reader = TextReader(signs: .none)
        return phrase.split(separator: " ").flatMap { part -> [PhraseWord] in
            switch part {
            case "#": return [PhraseWord(form: number, casing: .lower)]
            case "#-#": return [PhraseWord(form: result, casing: .lower)]
            default:
                return reader.reading(of: String(part), in: language).words.map { word in
                    let plurals = language == nil ? [] : plurals(of: word, in: part, language, by: &reader)
                    return PhraseWord(form: word.form, casing: word.casing, plurals: plurals)
                }
            }
        }
    }

    /// The forms that a word may have in the plural, as English, Spanish and Portuguese write it: with an s; "matches",
    /// "elecciones", where the stemmer finds the same stem in both ("planes" is no plural of "plan"); "parties".
    private static func plurals(
        of word: Word, in part: Substring, _ language: Language?, by reader: inout TextReader
    ) -> [WordID] {
        let letters = Folding.folded(String(decoding: Array(part.utf8)[word.bytes], as: UTF8.self).lowercased().utf8)
        // What holds an apostrophe or points is read otherwise than it is written.
        guard word.kind == .word, WordID(folded: letters) == word.form, let last = letters.last else { return [] }
        var plurals: [WordID] = []
        if last == UInt8(ascii: "s") {
            if letters.count > 1 { plurals.append(WordID(folded: letters + Array("es".utf8))) }
        } else if letters.count >= shortest {
            plurals.append(WordID(folded: letters + Array("s".utf8)))
            let long = letters + Array("es".utf8)
            if !Array("aeiuy".utf8).contains(last),
                let read = reader.reading(of: String(decoding: long, as: UTF8.self), in: language).words.first,
                read.stem == word.stem
            {
                plurals.append(read.form)
            }
        }
        if last == UInt8(ascii: "y"), letters.count >= shortest {
            plurals.append(WordID(folded: letters.dropLast() + Array("ies".utf8)))
        }
        return plurals
    }
}
