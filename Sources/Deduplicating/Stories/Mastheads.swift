internal import Newsroom

/// What a source puts behind every title: its own name, a programme, a series ("| Evening News"). It says nothing of the
/// article, and articles would be alike for it.
struct Mastheads {
    /// A source and an ending, separator included.
    private struct Ending: Hashable {
        var source: FeedSource.ID
        var text: Substring
    }

    /// As many titles of a source must end alike before the ending is taken for a masthead.
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

    /// The title less its masthead.
    func title(of article: Article) -> String {
        guard let start = Self.ending(of: article.title),
            endings.contains(Ending(source: article.source, text: article.title[start...]))
        else { return article.title }
        return String(article.title[..<start])
    }

    /// Where the last part of a title begins, with the separator before it.
    private static func ending(of title: String) -> String.Index? {
        // Titles without any of the signs are the rule, and bytes tell quickly.
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
