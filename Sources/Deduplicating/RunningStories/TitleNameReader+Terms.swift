internal import TextReading

extension TitleNames {
    /// The pairs of capitalised words next to each other with no pause between them, each pair joined.
    var neighbours: [WordID] {
        zip(words, words.dropFirst()).compactMap { first, next in
            first.isCapitalised && next.isCapitalised && !next.marks.contains(.pause)
                ? first.form.followed(by: next.form) : nil
        }
    }
}

extension TitleNameReader {
    /// Words before a noun: articles, prepositions and possessives of English, Spanish and Portuguese.
    private static let openers = Set(
        [
            "the", "a", "an", "of", "in", "on", "for", "with", "over", "against", "his", "her", "its", "their",
            "el", "la", "los", "las", "un", "una", "del", "de", "al", "en", "por", "con", "sin", "sobre", "contra",
            "su",
            "sus", "o", "os", "as", "um", "uma", "do", "da", "dos", "das", "no", "na", "nos", "nas", "ao", "pelo",
            "pela", "em", "com", "seu", "sua",
        ].map { WordID(folded: $0) })

    private static let pastEndings = ["ó", "aron", "ieron"]

    /// Returns the names of a title, the nouns that may join one, and the phrases of two words.
    func terms(of title: TitleNames, in text: String, shortest: Int) -> [SharedTerm] {
        var terms = title.names.values.map { name in
            SharedTerm(
                kind: .name, key: name.key, words: name.words, text: name.text,
                isCertain: name.isCertain,
                isWhole: name.isWhole)
        }
        let letters = text.utf8
        func spelling(_ first: Word, _ last: Word) -> String {
            let from = letters.index(letters.startIndex, offsetBy: first.bytes.lowerBound)
            let to = letters.index(letters.startIndex, offsetBy: last.bytes.upperBound)
            return String(Substring(letters[from..<to]))
        }
        func add(_ kind: SharedTerm.Kind, _ words: [Word], isNoun: Bool) {
            guard let first = words.first, let last = words.last else { return }
            let text = spelling(first, last)
            terms.append(
                SharedTerm(
                    kind: kind, key: words.dropFirst().reduce(first.form) { $0.followed(by: $1.form) },
                    words: words.map(\.form), text: text, isCertain: isNoun && !first.isCapitalised && !isVerb(text)))
        }
        guard title.isSentence else { return terms }
        for (index, word) in title.words.enumerated() where isTerm(word, shortest) && !word.isCapitalised {
            let before = index > 0 ? title.words[index - 1] : nil
            add(.word, [word], isNoun: before.map(isOpener) ?? false)
            guard let before, isTerm(before, shortest), word.gap == .space,
                !before.isCapitalised || before.marks.contains(.opens)
            else { continue }
            add(.phrase, [before, word], isNoun: index > 1 && isBeforeNoun(title.words[index - 2]))
        }
        return terms
    }

    private func isTerm(_ word: Word, _ shortest: Int) -> Bool { isMeaningful(word) && word.scalars.count >= shortest }

    private func isOpener(_ word: Word) -> Bool { Self.openers.contains(word.form) || word.marks.contains(.possessive) }

    /// Returns whether a phrase after this word is likely a noun's: after an opener or a name ("Kabul drone strike").
    private func isBeforeNoun(_ word: Word) -> Bool {
        isOpener(word) || word.isCapitalised && !word.marks.contains(.opens)
    }

    /// Returns whether a text ends like a Spanish verb of the past ("aprobó", "pidieron").
    private func isVerb(_ text: String) -> Bool { Self.pastEndings.contains { text.hasSuffix($0) } }

    /// Returns the words of a title that say something.
    func meaningful(_ title: TitleNames) -> Set<WordID> { Set(title.words.lazy.filter(isMeaningful).map(\.form)) }

    private func isMeaningful(_ word: Word) -> Bool {
        word.kind == .word && word.scalars.count > 1 && !vocabulary.isStopWord(word)
            && vocabulary.weekdayBit(of: word) == 0 && vocabulary.month(of: word) == nil
    }
}
