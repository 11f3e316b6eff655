extension Sentence {
    /// Words written like names: capitalised for no other reason, such as starting a sentence.
    public var names: Set<WordID> {
        let lists = SentenceLists.builtIn
        return Set(
            words.lazy.filter { word in
                word.isCapitalised && word.kind == .word && !lists.openings.contains(word.form)
                    && !lists.dateWords.contains(word.form)
            }.map(\.form))
    }

    /// Names after "in", "near" and "at", as evidence of where something happened.
    var whereabouts: Set<WordID> {
        var found: Set<WordID> = []
        for place in words.indices.dropFirst()
        where Self.nearWords.contains(words[place - 1].form) && words[place].isCapitalised
            && !SentenceLists.builtIn.dateWords.contains(words[place].form)
        {
            found.insert(words[place].form)
        }
        return found
    }

    private static let nearWords = Set(["in", "near", "at"].map { WordID(folded: $0) })

    /// Whether it may refer to a period other than the day of the event.
    var speaksOfOtherTimes: Bool {
        SentenceLists.builtIn.speaksOfOtherTimes(words)
            || words.contains { word in
                guard word.kind == .number, word.bytes.count == 4 else { return false }
                let year = withBytes { Int(String(decoding: $0[word.bytes], as: UTF8.self)) }
                return year.map { (1800...2100).contains($0) } ?? false
            }
    }
}
