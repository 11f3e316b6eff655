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
        return [.spanish: GoodNewsWords(lists, .spanish), .portuguese: GoodNewsWords(lists, .portuguese)]
    }()

    private let subject: WordPatterns
    private let blocked: WordPatterns

    private init(_ lists: WordLists, _ language: Language) {
        subject = WordPatterns(lists.entries("matter", language).map(\.text))
        blocked = WordPatterns(lists.entries("blocked", language).map(\.text))
    }

    /// Returns whether an article has a word that rules out good news.
    func isBlocked(_ article: Article) -> Bool {
        blocked.isFound(in: article.title) || blocked.isFound(in: article.summary)
    }

    /// Returns whether an article is good news. As in `Selector`, a single phrase in the summary is not enough.
    func isGoodNews(_ article: Article) -> Bool {
        !subject.matches(in: article.title).isEmpty || Set(subject.matches(in: article.summary)).count > 1
    }

    /// Returns the number of different phrases of good news in an article.
    func count(in article: Article) -> Int {
        Set(subject.matches(in: article.title) + subject.matches(in: article.summary)).count
    }
}
