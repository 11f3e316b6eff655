internal import Computing

extension HeadlineChange {
    /// The fewest letters of a name whose spelling can be corrected by a letter or two.
    private static let fewestLetters = 4
    /// The most letters in which two spellings differ, for names of at least `longName` letters; shorter ones differ in
    /// one.
    private static let mostEdits = 2
    private static let longName = 7
    private static let peoples = WordLists.builtIn.words("demonyms")

    /// Whether the spelling of one part of a full name was corrected ("Karen Reichard" is now "Karen Reichardt"), while
    /// nearly all other words stayed. Accents don't count, nor do headlines whose capitals mark no names.
    public var correctsName: Bool {
        guard Self.isSentence(before), Self.isSentence(after) else { return false }
        let (old, new) = (Self.names(only: before, not: after), Self.names(only: after, not: before))
        guard old.count == 1, new.count == 1, let was = old.first, let now = new.first else { return false }
        let (terms, others) = (Terms(of: before.words), Terms(of: after.words))
        let shared = terms.shared(with: others)
        guard shared + 1 >= terms.count * 3 / 4, shared + 1 >= others.count * 3 / 4 else { return false }
        // "Ancient Greek" and "Ancient Greeks", "South Africa" and "South African", "House Democrat" and "Democratic".
        guard before.words[was].stem != after.words[now].stem,
            Self.peoples.isDisjoint(with: [before.words[was].form, after.words[now].form])
        else { return false }
        // Next to the same other part of the name, on one side.
        guard before.names(beside: was).contains(where: after.names(beside: now).contains) else { return false }
        let letters = [before.letters(of: was), after.letters(of: now)]
        let shortest = min(letters[0].count, letters[1].count)
        guard shortest >= Self.fewestLetters, letters[0].first == letters[1].first else { return false }
        let edits = editDistance(from: letters[0], to: letters[1])
        if edits > 1, letters[0].starts(with: letters[1]) || letters[1].starts(with: letters[0]) { return false }
        return (1...(shortest >= Self.longName ? Self.mostEdits : 1)).contains(edits)
    }

    /// Returns whether more of a headline's long words are in lower case than capitalised.
    private static func isSentence(_ headline: Wording) -> Bool {
        let long = headline.words.dropFirst().filter { $0.kind == .word && $0.letters >= fewestLetters }
        return long.count { !$0.isCapitalised } > long.count(where: \.isCapitalised)
    }

    /// Returns the indices of the capitalised words that only one of two headlines has.
    private static func names(only headline: Wording, not other: Wording) -> [Int] {
        let known = Set(other.words.map(\.form))
        return headline.words.indices.filter { place in
            let word = headline.words[place]
            return word.kind == .word && word.casing == .capitalised && !known.contains(word.form)
        }
    }
}

extension HeadlineChange.Wording {
    /// Returns the other parts of a name, directly before and after the word at an index.
    fileprivate func names(beside place: Int) -> Set<WordID> {
        let word = words[place]
        var names: Set<WordID> = []
        if place > 0, word.gap == .space, words[place - 1].isCapitalised { names.insert(words[place - 1].form) }
        let next = place + 1
        if next < words.count, words[next].gap == .space, words[next].isCapitalised { names.insert(words[next].form) }
        return names
    }

    /// Returns the letters of a word, in lower case and without accents.
    fileprivate func letters(of place: Int) -> [UInt8] {
        Folding.folded(String(decoding: Array(text.utf8)[words[place].bytes], as: UTF8.self).lowercased().utf8)
    }
}
