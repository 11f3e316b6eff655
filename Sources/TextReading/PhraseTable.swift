/// Phrases of one or more words, found in a text wherever they stand as whole words.
///
/// A phrase matches plurals of its words ("interest rate" finds "interest rates", not the other way round), and nothing
/// else of the same stem ("charges" are not "charged"). A word that the phrase writes with a capital letter or in capitals
/// must be written so in the text: "Apple" does not find an apple, "WHO" not the question. "#" stands for any number,
/// "#-#" for a result such as 3-1.
///
/// Of phrases that begin at the same word the longest wins, and what it covers is hidden from the others: where "shot
/// in the arm" is a phrase, "shot" is not found in it.
public struct PhraseTable: Sendable {
    /// How many phrases there are; they are numbered from 0 in the order of insertion.
    public private(set) var count = 0
    private var numbers: [[PhraseWord]: Int] = [:]
    /// A table of the same phrases for each language that they may stand in.
    private var indexes: [Language: PhraseIndex]
    private let languages: [Language]

    /// - Parameter languages: those of the texts; plurals of the phrases are formed by each of them. In texts of other
    ///   languages the phrases are found as they stand, and with the plurals of the first.
    public init(languages: [Language] = [.english]) {
        self.languages = languages
        indexes = Dictionary(languages.map { ($0, PhraseIndex()) }, uniquingKeysWith: { first, _ in first })
    }

    /// The number of the phrase, which is inserted when new; nil when it holds no word.
    public mutating func insert(_ phrase: String) -> Int? {
        var reader = PhraseReader()
        return insert(phrase, by: &reader)
    }

    /// The same for one of many phrases.
    ///
    /// - Parameter reader: the same one for all of them.
    public mutating func insert(_ phrase: String, by reader: inout PhraseReader) -> Int? {
        let read = languages.map { (language: $0, words: reader.words(of: phrase, in: $0)) }
        // Languages differ in the plurals alone.
        let plain = (read.first?.words ?? reader.words(of: phrase, in: nil)).map(\.withoutPlurals)
        guard !plain.isEmpty else { return nil }
        if let same = numbers[plain] { return same }
        for (language, words) in read { indexes[language]?.insert(words, as: count) }
        numbers[plain] = count
        count += 1
        return count - 1
    }

    /// The phrases in the text, from left to right, none overlapping another.
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

    /// Every phrase in the text, those within longer ones too, in the order in which they begin.
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
    /// The words of the text that it covers.
    public var words: Range<Int>

    public init(phrase: Int, words: Range<Int>) {
        self.phrase = phrase
        self.words = words
    }
}
