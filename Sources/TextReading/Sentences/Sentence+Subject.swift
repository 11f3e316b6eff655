/// Detection of sentences that don't say who or which they are about.
extension Sentence {
    /// The number of words after "the" among which one may lead to a name ("the head of the army of Marlow").
    private static let longestNoun = 3
    /// The number of words after "the" in which a name counts.
    private static let nearWords = 4
    /// The same if one of the first words leads to a name.
    private static let farWords = 7
    /// The most words of a phrase before the sentence's subject.
    private static let longestPhrase = 14

    /// Whether it begins with "the" and a common noun, and nothing after it says which one is meant ("The country is
    /// making health passes mandatory", "El nuevo organismo estará bajo la órbita del ministerio"). The same goes for
    /// what follows a phrase without a name ("Según una ordenanza, la medida regirá desde diciembre").
    ///
    /// - Parameters:
    ///   - known: the stems of words that the reader knows; if the noun is one of them, it is clear which one is meant.
    ///   - wordLimit: the number of words after "the" among which any name counts; if nil, only a name in the noun's
    ///     phrase does.
    public func opensUnnamed(knowing known: Set<WordID>, within wordLimit: Int? = nil) -> Bool {
        let spoken = words.filter(\.isSpoken)[...]
        if isUnnamed(spoken, knowing: known, within: wordLimit) { return true }
        guard let first = spoken.first, RoleLists.builtIn.introducers.contains(first.form),
            let comma = spoken.dropFirst().firstIndex(where: { $0.gap == .comma }),
            comma - spoken.startIndex <= Self.longestPhrase,
            !spoken[..<comma].dropFirst().contains(where: Self.isName)
        else { return false }
        return isUnnamed(spoken[comma...], knowing: known, within: wordLimit)
    }

    /// Whether a word with which phrases begin comes first ("Before computers were a staple of workplaces").
    public var beginsWithPhrase: Bool {
        words.first(where: \.isSpoken).map { RoleLists.builtIn.introducers.contains($0.form) } ?? false
    }

    private func isUnnamed(_ spoken: ArraySlice<Word>, knowing known: Set<WordID>, within wordLimit: Int?) -> Bool {
        let lists = RoleLists.builtIn
        guard let language, let first = spoken.first,
            lists.definiteArticles[language]?.contains(first.form) == true,
            let next = spoken.dropFirst().first, next.kind == .word, next.casing == .lower
        else { return false }
        let noun = spoken.dropFirst().prefix(Self.longestNoun)
        if noun.dropLast().contains(where: { known.contains($0.stem) }) { return false }
        let isLed = noun.contains { lists.qualifiers.contains($0.form) || lists.places.contains($0.form) }
        return !spoken.dropFirst().prefix(wordLimit ?? (isLed ? Self.farWords : Self.nearWords)).contains(
            where: Self.isName)
    }

    private static func isName(_ word: Word) -> Bool {
        word.isCapitalised && word.kind == .word && !SentenceLists.builtIn.calendar.contains(word.form)
    }

    /// Whether it begins with a verb that says what somebody did ("Hallaron un cuerpo", "Murió Ana Moreira"), as
    /// Spanish and Portuguese titles do.
    public var beginsWithDeed: Bool { begins(withEndings: endingsOfDeeds) }

    /// Whether it begins with a verb whose subject is nobody in particular ("Hallaron un cuerpo") or comes after it
    /// ("Renunció un ministro").
    public var isImpersonal: Bool { begins(withEndings: endingsOfDeeds.filter { $0.count > 2 }) }

    private func begins(withEndings endings: [String]) -> Bool {
        guard let first = words.first(where: \.isSpoken), first.kind == .word else { return false }
        let lists = RoleLists.builtIn
        if lists.subjectBehind.begin(self) || lists.subjectBehindInTitles.begin(self) { return true }
        let text = withBytes { String(decoding: $0[first.bytes], as: UTF8.self) }
        return text.count > 3 && endings.contains(where: text.hasSuffix)
    }

    private var endingsOfDeeds: [String] {
        switch language {
        case .spanish?: ["ó", "aron", "ieron"]
        case .portuguese?: ["ou", "aram", "eram", "iram"]
        default: []
        }
    }
}
