/// Detection of text that looks like a sentence, with a capital and a full stop, but isn't one.
extension Sentence {
    /// Whether it is a table, list or heading that lost its formatting.
    ///
    /// Seen in the wild: a result run together with the next sentence ("Lions 36 Tigers 13 Top of the world again"),
    /// league tables, line-ups, menus with separators, headings in title case.
    var isFlattened: Bool {
        if marks.hasListMark { return true }
        let chunks = chunks
        let numbers = chunks.count { $0 == .number }
        if numbers >= 5, numbers * 5 >= chunks.count * 2 { return true }
        if chunks.count >= 8, chunks.count(where: { $0 == .small }) * 4 < chunks.count { return true }
        return (marks.commas >= 6 && marks.commas * 3 > chunks.count) || Self.holdsResults(chunks)
    }

    /// Whether words are missing, because the publisher truncated the text or never wrote them.
    ///
    /// Seen in the wild: "Malacañang that President X would …", with the verb missing; a full stop after "of the".
    var isFragment: Bool {
        let lists = SentenceLists.builtIn
        let words = words.filter(\.isSpoken)
        guard words.count > 2, let last = words.last else { return true }
        // "Jong-un" is a name.
        if lists.neverLast.contains(last.form), last.gap != .hyphen { return true }
        let second = words[1]
        return second.form == SentenceLists.that && second.casing == .lower && !second.marks.contains(.possessive)
            && !lists.beforeThat.contains(words[0].form)
            && (words[2].isCapitalised || words[2].form == SentenceLists.the)
    }

    /// Endings that mark a Spanish verb anywhere in a sentence.
    private static let verbEndings = [
        "ó", "rá", "rán", "ría", "rían", "aban", "ían", "ron", "mos", "puso", "tuvo", "vino", "dujo", "trajo", "dijo",
    ]
    /// Endings that verbs share with nouns.
    private static let sharedEndings = ["a", "e", "an", "en", "é", "én"]

    /// Words between "que" and its verb.
    private static let beforeVerb: Set = ["ya", "no", "se", "le", "les", "lo", "nos", "aún", "también"]

    /// Whether a Spanish sentence has no word that could be its verb.
    ///
    /// Seen in the wild, as a paper's second line below a headline: "Elogios a la baja de la inflación", "El acuerdo,
    /// un factor decisivo". A word that ends like a noun or a verb counts as a verb unless a word that leads to a noun,
    /// such as an article, precedes it; so a few such lines pass, and hardly any sentence is lost.
    public var lacksVerb: Bool {
        guard language == .spanish else { return false }
        let lists = RoleLists.builtIn
        let first = words.first(where: \.isSpoken)?.bytes
        let last = words.last(where: \.isSpoken)?.bytes
        let isLabel = beginsWithBareNoun
        var leadsToNoun = false
        for word in words where word.isSpoken {
            let text = withBytes { String(decoding: $0[word.bytes], as: UTF8.self) }.lowercased()
            // "la disputa que ya se abre": after such words it is not the sentence's verb either.
            let leads = lists.nounLeads.contains(text) || leadsToNoun && Self.beforeVerb.contains(text)
            defer { leadsToNoun = leads }
            // "Las aerolíneas que suspendieron sus vuelos": nor is one after "que".
            if leadsToNoun { continue }
            if lists.verbs.contains(text) { return false }
            // A name within the sentence.
            if word.isCapitalised, word.bytes != first { continue }
            if text.count > 3, Self.verbEndings.contains(where: text.hasSuffix) { return false }
            // "demandante", "representante".
            if text.count > 6, text.hasSuffix("ante") { continue }
            // Sentences hardly ever end with their verb, lines without one often with such a word ("de la policía
            // argentina").
            if text.count > 2, !leads, !isLabel, word.bytes != last, Self.sharedEndings.contains(where: text.hasSuffix)
            {
                return false
            }
        }
        return true
    }

    /// Whether it begins with a noun without an article, and what that is of or for, as lines without a verb do
    /// ("Conmoción en el barrio por el ataque").
    private var beginsWithBareNoun: Bool {
        let start = words.lazy.filter(\.isSpoken).prefix(2).map { word in
            withBytes { String(decoding: $0[word.bytes], as: UTF8.self) }.lowercased()
        }
        guard start.count == 2, let noun = start.first, let next = start.last else { return false }
        return ["ción", "sión", "dad", "miento", "encia"].contains(where: noun.hasSuffix)
            && ["a", "ante", "con", "de", "del", "en", "entre", "para", "por", "sobre", "tras"].contains(next)
    }

    /// The kind of a chunk (text between two blanks), judging by its start.
    private enum Chunk {
        /// A number such as "13" or "2-1". Longer ones, such as a year, are `other`, since they cannot be a result.
        case number
        /// A capitalised word other than a day or month.
        case name
        /// A word in lower case.
        case small
        /// Neither letters nor digits.
        case marks
        case other
    }

    private var chunks: [Chunk] {
        var rest = words
        return marks.chunks.map { chunk in
            let own = rest.prefix { $0.bytes.lowerBound < chunk.upperBound }
            rest = rest[own.endIndex...]
            let spoken = own.filter(\.isSpoken)
            guard let first = spoken.first else { return .marks }
            if first.isNumber {
                return isShort(chunk, from: first.bytes.lowerBound) && spoken.allSatisfy(\.isNumber) ? .number : .other
            }
            if first.isCapitalised { return SentenceLists.builtIn.dateWords.contains(first.form) ? .other : .name }
            return beginsSmall(first) ? .small : .other
        }
    }

    /// Returns whether at most five digits and hyphens follow.
    private func isShort(_ chunk: Range<Int>, from start: Int) -> Bool {
        withBytes { bytes in
            bytes[start..<chunk.upperBound].prefix {
                // Count a dash once, though it is three bytes.
                (0x30...0x39).contains($0) || [UInt8(ascii: "-"), 0xE2, 0x80, 0x93].contains($0)
            }.count { $0 != 0x80 && $0 != 0x93 } <= 5
        }
    }

    /// Returns whether a name and number are directly followed by another name and number, as in a list of results.
    private static func holdsResults(_ chunks: [Chunk]) -> Bool {
        // "Name – 6 What was said about it": an entry in a list of ratings.
        if chunks.indices.dropFirst().dropLast().contains(where: { place in
            chunks[place - 1] == .marks && chunks[place] == .number && chunks[place + 1] == .name
        }) {
            return true
        }
        var figure: Int?
        for (place, chunk) in chunks.enumerated().dropFirst() where chunk == .number && chunks[place - 1] == .name {
            if let figure, place - figure <= 5, chunks[(figure + 1)..<place].allSatisfy({ $0 == .name }) { return true }
            figure = place
        }
        return false
    }
}
