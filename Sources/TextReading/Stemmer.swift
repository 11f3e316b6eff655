internal import CStemmer

/// A Snowball stemmer for one language, with a cache.
final class Stemmer {
    private let stemmer: OpaquePointer
    private var known: [WordID: WordID] = [:]

    /// Creates a stemmer; nil if Snowball doesn't support the language.
    init?(_ language: Language) {
        let code = language.code == "nb" ? "no" : language.code
        guard let stemmer = sb_stemmer_new(code, nil) else { return nil }
        self.stemmer = stemmer
    }

    deinit { sb_stemmer_delete(stemmer) }

    /// Returns the cached stem of a word without diacritics.
    func knownStem(of form: WordID) -> WordID? { known[form] }

    /// Returns the folded stem of a word.
    ///
    /// - Parameters:
    ///   - letters: the word in lower case, with diacritics.
    ///   - form: the form of the same word.
    func stem(of letters: [UInt8], form: WordID, isFolded: Bool) -> WordID {
        let key = isFolded ? form : WordID(folded: letters)
        if let stem = known[key] { return stem }
        let stem = snowball(letters, isFolded: isFolded) ?? form
        known[key] = stem
        return stem
    }

    private func snowball(_ letters: [UInt8], isFolded: Bool) -> WordID? {
        guard let stem = sb_stemmer_stem(stemmer, letters, Int32(letters.count)) else { return nil }
        let bytes = UnsafeBufferPointer(start: stem, count: Int(sb_stemmer_length(stemmer)))
        return isFolded ? WordID(folded: bytes) : WordID(folded: Folding.folded(bytes))
    }
}
