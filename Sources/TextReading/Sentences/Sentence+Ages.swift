extension Sentence {
    private static let year = WordID(folded: "year")
    private static let old = WordID(folded: "old")
    private static let of = WordID(folded: "de")
    /// "años" and "anos" without their accents.
    private static let years = WordID(folded: "anos")

    /// The ages of people described by a noun, not a name: "a 38-year-old woman" and "una mujer de 38 años" give 38,
    /// "the woman, 38 years old" gives none. The noun is the figure's subject.
    var ages: [Figure] {
        let people = FigureLists.builtIn.aged
        return words.indices.compactMap { place in
            guard people.contains(words[place].form) else { return nil }
            if let number = number(before: place) { return age(of: place, number: number, from: number, to: place) }
            if let number = number(behind: place) { return age(of: place, number: number, from: place, to: number + 1) }
            return nil
        }
    }

    /// Returns the index of the number in "38-year-old woman".
    private func number(before noun: Int) -> Int? {
        let place = noun - 3
        guard place >= words.startIndex, words[place + 1].form == Self.year, words[place + 2].form == Self.old,
            words[place + 1].gap == .hyphen, words[place + 2].gap == .hyphen, words[noun].gap == .space
        else { return nil }
        return place
    }

    /// Returns the index of the number in "mujer de 38 años".
    private func number(behind noun: Int) -> Int? {
        let place = noun + 2
        guard place + 1 < words.endIndex, words[noun + 1].form == Self.of, words[place + 1].form == Self.years,
            words[noun + 1].gap == .space, words[place].gap == .space
        else { return nil }
        return place
    }

    private func age(of noun: Int, number: Int, from start: Int, to end: Int) -> Figure? {
        guard words[number].kind == .number,
            let value = withBytes({ Double(String(decoding: $0[words[number].bytes], as: UTF8.self)) })
        else { return nil }
        return Figure(
            value: value, unit: "", bound: .exactly, countedKind: Figure.ages, subject: words[noun].form, stems: [],
            bytes: words[start].bytes.lowerBound..<words[end].bytes.upperBound, words: number..<number + 1)
    }
}

extension Figure {
    /// The counted kind of ages.
    static let ages = "ages"
    /// The most years between two reports of one person's age.
    static let oneAge = 2.0
}
