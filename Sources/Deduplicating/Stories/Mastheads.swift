internal import Newsroom
internal import TextReading

/// The endings that a source puts behind every title: its own name, a programme, a series ("| Evening News"). They say
/// nothing about the article and would make unrelated articles alike.
struct Mastheads {
    /// A source and one of its endings, separator included.
    private struct Ending: Hashable {
        var source: FeedSource.ID
        var ending: TitleEnding
    }

    /// The number of a source's titles that must end alike before the ending counts as a masthead.
    private static let witnesses = 3
    private let endings: Set<Ending>

    init(_ articles: [Article]) {
        var titles: [Ending: Set<String>] = [:]
        for article in articles {
            guard let ending = TitleEnding(of: article.title) else { continue }
            titles[Ending(source: article.source, ending: ending), default: []].insert(article.title)
        }
        endings = Set(titles.filter { $0.value.count >= Self.witnesses }.keys)
    }

    /// The title without its masthead.
    func title(of article: Article) -> String {
        guard let ending = TitleEnding(of: article.title),
            endings.contains(Ending(source: article.source, ending: ending))
        else { return article.title }
        return String(article.title[..<ending.text.startIndex])
    }
}
