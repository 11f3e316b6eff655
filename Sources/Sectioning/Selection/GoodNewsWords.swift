internal import CRules
internal import Newsroom
internal import TextReading

/// The words of good news in one language, and those that rule it out (`Rules/good-news.txt`).
struct GoodNewsWords: Sendable {
    /// The built-in words by language; a test checks that they parse.
    static let builtIn: [Language: GoodNewsWords] = {
        let file = pulse_rules_good_news()
        let text = String(decoding: UnsafeBufferPointer(start: file.bytes, count: file.length), as: UTF8.self)
        guard let lists = try? WordLists(text: text) else { return [:] }
        let languages = [Language.english, .spanish, .portuguese]
        return Dictionary(
            languages.map { ($0, GoodNewsWords(lists, $0)) }, uniquingKeysWith: { first, _ in first })
    }()

    private let subject: GoodNewsList
    private let blocked: GoodNewsList
    /// Words that make a report warmer; Spanish and Portuguese use those of the subject.
    private let boosted: GoodNewsList

    private init(_ lists: WordLists, _ language: Language) {
        func list(_ name: String) -> GoodNewsList {
            let texts = lists.entries(name, language).map(\.text)
            return language == .english ? .phrases(PhraseTable(of: texts)) : .patterns(WordPatterns(texts))
        }
        subject = list("matter")
        blocked = list("blocked")
        boosted = language == .english ? list("boosted") : subject
    }

    /// Returns whether an article has a word that rules out good news.
    func isBlocked(_ article: Article, _ reading: ArticleReading) -> Bool {
        blocked.count(in: article.title, reading.title) > 0 || blocked.count(in: article.summary, reading.summary) > 0
    }

    /// Returns whether an article is good news. As in `Selector`, a single phrase in the summary is not enough.
    func isGoodNews(_ article: Article, _ reading: ArticleReading) -> Bool {
        subject.count(in: article.title, reading.title) > 0 || subject.count(in: article.summary, reading.summary) > 1
    }

    /// Returns the number of words that make an article warmer.
    func boosts(of article: Article, _ reading: ArticleReading) -> Int {
        switch boosted {
        case .patterns(let list): Set(list.matches(in: article.title) + list.matches(in: article.summary)).count
        case .phrases(let list): list.matches(in: reading.title).count + list.matches(in: reading.summary).count
        }
    }
}

/// A list of words: patterns, which suit inflected languages, or phrases.
private enum GoodNewsList: Sendable {
    case patterns(WordPatterns)
    case phrases(PhraseTable)

    /// Returns the number of different entries in a text.
    func count(in text: String, _ reading: TextReading) -> Int {
        switch self {
        case .patterns(let patterns): Set(patterns.matches(in: text)).count
        case .phrases(let table): Set(table.matches(in: reading).map(\.phrase)).count
        }
    }
}
