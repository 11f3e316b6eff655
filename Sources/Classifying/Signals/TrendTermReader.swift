internal import CRules
internal import TextReading

/// Extracts words and names from titles that could become a trend.
struct TrendTermReader: Sendable {
    /// The number of lines in `Rules/words.txt` that are too common to be terms.
    private static let commonWords = 1_500

    /// Common words in headlines, in addition to the most common words in texts.
    private let everyday: Set<WordID>
    private let ignored: Set<WordID>

    init(lists: WordLists = .builtIn) {
        everyday = lists.words("headline-words")
        let file = pulse_rules_words()
        let lines = UnsafeBufferPointer(start: file.bytes, count: file.length)
            .split(separator: UInt8(ascii: "\n"), maxSplits: Self.commonWords * 2).prefix(Self.commonWords)
        ignored = everyday.union(lines.map { WordID(folded: $0) })
    }

    /// Returns the distinct terms in a title.
    func terms(of title: String, reading: TextReading) -> Set<TrendTerm> {
        let words = Self.words(of: title, reading)
        let long = words.filter { $0.length >= 4 }
        // In title case, as in American headlines, capitals mean nothing.
        let isTitleCase = long.count(where: \.isCapital) * 10 >= long.count * 7
        var terms: [WordID: TrendTerm] = [:]
        var run: [TitleWord] = []
        for (index, word) in words.enumerated() {
            if word.length > 2, word.hasLetter, !ignored.contains(word.key) {
                let evidence: Bool? = index == 0 || isTitleCase ? nil : word.isCapital
                if terms[word.key]?.isName == nil {
                    terms[word.key] = TrendTerm(key: word.key, form: word.form, isName: evidence, words: 1)
                }
            }
            guard word.isCapital, word.length > 1, !everyday.contains(word.key) else {
                run = []
                continue
            }
            run.append(word)
            for length in 2...3 where run.count >= length {
                let name = run.suffix(length)
                // "The White" and "White House Of" are not names.
                guard let first = name.first, !name.contains(where: { $0.length < 3 }) else { continue }
                let key = name.dropFirst().reduce(first.key) { $0.followed(by: $1.key) }
                terms[key] = TrendTerm(
                    key: key, form: name.map(\.form).joined(separator: " "), isName: isTitleCase ? nil : true,
                    words: length)
            }
        }
        return Set(terms.values)
    }

    /// A word in a title, or several joined by a hyphen, a full stop or "&" ("Covid-19", "AT&T").
    private struct TitleWord {
        var key: WordID
        var form: String
        var isCapital: Bool
        var hasLetter: Bool
        /// The length in Unicode scalars.
        var length: Int
    }

    private static func words(of title: String, _ reading: TextReading) -> [TitleWord] {
        let letters = title.utf8
        func bytes(_ range: Range<Int>) -> Substring.UTF8View {
            let start = letters.index(letters.startIndex, offsetBy: range.lowerBound)
            return letters[start..<letters.index(start, offsetBy: range.count)]
        }
        func goesOn(_ word: Word, after last: Word) -> Bool {
            guard word.marks.contains(.joined), last.kind != .symbol, last.kind != .emoticon else { return false }
            switch word.gap {
            case .space, .hyphen, .apostrophe, .stop, .sentence: return true
            case .comma, .dash, .bracket, .colon: return false
            case .other:
                let between = bytes(last.bytes.upperBound..<max(word.bytes.lowerBound, last.bytes.upperBound))
                return between.elementsEqual("&".utf8) || between.elementsEqual("+".utf8)
            }
        }
        var found: [TitleWord] = []
        var start = 0
        while start < reading.words.count {
            var end = start + 1
            while end < reading.words.count, goesOn(reading.words[end], after: reading.words[end - 1]) { end += 1 }
            defer { start = end }
            let words = reading.words[start..<end]
            guard let first = words.first, let last = words.last, first.kind != .symbol, first.kind != .emoticon
            else { continue }
            found.append(
                TitleWord(
                    key: words.dropFirst().reduce(first.form) { $0.followed(by: $1.form) },
                    form: String(Substring(bytes(first.bytes.lowerBound..<last.bytes.upperBound))),
                    isCapital: first.isCapitalised, hasLetter: words.contains { !$0.isNumber && $0.kind != .symbol },
                    length: last.scalars.upperBound - first.scalars.lowerBound))
        }
        return found
    }
}

/// A word in a title, or a capitalised name of two or three words.
struct TrendTerm: Hashable {
    /// The key, made from its folded letters.
    let key: WordID
    /// The spelling in the title.
    let form: String
    /// Whether it is a name rather than a common word, judging by its capitals. Nil if these mean nothing: at the start
    /// of a title, and in title case.
    let isName: Bool?
    let words: Int
}
