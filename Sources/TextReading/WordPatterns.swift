/// Words and phrases, some with open endings, matched in texts regardless of case and accents.
///
/// A "*" at the end of a word matches any ending: "rescatad* con vida". A `PhraseTable` only recognises plurals, but a
/// verb of Spanish or Portuguese has dozens of forms. (Puzzles have a `WordTree` instead, which tells ñ from n.)
public struct WordPatterns: Sendable {
    private struct Part: Sendable {
        var letters: [UInt8]
        var isBeginning: Bool

        func matches(_ word: ArraySlice<UInt8>) -> Bool {
            isBeginning ? word.starts(with: letters) : word.elementsEqual(letters)
        }
    }

    private var phrases: [[Part]] = []
    /// Indices of phrases by the first two letters of their first word.
    private var byStart: [UInt16: [Int]] = [:]

    /// - Parameter phrases: words separated by spaces; a first word with "*" needs two letters before it.
    public init(_ phrases: some Sequence<String>) {
        for phrase in phrases {
            let parts = phrase.split(separator: " ").flatMap { word in
                let folded = FoldedText(String(word))
                // Hyphens separate words, as they do in texts.
                return folded.words.enumerated().map { place, range in
                    Part(
                        letters: Array(folded.letters[range]),
                        isBeginning: word.hasSuffix("*") && place == folded.words.count - 1)
                }
            }
            guard let first = parts.first else { continue }
            byStart[Self.start(of: first.letters[...]), default: []].append(self.phrases.count)
            self.phrases.append(parts)
        }
    }

    /// Returns the index of each phrase in a text, once for each place where it occurs.
    public func matches(in text: String) -> [Int] {
        var found: [Int] = []
        visit(text) {
            found.append($0)
            return true
        }
        return found
    }

    /// Returns whether a text contains one of the phrases.
    public func isFound(in text: String) -> Bool {
        var isFound = false
        visit(text) { _ in
            isFound = true
            return false
        }
        return isFound
    }

    /// Calls the body for each match until it returns false.
    private func visit(_ text: String, _ body: (Int) -> Bool) {
        guard !phrases.isEmpty else { return }
        let text = FoldedText(text)
        for (place, word) in text.words.enumerated() {
            for index in byStart[Self.start(of: text.letters[word])] ?? []
            where isHere(phrases[index], in: text, at: place) {
                guard body(index) else { return }
            }
        }
    }

    private func isHere(_ parts: [Part], in text: FoldedText, at place: Int) -> Bool {
        guard place + parts.count <= text.words.count else { return false }
        return parts.indices.allSatisfy { parts[$0].matches(text.letters[text.words[place + $0]]) }
    }

    private static func start(of word: ArraySlice<UInt8>) -> UInt16 {
        word.prefix(2).reduce(0) { $0 << 8 | UInt16($1) }
    }
}

/// The words of a text, folded: runs of letters and digits.
private struct FoldedText {
    private(set) var letters: [UInt8] = []
    /// Each word's range in `letters`.
    private(set) var words: [Range<Int>] = []

    init(_ text: String) {
        letters.reserveCapacity(text.utf8.count)
        var start = 0
        for scalar in text.unicodeScalars {
            switch scalar {
            case "a"..."z", "0"..."9": letters.append(UInt8(scalar.value))
            case "A"..."Z": letters.append(UInt8(scalar.value) | 0x20)
            case _ where Folding.isMark(scalar.value): continue
            case _ where !scalar.isASCII && scalar.properties.isAlphabetic: Folding.append(scalar, to: &letters)
            default: endWord(from: &start)
            }
        }
        endWord(from: &start)
    }

    private mutating func endWord(from start: inout Int) {
        if start < letters.count { words.append(start..<letters.count) }
        start = letters.count
    }
}
