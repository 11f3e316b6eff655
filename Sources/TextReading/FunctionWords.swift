internal import Computing

/// Function words of several languages ("of", "ng", "para"), which occur in any text regardless of topic: the lists
/// `stop-words` in `Rules/lists.txt`.
struct FunctionWords: Sendable {
    static let builtIn = FunctionWords(.builtIn)

    /// The number of bytes read from each text.
    private static let bytesRead = 600

    private let languages: [Language]
    /// The languages of each word as bits, by the hash of the word in lower case.
    private let speakers: [WordID: UInt32]
    private let filter: WordBloomFilter

    init(_ lists: WordLists) {
        languages = Array(lists.languages(of: "stop-words").prefix(UInt32.bitWidth))
        var speakers: [WordID: UInt32] = [:]
        for (number, language) in languages.enumerated() {
            for entry in lists.entries("stop-words", language) {
                speakers[WordID(rawValue: StableHash(entry.text.utf8).value), default: 0] |= 1 << UInt32(number)
            }
        }
        self.speakers = speakers
        filter = WordBloomFilter(speakers.keys)
    }

    /// Counts the function words of each language at the start of the texts. Capitalised words may be parts of names
    /// ("La Palma", "De La Cruz"), so they count only as a text's first word.
    func counts(in texts: [String]) -> FunctionWordCounts {
        var counts = FunctionWordCounts(languages: languages)
        for var text in texts {
            text.withUTF8 { count(UnsafeBufferPointer(rebasing: $0.prefix(Self.bytesRead)), &counts) }
        }
        return counts
    }

    private func count(_ bytes: UnsafeBufferPointer<UInt8>, _ counts: inout FunctionWordCounts) {
        var hash = StableHash()
        var (isWord, isName, isFirst) = (false, false, true)
        func end() {
            let word = WordID(rawValue: hash.value)
            if isWord, !isName || isFirst, filter.mayContain(word), let speakers = speakers[word] {
                counts.add(word, speakers)
            }
            if isWord { isFirst = false }
        }
        for byte in bytes {
            let isCapital = (0x41...0x5A).contains(byte)
            if isCapital || (0x61...0x7A).contains(byte) || byte >= 0x80 {
                if !isWord { (hash, isWord, isName) = (StableHash(), true, isCapital) }
                hash.add(isCapital ? byte | 0x20 : byte)
            } else {
                end()
                isWord = false
            }
        }
        end()
    }
}

/// The function words of a text.
struct FunctionWordCounts {
    /// The minimum number of words; fewer may be coincidence.
    private static let fewestWords = 2

    private let languages: [Language]
    /// The languages of each word found, as bits.
    private var words: [UInt32] = []
    private var seen: Set<WordID> = []

    init(languages: [Language]) { self.languages = languages }

    /// Adds a word unless it was added before: one word in three places is no more evidence than in one.
    ///
    /// - Parameter speakers: the languages of the word, as bits.
    mutating func add(_ word: WordID, _ speakers: UInt32) {
        if seen.insert(word).inserted { words.append(speakers) }
    }

    /// Returns whether these words speak for a detected language rather than the presumed one: more of them belong to
    /// it alone than to the presumed one. Languages without a word list are never contradicted.
    func confirm(_ found: Language, over presumed: Language) -> Bool {
        guard let found = number(of: found), let presumed = number(of: presumed) else { return true }
        func count(_ language: UInt32, besides other: UInt32) -> Int {
            words.count { $0 & (1 << language) != 0 && $0 & (1 << other) == 0 }
        }
        return count(found, besides: presumed) > count(presumed, besides: found)
    }

    /// Returns the language with more of these words than the presumed one, several unknown to the latter;
    /// nil if none is clear or the presumed language has no word list.
    func language(besides presumed: Language) -> Language? {
        guard let own = number(of: presumed), let other = mostFrequent(besides: own), other.count >= Self.fewestWords,
            other.count > words.count(where: { $0 & (1 << own) != 0 })
        else { return nil }
        return other.language
    }

    /// Returns whether several words were found, none of them in the given language.
    func areAllForeign(to language: Language) -> Bool {
        guard let own = number(of: language) else { return false }
        return words.count >= Self.fewestWords && words.allSatisfy { $0 & (1 << own) == 0 }
            && mostFrequent(besides: own).map { $0.count >= Self.fewestWords } ?? false
    }

    /// Returns the language that has the most of the words missing from a given language.
    func mostFrequent(besides language: Language) -> Language? {
        number(of: language).flatMap { mostFrequent(besides: $0)?.language }
    }

    private func number(of language: Language) -> UInt32? { languages.firstIndex(of: language).map(UInt32.init) }

    private func mostFrequent(besides own: UInt32) -> (language: Language, count: Int)? {
        var counts = [Int](repeating: 0, count: languages.count)
        // Share words that several languages have.
        var shares = [Double](repeating: 0, count: languages.count)
        for word in words where word & (1 << own) == 0 {
            for number in languages.indices where word & (1 << UInt32(number)) != 0 {
                counts[number] += 1
                shares[number] += 1 / Double(word.nonzeroBitCount)
            }
        }
        let best = languages.indices.max { shares[$0] == shares[$1] ? $0 > $1 : shares[$0] < shares[$1] }
        return best.flatMap { counts[$0] > 0 ? (languages[$0], counts[$0]) : nil }
    }
}
