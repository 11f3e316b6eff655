internal import Newsroom
internal import TextReading

/// Finds headlines about the same subject by the words of their titles.
///
/// Two stories can be two events of one subject: a strike, and the minister's answer to it. Next to each other at
/// the top they would look like the same story twice.
struct SimilarTitles {
    /// Two titles are about the same subject if they share at least this many content words, by stem.
    private static let fewestShared = 3
    /// The number of stories compared for each headline wanted. Those further down never become headlines.
    private static let comparedPerHeadline = 4

    private let layout: BriefLayout

    init(of layout: BriefLayout) {
        self.layout = layout
    }

    /// Returns ranked briefs, with those about the same subject as a better one moved to the end.
    ///
    /// - Parameter headlines: the number of headlines wanted.
    func firstOfEach(_ headlines: Int, of ranked: [Int]) -> [Int] {
        var reader = TextReader()
        var titles: [Terms] = []
        let compared = ranked.prefix(headlines * Self.comparedPerHeadline)
        var (first, repeated): ([Int], [Int]) = ([], [])
        for index in compared {
            let brief = layout.briefs[index]
            let language = Language(tag: brief.languageCode)
            let title = Terms(of: reader.reading(of: brief.article.title, in: language).words, by: \.stem)
            if titles.contains(where: { $0.shared(with: title) >= Self.fewestShared }) {
                repeated.append(index)
            } else {
                first.append(index)
                titles.append(title)
            }
        }
        return first + ranked.dropFirst(compared.count) + repeated
    }
}
