public import Newsroom
internal import TextReading

/// A filter for one source's articles, by words and phrases in their titles and summaries.
public struct SourceFilter: Sendable {
    private let kept: PhraseTable
    private let dropped: PhraseTable

    /// - Parameters:
    ///   - kept: words and phrases; at least one must occur. Empty to keep all articles.
    ///   - dropped: words and phrases that must not occur.
    public init(keeping kept: [String], dropping dropped: [String]) {
        self.kept = PhraseTable(of: kept)
        self.dropped = PhraseTable(of: dropped)
    }

    public func accepts(_ article: Article) -> Bool {
        accepts(title: article.title, summary: article.summary, language: article.language)
    }

    /// - Parameter tag: a BCP 47 tag.
    public func accepts(title: String, summary: String, language tag: String?) -> Bool {
        var reader = TextReader()
        let texts = [title, summary]
        let language = LanguageIdentifier.language(of: texts.joined(separator: ". "), tag: tag)
        let readings = texts.map { reader.reading(of: $0, in: language) }
        func occurs(_ table: PhraseTable) -> Bool { readings.contains { !table.matches(in: $0).isEmpty } }
        return (kept.count == 0 || occurs(kept)) && (dropped.count == 0 || !occurs(dropped))
    }
}

extension PhraseTable {
    /// Creates a table of phrases in any language of the interface.
    init(of phrases: [String]) {
        self.init(languages: [.english, .spanish, .portuguese])
        for phrase in phrases { _ = insert(phrase) }
    }
}
