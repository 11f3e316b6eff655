/// What a sentence has somebody say, in that person's words.
public struct Quotation: Sendable, Equatable {
    /// Without the quotation marks.
    public var text: String
    /// As the sentence names who says it.
    public var speaker: String
    /// How many words were said.
    public var length: Int
}

extension Sentence {
    /// The words in quotation marks, where the sentence has a verb of saying and names who speaks: a name, no pronoun.
    public var quotation: Quotation? { QuotationReading(self).quotation }
}

/// Reads who says what in one sentence.
private struct QuotationReading {
    /// Fewer words are a term and not what somebody says.
    private static let fewestWords = 6
    /// As many words may stand between a name and its verb, between commas.
    private static let apposition = 10
    private static let verbs = WordLists.builtIn.words("saying-verbs")
    /// Whom one tells stands behind the verb.
    private static let telling = Set(["told"].map { WordID(folded: $0) })
    private static let nobody = WordLists.builtIn.words("no-speakers").union(WordLists.builtIn.words("date-words"))

    private let sentence: Sentence
    private let quoted: [Range<Int>]
    /// The words outside the quotation marks.
    private let outside: [Word]

    init(_ sentence: Sentence) {
        self.sentence = sentence
        let quoted = sentence.quotedBytes
        self.quoted = quoted
        outside = sentence.words.filter { word in !quoted.contains { $0.contains(word.bytes.lowerBound) } }
    }

    var quotation: Quotation? {
        // Of what is said in pieces the longest is taken.
        let pieces = quoted.map { range in (range, sentence.words.count { range.contains($0.bytes.lowerBound) }) }
        guard let longest = pieces.max(by: { $0.1 < $1.1 }), longest.1 >= Self.fewestWords,
            let name = speaker(of: longest.0)
        else { return nil }
        return sentence.withBytes { bytes in
            func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }
            let said = text(longest.0).trimmingEnd(of: ",")
            // What begins small is a piece of a sentence, and what begins with a bracket is not all in the speaker's words.
            guard said.first?.isUppercase == true else { return nil }
            return Quotation(
                text: said, speaker: text(name[0].bytes.lowerBound..<name[name.count - 1].bytes.upperBound),
                length: longest.1)
        }
    }

    /// The words of the speaker's name.
    private func speaker(of quotation: Range<Int>) -> [Word]? {
        for (place, verb) in outside.enumerated()
        where Self.verbs.contains(verb.form) && verb.casing == .lower {
            if let name = nameBefore(place) { return name }
            // Behind "said" stands who says it where the words stand before, else perhaps of whom it is said.
            if !Self.telling.contains(verb.form), quotation.upperBound <= verb.bytes.lowerBound,
                let name = nameBehind(place)
            {
                return name
            }
        }
        return nil
    }

    /// "Ana Moreira said", "Ana Moreira, the mayor, said".
    private func nameBefore(_ verb: Int) -> [Word]? {
        guard verb > 0 else { return nil }
        if outside[verb].gap == .space || outside[verb].gap == .stop {
            let name = outside[..<verb].reversed().prefix { $0.isCapitalised && $0.kind == .word }
            return checked(joined(Array(name.reversed())))
        }
        guard outside[verb].gap == .comma, verb <= Self.apposition + 4 else { return nil }
        let name = outside[..<verb].prefix { $0.isCapitalised && $0.kind == .word }
        guard name.count < verb, outside[name.count].gap == .comma else { return nil }
        return checked(joined(Array(name)))
    }

    /// "said Ana Moreira", "said the mayor of the town, Ana Moreira" not: only up to the next mark.
    private func nameBehind(_ verb: Int) -> [Word]? {
        let segment = outside[(verb + 1)...].enumerated().prefix { offset, word in
            word.gap == .space || word.gap == .stop || (offset > 0 && word.gap == .hyphen)
        }.map(\.element)
        guard let last = segment.lastIndex(where: { $0.isCapitalised && $0.kind == .word }) else { return nil }
        // Behind the name stands nothing but when or where it was said.
        let name = segment[...last].reversed().prefix { $0.isCapitalised && $0.kind == .word }
        let words = Array(name.reversed())
        return checked(segment.count - last - 1 > 0 && segment.count - words.count > 3 ? [] : words)
    }

    /// The last words that belong together.
    private func joined(_ words: [Word]) -> [Word] {
        let start = words.lastIndex { $0.gap != .space && $0.gap != .stop && $0.gap != .hyphen } ?? 0
        return Array(words[start...])
    }

    private func checked(_ words: [Word]) -> [Word]? {
        let name = words.drop { Self.nobody.contains($0.form) }
        guard let first = name.first, !name.contains(where: { Self.nobody.contains($0.form) }) else { return nil }
        // One word at a sentence's beginning may be anything.
        if name.count == 1, first.marks.contains(.opens) || first.marks.contains(.plural) { return nil }
        return name.count <= 5 ? Array(name) : nil
    }
}

extension Sentence {
    /// What stands between quotation marks, without these.
    var quotedBytes: [Range<Int>] {
        withBytes { bytes in
            var found: [Range<Int>] = []
            var open: Int?
            var index = self.bytes.lowerBound
            while index < self.bytes.upperBound {
                let isStraight = bytes[index] == UInt8(ascii: "\"")
                let isCurly =
                    bytes[index] == 0xE2 && index + 2 < self.bytes.upperBound && bytes[index + 1] == 0x80
                    && (bytes[index + 2] == 0x9C || bytes[index + 2] == 0x9D)
                guard isStraight || isCurly else {
                    index += 1
                    continue
                }
                let width = isStraight ? 1 : 3
                if let start = open {
                    found.append(start..<index)
                    open = nil
                } else {
                    open = index + width
                }
                index += width
            }
            return found
        }
    }
}

extension String {
    /// Less a mark at the end.
    func trimmingEnd(of mark: Character) -> String { last == mark ? String(dropLast()) : self }
}
