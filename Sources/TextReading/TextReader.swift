/// A tokeniser for texts. Each text is read once for all later uses.
///
/// It caches stems, so share one reader between many texts. A reader belongs to one task; parallel tasks create their
/// own.
///
/// ```swift
/// var reader = TextReader()
/// let reading = reader.reading(of: "The ferries stop. A storm is near.", in: .english)
/// reading.words.count      // 7
/// reading.sentences.count  // 2
/// ```
public struct TextReader {
    private let signs: TokeniserLists
    private var stemmers: [Language: Stemmer?] = [:]
    /// A buffer for words until their number is known, since readings are stored long-term and must not have spare
    /// capacity.
    private var scratch: [Word] = []

    /// Creates a reader with the built-in lists of abbreviations, emoticons and domain endings.
    public init() { self.init(signs: .builtIn) }

    /// - Parameter lists: lists that include "abbreviations", "short-names", "domains" and "emoticons".
    public init(lists: WordLists) { self.init(signs: TokeniserLists(lists)) }

    init(signs: TokeniserLists) { self.signs = signs }

    /// Reads a text.
    ///
    /// - Parameter language: the language to stem the words in; nil for no stemming.
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

/// A reader for hundreds of thousands of names, as in a gazetteer. It uses the same scanner as for texts, but without
/// stems, sentences or a language.
public struct NameReader {
    private var scanner = WordScanner(UnsafeBufferPointer(start: nil, count: 0), signs: .none, stemmer: nil)

    public init() {}

    /// Returns the words of a name. Release them before reading the next name, which reuses their memory.
    ///
    /// - Parameter name: valid UTF-8.
    public mutating func words(of name: UnsafeBufferPointer<UInt8>) -> [Word] {
        scanner.restart(with: name)
        scanner.scan()
        return scanner.words
    }
}
