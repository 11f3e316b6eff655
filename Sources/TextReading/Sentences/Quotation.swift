/// A quotation in a sentence.
public struct Quotation: Sendable, Equatable {
    /// The quotation without quotation marks.
    public var text: String
    /// The speaker's name as given in the sentence.
    public var speaker: String
    /// The number of words quoted.
    public var length: Int
}

extension Sentence {
    /// The quotation, if the sentence has a verb of saying and names the speaker; a pronoun is not enough.
    public var quotation: Quotation? { QuotationReading(self).quotation }
}

/// A parser for the quotation and speaker in a sentence.
private struct QuotationReading {
    /// The minimum number of words; anything shorter is a term rather than a statement.
    private static let fewestWords = 6
    /// The maximum number of words in commas between a name and its verb.
    private static let apposition = 10
    private static let verbs = WordLists.builtIn.words("saying-verbs")
    /// Verbs followed by the person spoken to, not by the speaker.
    private static let listenerVerbs = Set(["told"].map { WordID(folded: $0) })
    /// Words before a capitalised word that is not the speaker, but a part of the description: "the mayor of Porto".
    private static let linkingWords = Set(
        ["of", "in", "at", "from", "for", "and", "to", "de", "del", "en", "da", "do", "para", "y", "e", "ante"]
            .map { WordID(folded: $0) })
    /// Words between a verb of saying and the person spoken to or about: "le dijo el sindicalista a Ana Moreira".
    private static let addresseeWords = Set(
        ["a", "al", "ao", "sobre", "contra", "con", "com", "about", "against", "with", "to"].map { WordID(folded: $0) })
    private static let nobody = WordLists.builtIn.words("no-speakers").union(WordLists.builtIn.words("date-words"))

    private let sentence: Sentence
    private let quoted: [Range<Int>]
    /// The words outside quotation marks.
    private let outside: [Word]

    init(_ sentence: Sentence) {
        self.sentence = sentence
        let quoted = sentence.quotedBytes
        self.quoted = quoted
        outside = sentence.words.filter { word in !quoted.contains { $0.contains(word.bytes.lowerBound) } }
    }

    var quotation: Quotation? {
        // If the quotation is interrupted, use the longest part.
        let pieces = quoted.map { range in (range, sentence.words.count { range.contains($0.bytes.lowerBound) }) }
        guard let longest = pieces.max(by: { $0.1 < $1.1 }), longest.1 >= Self.fewestWords,
            let name = speaker(of: longest.0)
        else { return nil }
        return sentence.withBytes { bytes in
            func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }
            let said = text(longest.0).trimmingEnd(of: ",")
            // A bracket means that not all the words are the speaker's; a lower-case letter, that the sentence began
            // earlier.
            guard let first = said.first, first.isUppercase, isWhole(longest.0, bytes) else { return nil }
            return Quotation(
                text: said,
                speaker: text(name[0].bytes.lowerBound..<name[name.count - 1].bytes.upperBound),
                length: longest.1)
        }
    }

    /// Returns whether a quotation ends where its sentence does: with a mark, or before one, the end, a verb of saying
    /// or a name. "“The river will rise” by noon, Moreira said" continues without its marks.
    private func isWhole(_ quotation: Range<Int>, _ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        let ends = Set(".!?,".utf8)
        // "I would not have believed it," Moreira added, "if …".
        if let rest = quoted.first(where: { $0.lowerBound >= quotation.upperBound }),
            sentence.words.first(where: { rest.contains($0.bytes.lowerBound) })?.isCapitalised == false
        {
            return false
        }
        if let last = bytes[quotation].last, ends.contains(last) { return true }
        guard let next = outside.first(where: { $0.bytes.lowerBound >= quotation.upperBound }) else { return true }
        let between = bytes[quotation.upperBound..<next.bytes.lowerBound]
        return between.contains { ends.contains($0) || $0 == UInt8(ascii: ";") } || next.isCapitalised
            || Self.verbs.contains(next.form)
    }

    /// Returns the words of the speaker's name.
    private func speaker(of quotation: Range<Int>) -> [Word]? {
        for (place, verb) in outside.enumerated()
        where Self.verbs.contains(verb.form) && verb.casing == .lower {
            if let name = nameBefore(place) { return name }
            // A name after "said" is the speaker only if the quotation came before; otherwise it may be the subject.
            if !Self.listenerVerbs.contains(verb.form), quotation.upperBound <= verb.bytes.lowerBound,
                let name = nameBehind(place)
            {
                return name
            }
        }
        return nil
    }

    /// Finds the speaker before the verb: "Ana Moreira said", "Ana Moreira, the mayor, said".
    private func nameBefore(_ verb: Int) -> [Word]? {
        guard verb > 0 else { return nil }
        if outside[verb].gap == .space || outside[verb].gap == .stop {
            let name = outside[..<verb].reversed().prefix { $0.isCapitalised && $0.kind == .word }
            let words = joined(Array(name.reversed()))
            return isDescription(before: verb - words.count, in: outside[...]) ? nil : checked(words)
        }
        guard outside[verb].gap == .comma, verb <= Self.apposition + 4 else { return nil }
        let name = outside[..<verb].prefix { $0.isCapitalised && $0.kind == .word }
        guard name.count < verb, outside[name.count].gap == .comma else { return nil }
        return checked(joined(Array(name)))
    }

    /// Finds the speaker after the verb, up to the next punctuation mark: "said Ana Moreira", but not "said the mayor
    /// of the town, Ana Moreira".
    private func nameBehind(_ verb: Int) -> [Word]? {
        let segment = outside[(verb + 1)...].enumerated().prefix { offset, word in
            word.gap == .space || word.gap == .stop || (offset > 0 && word.gap == .hyphen)
        }.map(\.element)
        guard let last = segment.lastIndex(where: { $0.isCapitalised && $0.kind == .word }) else { return nil }
        // Only a time or place may come after the name.
        let name = segment[...last].reversed().prefix { $0.isCapitalised && $0.kind == .word }
        let words = Array(name.reversed())
        let start = last + 1 - words.count
        if isDescription(before: start, in: segment[...]) { return nil }
        if segment[..<start].contains(where: { Self.addresseeWords.contains($0.form) && $0.casing == .lower }) {
            return nil
        }
        return checked(segment.count - last - 1 > 0 && segment.count - words.count > 3 ? [] : words)
    }

    /// Returns whether the word before a name makes it a part of a description.
    private func isDescription(before place: Int, in words: ArraySlice<Word>) -> Bool {
        place > words.startIndex && Self.linkingWords.contains(words[place - 1].form)
            && words[place - 1].casing == .lower
    }

    /// Returns the last words not separated by punctuation.
    private func joined(_ words: [Word]) -> [Word] {
        let start = words.lastIndex { $0.gap != .space && $0.gap != .stop && $0.gap != .hyphen } ?? 0
        return Array(words[start...])
    }

    private func checked(_ words: [Word]) -> [Word]? {
        let name = words.drop { Self.nobody.contains($0.form) }
        guard let first = name.first, !name.contains(where: { Self.nobody.contains($0.form) }) else { return nil }
        // A single word at the start of a sentence is not necessarily a name.
        if name.count == 1, first.marks.contains(.opens) || first.marks.contains(.plural) { return nil }
        return name.count <= 5 ? Array(name) : nil
    }
}

extension Sentence {
    /// The ranges between quotation marks.
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
    /// Returns the string without a given mark at its end.
    func trimmingEnd(of mark: Character) -> String { last == mark ? String(dropLast()) : self }
}
