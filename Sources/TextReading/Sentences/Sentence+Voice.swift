/// Detection of sentences about what others make of the news, and of what was still open when they were written.
///
/// Seen in the wild: "A group called on the police to cooperate", "France's former ambassador said that …", "la cámara
/// destacó la importancia de …", "Three children are believed to be among the victims", hours before the police say so.
extension Sentence {
    /// The words that say who comments, if somebody praises or blames others ("hailed", "destacó la importancia"), or
    /// speaks or appeals to others without a part in the news ("former ambassador", "a group"); nil if nobody does.
    /// Empty if they are left out.
    public var commentator: ArraySlice<Word>? {
        let lists = RoleLists.builtIn
        let quoted = quotedBytes
        func first(where isVerb: (Int) -> Bool) -> Int? {
            words.indices.first { place in
                isVerb(place) && !quoted.contains { $0.contains(words[place].bytes.lowerBound) }
            }
        }
        let verb = first { lists.saying.contains(words[$0].form) || !lists.appeals.ends(at: $0, in: words).isEmpty }
        if let speaker = verb.map(subject(before:)), speaker.contains(where: { lists.onlookers.contains($0.form) }) {
            return speaker
        }
        return first { !lists.reactions.ends(at: $0, in: words).isEmpty }.map(subject(before:))
    }

    /// Returns the words before a verb, without a phrase that begins the sentence ("Luego de que …, la cámara").
    private func subject(before verb: Int) -> ArraySlice<Word> {
        let before = words[..<verb]
        guard beginsWithPhrase, let comma = before.dropFirst().lastIndex(where: { $0.gap == .comma }) else {
            return before
        }
        return before[comma...]
    }

    /// What it says only for want of certainty ("are believed to be", "se teme que"), or of a case that is still open
    /// ("an arrest warrant"): the words of the phrase, or nil if there is none.
    public var openMatter: ArraySlice<Word>? {
        let open = RoleLists.builtIn.openMatters
        for place in words.indices {
            if let end = open.ends(at: place, in: words).max() { return words[place..<end] }
        }
        return nil
    }

    /// The offices that it calls former without a name behind them ("el expresidente", "the former minister").
    public var formerOffices: Set<WordID> {
        let former = RoleLists.builtIn.formerOffices
        var found: Set<WordID> = []
        for place in words.indices {
            guard let office = former[words[place].form] ?? office(behindFormer: place) else { continue }
            let next = words[(place + 1)...].first
            if next.map({ $0.isCapitalised && $0.gap == .space }) != true { found.insert(office) }
        }
        return found
    }

    /// Returns whether it gives somebody an office, as present or as former.
    public func hasOffice(_ office: WordID, asFormer isFormer: Bool) -> Bool {
        words.indices.contains { place in
            let isNamedFormer =
                RoleLists.builtIn.formerOffices[words[place].form] == office
                || self.office(behindFormer: place) == office
            return isFormer ? isNamedFormer : !isNamedFormer && words[place].form == office
        }
    }

    /// Returns the office at a place if the word before it is "former" or "ex".
    private func office(behindFormer place: Int) -> WordID? {
        guard place > words.startIndex, Self.former.contains(words[place - 1].form),
            RoleLists.builtIn.offices.contains(words[place].form)
        else { return nil }
        return words[place].form
    }

    private static let former = Set(["former", "ex"].map { WordID(folded: $0) })

    /// Its words that announce a fact without stating it ("key", "unexpected", "operación estratégica").
    public var vagueTerms: Terms {
        Terms(
            of: words.lazy.filter { RoleLists.builtIn.vague.contains($0.form) && !$0.isName }, by: \.stem)
    }
}

extension Word {
    /// Whether it is capitalised for no other reason than being a name.
    fileprivate var isName: Bool { isCapitalised && !marks.contains(.opens) }
}
