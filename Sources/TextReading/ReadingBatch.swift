public import Newsroom

/// A batch of packed readings. A word takes eight bytes instead of thirty-two, and nearly everything is in four arrays,
/// where separate readings would need six allocations each.
///
/// Properties that words share are stored once, and the rest fits next to their index. Whatever doesn't fit, such as a
/// text after a kilobyte of blanks, is stored unpacked.
public struct ReadingBatch: Sendable {
    /// The articles, in order of insertion.
    private(set) var articles: [Article.ID] = []
    private var loose: [Int32: ArticleReading] = [:]
    private var languages = LanguageTable()
    private var texts: [Text] = []
    private var ownLanguages: [(article: UInt8, title: UInt8)] = []
    private var forms = WordForms()
    private var words: [PackedWord] = []
    private var sentences: [PackedSentence] = []

    /// A text, given by the ends of its words and sentences.
    private struct Text {
        var words: UInt32
        var sentences: UInt32
        var exclamations: UInt32
        var language: UInt8
    }

    private static let textsOfArticle = 3

    public init() {}

    /// The number of articles.
    public var count: Int { articles.count }

    /// Adds an article's reading.
    public mutating func add(_ reading: ArticleReading, of article: Article.ID) {
        let ends = (texts: texts.count, words: words.count, sentences: sentences.count)
        let fits = add(reading.title) && add(reading.summary) && add(reading.text)
        let own = (languages.number(of: reading.language), languages.number(of: reading.titleLanguage))
        if fits, let language = own.0, let titleLanguage = own.1 {
            ownLanguages.append((language, titleLanguage))
        } else {
            texts.removeLast(texts.count - ends.texts)
            words.removeLast(words.count - ends.words)
            sentences.removeLast(sentences.count - ends.sentences)
            let nothing = Text(
                words: UInt32(words.count), sentences: UInt32(sentences.count), exclamations: 0, language: 0)
            texts += Array(repeating: nothing, count: Self.textsOfArticle)
            ownLanguages.append((0, 0))
            loose[Int32(articles.count)] = reading
        }
        articles.append(article)
    }

    /// Adds a text.
    ///
    /// - Returns: whether all of it fitted.
    private mutating func add(_ text: TextReading) -> Bool {
        var last = (byte: 0, scalar: 0)
        for word in text.words {
            guard let packed = PackedWord(word, form: forms.number(of: word), after: last) else { return false }
            words.append(packed)
            last = (word.bytes.lowerBound, word.scalars.lowerBound)
        }
        var end = (word: 0, byte: 0)
        for sentence in text.sentences {
            guard let packed = PackedSentence(sentence, after: end) else { return false }
            sentences.append(packed)
            end = (sentence.words.upperBound, sentence.bytes.upperBound)
        }
        guard let language = languages.number(of: text.language), let ends = UInt32(exactly: words.count) else {
            return false
        }
        texts.append(
            Text(
                words: ends, sentences: UInt32(sentences.count), exclamations: UInt32(text.exclamations),
                language: language))
        return true
    }

    /// Frees the lookup tables and spare capacity. Adding more afterwards takes more memory.
    public mutating func close() {
        forms.close()
        words = words.withUnsafeBufferPointer { Array($0) }
        sentences = sentences.withUnsafeBufferPointer { Array($0) }
    }

    /// Returns the reading of the article at an index.
    func reading(at article: Int) -> ArticleReading {
        if let reading = loose[Int32(article)] { return reading }
        let own = ownLanguages[article]
        return ArticleReading(
            title: text(at: article * Self.textsOfArticle), summary: text(at: article * Self.textsOfArticle + 1),
            text: text(at: article * Self.textsOfArticle + 2), language: languages[own.article],
            titleLanguage: languages[own.title])
    }

    /// Returns the reading of a title alone.
    func title(at article: Int) -> TextReading {
        loose[Int32(article)]?.title ?? text(at: article * Self.textsOfArticle)
    }

    func languageOfTitle(at article: Int) -> Language? {
        if let reading = loose[Int32(article)] { return reading.title.language }
        return languages[texts[article * Self.textsOfArticle].language]
    }

    private func text(at number: Int) -> TextReading {
        let (before, text) = (number > 0 ? texts[number - 1] : nil, texts[number])
        var reading = TextReading(language: languages[text.language])
        reading.exclamations = Int(text.exclamations)
        reading.words = unpacked(words[Int(before?.words ?? 0)..<Int(text.words)])
        var end = (word: 0, byte: 0)
        reading.sentences = sentences[Int(before?.sentences ?? 0)..<Int(text.sentences)].map { packed in
            let sentence = packed.sentence(after: end)
            end = (sentence.words.upperBound, sentence.bytes.upperBound)
            return sentence
        }
        return reading
    }

    private func unpacked(_ packed: ArraySlice<PackedWord>) -> [Word] {
        // Don't allocate an array for texts without words.
        if packed.isEmpty { return [] }
        var last: (byte: UInt32, scalar: UInt32) = (0, 0)
        return packed.map { packed in
            let word = packed.word(forms[packed.form], after: last)
            last = (word.firstByte, word.firstScalar)
            return word
        }
    }
}

/// The languages of some readings, by number; 0 means unknown.
private struct LanguageTable: Sendable {
    private var languages: [Language?] = [nil]

    /// Returns a language's number, adding it if needed; nil if the table is full.
    mutating func number(of language: Language?) -> UInt8? {
        if let known = languages.firstIndex(of: language) { return UInt8(exactly: known) }
        guard let number = UInt8(exactly: languages.count) else { return nil }
        languages.append(language)
        return number
    }

    subscript(number: UInt8) -> Language? { languages[Int(number)] }
}
