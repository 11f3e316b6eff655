internal import TextReading

/// Finds the nouns and adjectives of a headline by their endings and the words around them. Readers remember those,
/// not its verbs and adverbs.
struct ContentWords: Sendable {
    /// The most words between a determiner and an English noun: "amid fierce public anger".
    private static let between = 2

    /// The fewest letters of a word with an ending; shorter verbs say little.
    private static let inflected = 5

    /// Words that a noun follows, and words that a noun or a verb follows.
    private let before: (nouns: Set<String>, nounsOrVerbs: Set<String>)
    private let infinitives: [String]
    /// Endings of nouns, of adjectives that follow their noun (none in English), and of words that are neither.
    private let endings: (nouns: [String], adjectives: [String], others: [String])
    /// English alone: verbs, words that a verb follows, and words that end a noun phrase.
    private let english: (verbs: Set<String>, beforeVerbs: Set<String>, ends: Set<String>)
    private let stopWords: Set<WordID>

    init(_ lists: WordLists, _ language: Language, stopWords: Set<WordID>) {
        func texts(_ list: String) -> [String] { lists.entries(list, language).map(\.text) }
        before = (Set(texts("determiners")), Set(texts("before-nouns")))
        infinitives = texts("infinitives")
        endings = (texts("nouns"), texts("adjectives"), texts("no-nouns"))
        english = (Set(texts("verbs")), Set(texts("before-verbs")), Set(texts("prepositions")))
        self.stopWords = stopWords
    }

    /// Returns whether a headline's word is a noun or an adjective, as far as its ending and its neighbours show.
    func contain(wordAt index: Int, of words: [PlainWord], in title: String) -> Bool {
        let word = words[index].plain
        guard index > 0, !Self.ends(word, in: endings.others), !english.verbs.contains(word) else { return false }
        if Self.ends(word, in: endings.nouns) { return true }
        let isSpaced = isSpaced(index - 1, words, in: title)
        let previous = words[index - 1]
        if isSpaced && follows(previous.plain, word) { return true }
        if isSpaced && isContent(previous) && Self.ends(word, in: endings.adjectives) { return true }
        return endings.adjectives.isEmpty
            && (isLast(index, of: words, in: title) || isSingular(index, of: words, in: title))
    }

    /// Returns whether an English word is a plural or a form of a verb with an ending ("denounces", "reunited").
    func isInflected(_ word: String) -> Bool {
        endings.adjectives.isEmpty && word.count >= Self.inflected && !english.verbs.contains(word)
            && Self.ends(word, in: ["s", "ed", "ing"])
    }

    /// Returns whether a word is the last of an English noun phrase, before punctuation or "of", which is its noun.
    private func isLast(_ index: Int, of words: [PlainWord], in title: String) -> Bool {
        let isAtEnd = !isSpaced(index, words, in: title)
        guard isAtEnd || words[index + 1].plain == "of" else { return false }
        // A plural; verbs that end in an s have something behind them.
        if isAtEnd, words[index].plain.last == "s", isContent(words[index - 1]) { return true }
        return (1...Self.between).contains { count in
            let start = index - count
            return start > 0 && follows(words[start - 1].plain, words[index].plain)
                && (start - 1..<index).allSatisfy { isSpaced($0, words, in: title) }
                && words[start..<index].allSatisfy(isContent)
        }
    }

    /// Returns whether an English word is a noun in the singular at the end of its phrase. Only a plural, or a word such
    /// as "will", could make it a verb.
    private func isSingular(_ index: Int, of words: [PlainWord], in title: String) -> Bool {
        let previous = words[index - 1].plain
        guard isSpaced(index - 1, words, in: title), words[index].plain.last != "s", previous.last != "s",
            !english.beforeVerbs.contains(previous), !Self.ends(previous, in: endings.others),
            !stopWords.contains(WordID(folded: previous))
        else { return false }
        return !isSpaced(index, words, in: title) || english.ends.contains(words[index + 1].plain)
    }

    private func follows(_ previous: String, _ word: String) -> Bool {
        before.nouns.contains(previous)
            || before.nounsOrVerbs.contains(previous) && !Self.ends(word, in: infinitives)
    }

    /// Returns whether a word is in lower case and no function word.
    private func isContent(_ word: PlainWord) -> Bool {
        word.written.first?.isLowercase == true && !stopWords.contains(WordID(folded: word.plain))
            && !before.nouns.contains(word.plain) && !before.nounsOrVerbs.contains(word.plain)
    }

    /// Returns whether only a space separates a word from the next one.
    private func isSpaced(_ index: Int, _ words: [PlainWord], in title: String) -> Bool {
        guard words.indices.contains(index), words.indices.contains(index + 1) else { return false }
        return title[words[index].written.endIndex..<words[index + 1].written.startIndex] == " "
    }

    private static func ends(_ word: String, in endings: [String]) -> Bool { endings.contains(where: word.hasSuffix) }
}
