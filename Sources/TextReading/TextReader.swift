/// Reads texts: each once, for all that is asked of it later.
///
/// It keeps the stems that it has met, so one reader should read many texts. It belongs to one task; each slice of the
/// work makes its own.
public struct TextReader {
    private let signs: ReadingSigns
    private var stemmers: [Language: Stemmer?] = [:]
    /// Where the words of a text are put until it is known how many they are: readings are kept, and room to spare would be.
    private var scratch: [Word] = []

    /// With the lists of abbreviations, of emoticons and of endings of addresses that the tool was built with.
    public init() { self.init(signs: .builtIn) }

    /// - Parameter lists: "abbreviations", "short-names", "domains" and "emoticons" among them.
    public init(lists: WordLists) { self.init(signs: ReadingSigns(lists)) }

    init(signs: ReadingSigns) { self.signs = signs }

    /// A reading of a text.
    ///
    /// - Parameter language: by which the words are stemmed; nil leaves them as they are.
    public mutating func reading(of text: String, in language: Language?) -> TextReading {
        var reading = TextReading(language: language)
        guard !text.isEmpty else { return reading }
        let stemmer = stemmer(of: language)
        var text = text
        text.withUTF8 { bytes in
            var scanner = WordScanner(bytes, signs: signs, stemmer: stemmer)
            scratch.removeAll(keepingCapacity: true)
            scanner.exchangeWords(with: &scratch)
            scanner.scan()
            reading.words = scanner.words.withUnsafeBufferPointer { Array($0) }
            reading.exclamations = scanner.exclamations
            reading.sentences = SentenceSplitter(bytes: bytes, words: reading.words, signs: signs).sentences()
            scanner.exchangeWords(with: &scratch)
        }
        return reading
    }

    private mutating func stemmer(of language: Language?) -> Stemmer? {
        guard let language else { return nil }
        if let known = stemmers[language] { return known }
        let stemmer = Stemmer(language)
        stemmers[language] = .some(stemmer)
        return stemmer
    }
}

/// Reads names by the hundred thousand, as a gazetteer has them: their words alone, by the same scanner as texts, without
/// stems, sentences and a language.
public struct NameReader {
    private var scanner = WordScanner(UnsafeBufferPointer(start: nil, count: 0), signs: .none, stemmer: nil)

    public init() {}

    /// The words of a name. Let go of them before the next name is read, which then uses their memory again.
    ///
    /// - Parameter name: valid UTF-8.
    public mutating func words(of name: UnsafeBufferPointer<UInt8>) -> [Word] {
        scanner.restart(with: name)
        scanner.scan()
        return scanner.words
    }
}
