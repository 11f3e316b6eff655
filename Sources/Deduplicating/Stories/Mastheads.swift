internal import Newsroom

/// The endings that a source puts behind every title: its own name, a programme, a series ("| Evening News"). They say
/// nothing about the article and would make unrelated articles alike.
struct Mastheads {
    /// A source and one of its endings, separator included.
    private struct Ending: Hashable {
        var source: FeedSource.ID
        var text: Substring
    }

    /// The number of a source's titles that must end alike before the ending counts as a masthead.
    private static let witnesses = 3
    private static let separators = [" | ", " - ", " – ", " — ", " · ", " :: "].map { Array($0.utf8) }
    private let endings: Set<Ending>

    init(_ articles: [Article]) {
        var titles: [Ending: Set<String>] = [:]
        for article in articles {
            guard let start = Self.ending(of: article.title) else { continue }
            titles[Ending(source: article.source, text: article.title[start...]), default: []].insert(article.title)
        }
        endings = Set(titles.filter { $0.value.count >= Self.witnesses }.keys)
    }

    /// The title without its masthead.
    func title(of article: Article) -> String {
        guard let start = Self.ending(of: article.title),
            endings.contains(Ending(source: article.source, text: article.title[start...]))
        else { return article.title }
        return String(article.title[..<start])
    }

    /// The start of the title's last part, including the separator before it; nil when it has only one part.
    private static func ending(of title: String) -> String.Index? {
        // Most titles have none of these signs, and looking at bytes shows it quickly.
        guard title.utf8.contains(where: { $0 == 0x7C || $0 == 0x2D || $0 == 0xE2 || $0 == 0xC2 || $0 == 0x3A }) else {
            return nil
        }
        let bytes = title.utf8
        var end = bytes.endIndex
        while end > bytes.startIndex {
            end = bytes.index(before: end)
            // All begin with a space.
            guard bytes[end] == 0x20, end > bytes.startIndex else { continue }
            let rest = bytes[end...]
            if separators.contains(where: { rest.starts(with: $0) }) { return end }
        }
        return nil
    }
}
