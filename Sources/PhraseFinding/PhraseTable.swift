/// Phrases of one or more words, found in a text wherever they stand as whole words.
///
/// A phrase matches plurals of its words ("interest rate" finds "interest rates", not the other way round). A word
/// that the phrase writes with a capital letter or in capitals must be written so in the text: "Apple" does not find
/// an apple, "WHO" not the question. "#" stands for any number, "#-#" for a result such as 3-1.
///
/// Of phrases that begin at the same word the longest wins, and what it covers is hidden from the others: where "shot
/// in the arm" is a phrase, "shot" is not found in it.
public struct PhraseTable: Sendable {
    private struct Entry: Sendable {
        var rest: [Word]
        var letterCase: Word.LetterCase
        var number: Int
    }
    /// By the key of the first word, longest first.
    private var entries: [UInt64: [Entry]] = [:]
    /// How many phrases there are; they are numbered from 0 in the order of insertion.
    public private(set) var count = 0

    public init() {}

    /// The number of the phrase, which is inserted when new; nil when it holds no word.
    public mutating func insert(_ phrase: String) -> Int? {
        let words = Self.words(of: phrase)
        guard let first = words.first else { return nil }
        let rest = Array(words.dropFirst())
        var list = entries[first.key] ?? []
        if let same = list.first(where: { $0.rest == rest && $0.letterCase == first.letterCase }) { return same.number }
        let entry = Entry(rest: rest, letterCase: first.letterCase, number: count)
        // Longest first; of equal length the one that demands more of the letters first.
        let place = list.firstIndex {
            $0.rest.count < rest.count || ($0.rest.count == rest.count && $0.letterCase < first.letterCase)
        }
        list.insert(entry, at: place ?? list.endIndex)
        entries[first.key] = list
        count += 1
        return entry.number
    }

    /// The phrases in the text, from left to right, none overlapping another.
    public func matches(in text: WordSequence) -> [PhraseMatch] {
        var found: [PhraseMatch] = []
        var index = 0
        while index < text.words.count {
            guard let match = longest(in: text.words, at: index) else {
                index += 1
                continue
            }
            found.append(match)
            index = match.words.upperBound
        }
        return found
    }

    /// Every phrase in the text, those within longer ones too, in the order in which they begin.
    public func overlappingMatches(in text: WordSequence) -> [PhraseMatch] {
        var found: [PhraseMatch] = []
        for index in text.words.indices {
            eachMatch(in: text.words, at: index) {
                found.append($0)
                return true
            }
        }
        return found
    }

    private func longest(in words: [Word], at index: Int) -> PhraseMatch? {
        var best: PhraseMatch?
        eachMatch(in: words, at: index) { match in
            if match.words.count > best?.words.count ?? 0 { best = match }
            return false
        }
        return best
    }

    /// Calls the body with each phrase that begins at a word; where it answers false, with the longest for each way of
    /// reading that word only.
    private func eachMatch(in words: [Word], at index: Int, _ body: (PhraseMatch) -> Bool) {
        let word = words[index]
        func visit(_ key: UInt64) {
            guard let list = entries[key] else { return }
            for entry in list where entry.letterCase <= word.letterCase {
                let end = index + 1 + entry.rest.count
                guard end <= words.count, Self.isHere(entry.rest, in: words, from: index + 1) else { continue }
                guard body(PhraseMatch(phrase: entry.number, words: index..<end)) else { return }
            }
        }
        visit(word.key)
        if word.singular != word.key { visit(word.singular) }
        if word.stem != word.singular { visit(word.stem) }
    }

    private static func isHere(_ wanted: [Word], in words: [Word], from start: Int) -> Bool {
        for (offset, wanted) in wanted.enumerated() {
            let word = words[start + offset]
            guard wanted.letterCase <= word.letterCase,
                wanted.key == word.key || wanted.key == word.singular || wanted.key == word.stem
            else { return false }
        }
        return true
    }

    private static func words(of phrase: String) -> [Word] {
        var words: [Word] = []
        for part in phrase.split(separator: " ") {
            switch part {
            case "#": words.append(Word(key: Word.number, singular: Word.number, stem: Word.number, letterCase: .lower))
            case "#-#": words.append(Word(key: Word.score, singular: Word.score, stem: Word.score, letterCase: .lower))
            default:
                for word in WordSequence(String(part)).words {
                    words.append(
                        Word(key: word.key, singular: word.key, stem: word.key, letterCase: word.letterCase))
                }
            }
        }
        return words
    }
}
