import TextReading

/// A text to search for places: its bytes, its words, and the roles that these can have next to a name.
///
/// Symbols and emoticons are not included as words; the next word's gap reflects them.
struct Passage {
    /// The text in UTF-8.
    private(set) var letters: [UInt8] = []
    private(set) var words: [Word] = []
    /// The roles of each word.
    private(set) var roles: [WordRoles] = []
    /// The language of each word's text; nil if unknown.
    private(set) var languages: [Language?] = []
    private var scalarCount = 0
    private var hasParts = false
    private let lexicon: Lexicon

    init(lexicon: Lexicon) { self.lexicon = lexicon }

    /// Appends a text on a line of its own.
    ///
    /// - Parameter most: the number of Unicode scalars to include; words that extend beyond it are left out.
    mutating func append(_ reading: TextReading, of text: String, most: Int = .max) {
        if hasParts {
            letters.append(UInt8(ascii: "\n"))
            scalarCount += 1
        }
        hasParts = true
        let (byte, scalar) = (letters.count, scalarCount)
        var text = text
        text.withUTF8 { bytes in
            var end = 0, left = most
            while end < bytes.count {
                if bytes[end] & 0xC0 != 0x80 {
                    if left == 0 { break }
                    left -= 1
                }
                end += 1
            }
            scalarCount += most - left
            letters.append(contentsOf: bytes[..<end])
        }
        words.reserveCapacity(words.count + reading.words.count)
        roles.reserveCapacity(words.count + reading.words.count)
        var skipped: Gap?
        for word in reading.words {
            guard word.scalars.upperBound <= most else { break }
            if word.kind == .symbol || word.kind == .emoticon {
                skipped = skipped == .sentence || word.gap == .sentence ? .sentence : .other
                continue
            }
            var word = word.moved(byBytes: byte, scalars: scalar)
            if let gap = skipped, word.gap != .sentence { word.gap = gap }
            skipped = nil
            let (form, roles) = lexicon.lookUp(word.form)
            word.form = form
            words.append(word)
            self.roles.append(roles)
            languages.append(reading.language)
        }
    }

    /// Returns whether only blanks separate a word from the one before, and that one is not a possessive.
    func isNext(_ index: Int) -> Bool {
        index > 0 && index < words.count && words[index].gap == .space && !words[index - 1].marks.contains(.possessive)
    }

    /// Returns whether a word begins with some ASCII letters or digits.
    func begins(_ word: Word, with letters: String) -> Bool { self.letters[word.bytes].starts(with: letters.utf8) }

    /// Returns the length of a possessive ending: an apostrophe in any form, and an "s".
    func possessive(after word: Word) -> (bytes: Int, scalars: Int) {
        var (bytes, scalars) = (0, 0)
        for byte in letters[word.bytes.upperBound...] {
            bytes += 1
            if byte & 0xC0 != 0x80 { scalars += 1 }
            if byte | 0x20 == UInt8(ascii: "s") { break }
        }
        return (bytes, scalars)
    }

    /// Returns for each word whether its line or sentence capitalises every word, as headlines in capitals or title
    /// case do. Capitals say nothing there about the words next to a name.
    func isCaseless() -> [Bool] {
        var marks = [Bool](repeating: false, count: words.count)
        var start = 0
        while start < words.count {
            var end = start + 1
            while end < words.count, words[end].gap != .sentence { end += 1 }
            if isCaseless(start..<end) { for index in start..<end { marks[index] = true } }
            start = end
        }
        return marks
    }

    /// Returns whether at least four fifths of the longer words are capitalised.
    private func isCaseless(_ sentence: Range<Int>) -> Bool {
        var longer = 0, capitalised = 0
        for word in words[sentence] where word.bytes.count > 3 && !word.isNumber {
            longer += 1
            if word.isCapitalised { capitalised += 1 }
        }
        return longer >= 3 && capitalised * 5 >= longer * 4
    }
}
