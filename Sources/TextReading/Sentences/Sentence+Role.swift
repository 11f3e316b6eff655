/// Detection of complete sentences that are of no use in a summary.
///
/// Seen in the wild: "CNN's reporter speaks with the crew", "Why the need for a bridge", "Dijo que puede apoyar a
/// países vecinos", "At 4pm, the minister will reveal" in the morning's report.
extension Sentence {
    /// Whether it presents a report, a picture or a guest ("Ana Moreira from the University of Marlow") instead of
    /// reporting news.
    public var isPresentation: Bool { RoleLists.builtIn.presentations.occur(in: words) || presentsGuest }

    private var presentsGuest: Bool {
        let name = words.prefix { $0.isCapitalised && $0.kind == .word }
        guard name.count > 1, let next = words.dropFirst(name.count).first else { return false }
        return next.form == Self.from && next.gap == .space
    }

    private static let from = WordID(folded: "from")

    /// Whether it passes judgement, outside quotation marks ("an absurd decision", "se merecería"), like columns that
    /// nothing else marks as opinion.
    public var judges: Bool {
        let verdicts = RoleLists.builtIn.verdicts
        let places = words.indices.filter { !verdicts.ends(at: $0, in: words).isEmpty }
        guard !places.isEmpty else { return false }
        let quoted = quotedBytes
        return places.contains { place in !quoted.contains { $0.contains(words[place].bytes.lowerBound) } }
    }

    /// Whether it is a question, an indirect question, or a subordinate clause without a main clause.
    public var isClause: Bool {
        if isQuestion || RoleLists.builtIn.clauses.begin(self) { return true }
        return marks.commas == 0 && RoleLists.builtIn.subordinators.begin(self)
    }

    /// Whether it leaves out its subject, as Spanish and Portuguese do if it was named before ("Reiteraron su apoyo").
    public var lacksSubject: Bool {
        let lists = RoleLists.builtIn
        if lists.subjectless.begin(self) || beginsWithObject { return true }
        let endings: [String]
        switch language {
        case .spanish?: endings = ["ó", "aron", "ieron", "puso", "tuvo", "aba", "aban", "rá", "rán"]
        case .portuguese?: endings = ["aram", "eram", "iram"]
        default: return false
        }
        guard let first = words.first(where: \.isSpoken), first.kind == .word, !lists.subjectBehind.begin(self) else {
            return false
        }
        let word = withBytes { String(decoding: $0[first.bytes], as: UTF8.self) }
        return word.count > 3 && endings.contains { word.hasSuffix($0) }
    }

    /// Whether it starts with a pronoun for something named before, and its verb ("Las presentó la ministra").
    private var beginsWithObject: Bool {
        guard language == .spanish, let first = words.first, Self.objects.contains(first.form),
            let verb = words.dropFirst().first, verb.casing == .lower
        else { return false }
        let word = withBytes { String(decoding: $0[verb.bytes], as: UTF8.self) }
        return ["ó", "aron", "ieron"].contains(where: word.hasSuffix)
    }

    private static let objects = Set(["la", "las", "los"].map { WordID(folded: $0) })

    /// Whether it starts with something that an earlier sentence introduced ("The findings", "La medida").
    public var needsIntroduction: Bool { RoleLists.builtIn.introduced.begin(self) }

    /// Whether it needs that introduction, because nothing right after the noun says which one is meant ("The group of
    /// residents", "El conductor del camión").
    public var lacksIntroduction: Bool {
        guard needsIntroduction else { return false }
        guard let next = words.lazy.filter(\.isSpoken).dropFirst(2).first, next.gap == .space else { return true }
        return !RoleLists.builtIn.qualifiers.contains(next.form)
    }

    /// Whether it says what will happen within hours or days.
    public var isForecast: Bool {
        let lists = RoleLists.builtIn
        return lists.nearTimes.occur(in: words) && (lists.futures.occur(in: words) || hasFutureEnding)
    }

    /// Whether it says what somebody plans or expects.
    public var isPlan: Bool { RoleLists.builtIn.plans.occur(in: words) }

    /// Whether it describes something that was under way when it was written ("Searchers are focusing on the coast",
    /// "Los bomberos siguen trabajando").
    public var isUnderWay: Bool {
        words.indices.dropFirst().contains { place in
            guard Self.being.contains(words[place - 1].form), words[place].kind == .word, words[place].bytes.count > 5
            else { return false }
            return withBytes { bytes in
                ["ing", "ando", "endo"].contains { ending in
                    bytes[words[place].bytes].suffix(ending.utf8.count).elementsEqual(ending.utf8)
                }
            }
        }
    }

    private static let being = Set(
        [
            "is", "are", "esta", "estan", "estao", "sigue", "siguen", "segue", "seguem", "continua", "continuan",
            "continuam",
        ].map { WordID(folded: $0) })

    /// Whether it mostly consists of a quotation.
    public var isMostlyQuoted: Bool {
        let quoted = quotedBytes.reduce(0) { $0 + $1.count }
        return quoted * 2 > bytes.count
    }

    var hasFutureEnding: Bool {
        guard language == .spanish || language == .portuguese else { return false }
        return words.contains { word in
            word.kind == .word && word.casing == .lower && word.bytes.count > 5
                && withBytes { bytes in
                    let text = String(decoding: bytes[word.bytes], as: UTF8.self)
                    return text.hasSuffix("rá") || text.hasSuffix("rán")
                }
        }
    }

    /// Returns whether it names its own publisher as the one who reports ("CNN's", "spoke to CNN", "CNN has obtained",
    /// "Clarín recorrió el lugar"). What somebody told the publisher is news.
    ///
    /// - Parameter publisher: the forms of the words of the publisher's name.
    public func namesAsReporter(_ publisher: [WordID]) -> Bool {
        guard !publisher.isEmpty else { return false }
        return words.indices.contains { place in
            guard words[place...].lazy.map(\.form).starts(with: publisher) else { return false }
            if words[place + publisher.count - 1].marks.contains(.possessive) { return true }
            if words[(place + publisher.count)...].first.map({ Self.ownDeeds.contains($0.form) }) == true {
                return true
            }
            let next = words[(place + publisher.count)...].prefix(2)
            if next.contains(where: { $0.form == Self.obtained }) { return true }
            return place > words.startIndex && Self.beforeListener.contains(words[place - 1].form)
        }
    }

    private static let obtained = WordID(folded: "obtained")
    /// What reporters do.
    private static let ownDeeds = Set(
        [
            "visited", "spoke", "understands", "asked", "recorrio", "hablo", "dialogo", "consulto", "converso",
            "entrevisto", "accedio", "pudo", "supo",
        ].map { WordID(folded: $0) })
    private static let beforeListener = Set(["to", "with", "con", "a", "com"].map { WordID(folded: $0) })

    /// The length in bytes up to which publishers rarely cut texts, and the same in languages whose papers write a line
    /// below the title without a full stop.
    private static let longestUncut = 240
    private static let longestLine = 320
    /// Marks that may follow the last word.
    private static let closing: Set<Character> = ["\"", "”", "’", "'", ")"]

    /// Whether only its final mark is missing: the last sentence of a short text whose publisher never ends texts with
    /// a full stop. Longer texts may have been cut.
    public var isUnended: Bool {
        guard !marks.ends, !marks.isCut, (8...60).contains(length), let last = words.last, last.isSpoken else {
            return false
        }
        return withBytes { bytes in
            let isLine = language == .spanish || language == .portuguese
            guard bytes.count <= (isLine ? Self.longestLine : Self.longestUncut) else { return false }
            let behindWord = String(decoding: bytes[last.bytes.upperBound..<self.bytes.upperBound], as: UTF8.self)
            let rest = bytes[self.bytes.upperBound...]
            return rest.allSatisfy { $0 <= 0x20 } && behindWord.allSatisfy(Self.closing.contains)
        }
    }

    /// Whether it is complete, apart from a final mark that its publisher never sets.
    public var isWholeOrUnended: Bool { isWhole || (isUnended && isWholeBesidesEnd) }

    /// The text of a title with a full stop; nil if it isn't a complete sentence, or ends in a quotation.
    public var titleText: String? {
        guard !marks.ends, isWholeBesidesEnd, let last = words.last, last.isSpoken,
            last.bytes.upperBound == bytes.upperBound
        else { return nil }
        return text + "."
    }

    /// Its text, with a full stop if its publisher sets none.
    public var endedText: String { isUnended ? text + "." : text }
}
