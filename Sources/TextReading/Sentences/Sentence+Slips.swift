/// Detection of publishers' typing mistakes, so that they are not quoted.
extension Sentence {
    /// The most words between "From" and the sentence that an agency's name runs into.
    private static let longestAgency = 3
    /// The same between "By" and the sentence that an author's name runs into.
    private static let longestAuthor = 6
    private static let from = WordID(folded: "from")
    private static let by = WordID(folded: "by")
    private static let of = WordID(folded: "of")

    /// Whether it repeats a phrase or an article by mistake, begins with a credit that runs into it, has lost an
    /// apostrophe, or has a letter or a participle too many.
    ///
    /// Seen in the wild: "returned the indictment sought by sought by the counsel", "From RNZ There is scepticism", "By
    /// Ana Moreira of RNZ As cases rise", "la firma del un acuerdo", "the party s candidate", "generó p preocupación",
    /// "the fossil discovered found more than a decade ago".
    public var hasSlip: Bool {
        repeatsPhrase || beginsWithCredit || hasStrayWord || hasStrayLetter || hasTwoParticiples
    }

    /// Whether two or three words, the first of them in lower case, are directly repeated.
    private var repeatsPhrase: Bool {
        let words = words.filter(\.isSpoken)
        return words.indices.contains { place in
            guard words[place].casing == .lower, words[place].kind == .word else { return false }
            return (2...3).contains { count in
                guard place + 2 * count <= words.count else { return false }
                let repeated = words[(place + 1)..<(place + 2 * count)]
                return repeated.allSatisfy { $0.gap == .space }
                    && words[place..<(place + count)].lazy.map(\.form)
                        .elementsEqual(words[(place + count)..<(place + 2 * count)].lazy.map(\.form))
            }
        }
    }

    /// Whether it has two articles in a row, or an "s" on its own.
    private var hasStrayWord: Bool {
        words.indices.dropFirst().contains { place in
            let (before, word) = (words[place - 1], words[place])
            guard word.gap == .space, word.kind == .word, word.casing == .lower else { return false }
            if word.form == Self.s { return true }
            return before.casing == .lower && Self.withArticle.contains(before.form)
                && Self.articles.contains(word.form)
        }
    }

    /// Whether a Spanish sentence has a consonant, or "e" before a word that doesn't begin with its sound, on its own.
    private var hasStrayLetter: Bool {
        guard language == .spanish else { return false }
        return words.indices.dropFirst().contains { place in
            let word = words[place]
            guard word.bytes.count == 1, word.kind == .word, word.casing == .lower, word.gap == .space,
                let next = words[(place + 1)...].first, next.gap == .space
            else { return false }
            let letter = withBytes { $0[word.bytes.lowerBound] }
            let second = withBytes { bytes in bytes[next.bytes.lowerBound] | 0x20 }
            switch letter {
            case UInt8(ascii: "a"), UInt8(ascii: "o"), UInt8(ascii: "u"), UInt8(ascii: "y"): return false
            // "e" stands before "i" and "hi". Initials and foreign words are left alone.
            case UInt8(ascii: "e"): return next.kind == .word && "bcdfgjklmnpqrstvwz".utf8.contains(second)
            case UInt8(ascii: "x"), UInt8(ascii: "n"): return false
            default: return next.casing == .lower
            }
        }
    }

    /// Whether "found" and the like follow another participle and precede a preposition.
    private var hasTwoParticiples: Bool {
        guard language == .english else { return false }
        return words.indices.dropFirst().contains { place in
            let (before, word) = (words[place - 1], words[place])
            guard word.gap == .space, Self.participles.contains(word.form), before.kind == .word,
                before.casing == .lower, before.bytes.count > Self.shortParticiple,
                let next = words[(place + 1)...].first, next.gap == .space, Self.behindParticiple.contains(next.form)
            else { return false }
            return withBytes { $0[before.bytes].suffix(2).elementsEqual("ed".utf8) }
        }
    }

    private static let participles = Set(["found", "made", "taken", "held"].map { WordID(folded: $0) })
    private static let behindParticiple = Set(
        ["more", "in", "at", "on", "near", "by", "during", "from", "over"].map { WordID(folded: $0) })
    /// "Seed", "shed" and the like are nouns.
    private static let shortParticiple = 5

    private static let s = WordID(folded: "s")
    private static let withArticle = Set(["del", "al", "the", "an"].map { WordID(folded: $0) })
    private static let articles = Set(
        ["un", "una", "el", "la", "los", "las", "the", "a", "an"].map { WordID(folded: $0) })

    /// Whether a word that only begins sentences follows "From" and a name, without a mark between them.
    private var beginsWithCredit: Bool {
        let words = words.filter(\.isSpoken)
        guard let first = words.first, first.form == Self.from || first.form == Self.by, first.casing == .capitalised
        else { return false }
        let longest = first.form == Self.by ? Self.longestAuthor : Self.longestAgency
        let name = words.dropFirst().prefix(longest + 1)
        guard let end = name.dropFirst().first(where: { SentenceLists.builtIn.openings.contains($0.form) }) else {
            return false
        }
        return end.casing == .capitalised && end.gap == .space && !end.marks.contains(.opens)
            && name.prefix { $0.bytes != end.bytes }.allSatisfy {
                $0.isCapitalised || first.form == Self.by && $0.form == Self.of
            }
    }
}
