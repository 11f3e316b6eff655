/// A table of phrases of one or more words, matched in texts as whole words.
///
/// A phrase also matches plurals of its words ("interest rate" matches "interest rates", but not vice versa), but not
/// other words with the same stem ("charges" does not match "charged"). Capitals in a phrase are required in the text:
/// "Apple" doesn't match an apple, nor "WHO" the question word. "#" matches any number, "#-#" a result such as 3-1.
///
/// Among phrases that start at the same word the longest wins and hides the others: if "shot in the arm" is a phrase,
/// "shot" is not found within it.
public struct PhraseTable: Sendable {
    /// The number of phrases; they are numbered from 0 in order of insertion.
    public private(set) var count = 0
    private var numbers: [[PhraseWord]: Int] = [:]
    /// An index of the same phrases for each supported language.
    private var indexes: [Language: PhraseIndex]
    private let languages: [Language]

    /// - Parameter languages: the languages of the texts, whose rules form the plurals. In other languages, phrases
    ///   match as they are and with the first language's plurals.
    public init(languages: [Language] = [.english]) {
        self.languages = languages
        indexes = Dictionary(languages.map { ($0, PhraseIndex()) }, uniquingKeysWith: { first, _ in first })
    }

    /// Inserts a phrase if it is new.
    ///
    /// - Returns: the phrase's number; nil if it contains no word.
    public mutating func insert(_ phrase: String) -> Int? {
        var reader = PhraseReader()
        return insert(phrase, by: &reader)
    }

    /// Inserts one of many phrases.
    ///
    /// - Parameter reader: a reader shared between all of them.
    public mutating func insert(_ phrase: String, by reader: inout PhraseReader) -> Int? {
        let read = languages.map { (language: $0, words: reader.words(of: phrase, in: $0)) }
        // Only the plurals depend on the language.
        let plain = (read.first?.words ?? reader.words(of: phrase, in: nil)).map(\.withoutPlurals)
        guard !plain.isEmpty else { return nil }
        if let same = numbers[plain] { return same }
        for (language, words) in read { indexes[language]?.insert(words, as: count) }
        numbers[plain] = count
        count += 1
        return count - 1
    }

    /// Returns the phrases in a text from left to right, without overlaps.
    public func matches(in text: TextReading) -> [PhraseMatch] {
        guard let index = index(for: text) else { return [] }
        var found: [PhraseMatch] = []
        var place = 0
        while place < text.words.count {
            guard let match = index.longest(in: text.words, at: place) else {
                place += 1
                continue
            }
            found.append(match)
            place = match.words.upperBound
        }
        return found
    }

    /// Returns every phrase in a text, including those within longer ones, in order of their first word.
    public func overlappingMatches(in text: TextReading) -> [PhraseMatch] {
        guard let index = index(for: text) else { return [] }
        var found: [PhraseMatch] = []
        for place in text.words.indices {
            index.eachMatch(in: text.words, at: place) {
                found.append($0)
                return true
            }
        }
        return found
    }

    private func index(for text: TextReading) -> PhraseIndex? {
        text.language.flatMap { indexes[$0] } ?? languages.first.flatMap { indexes[$0] }
    }
}

/// A phrase found in a text.
public struct PhraseMatch: Sendable, Equatable {
    /// The phrase's number in its table.
    public var phrase: Int
    /// The range of words it covers.
    public var words: Range<Int>
}
