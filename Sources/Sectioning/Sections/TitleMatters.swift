internal import Newsroom
internal import TextReading

/// Finds headlines about one matter by the words of their titles.
///
/// Two stories can be two events of one matter: a strike, and the minister's answer to it. Beside each other at the top
/// they would look like one story told twice.
struct TitleMatters {
    /// The fewest content words, by stem, that two titles about one matter share.
    private static let fewestShared = 3
    /// The stories compared for each headline wanted. Those further down never become headlines.
    private static let reach = 4

    private let layout: BriefLayout

    init(of layout: BriefLayout) {
        self.layout = layout
    }

    /// Returns ranked briefs so that those about the matter of a better one come after the rest.
    ///
    /// - Parameter headlines: the number of headlines wanted.
    func firstOfEach(_ headlines: Int, of ranked: [Int]) -> [Int] {
        var reader = TextReader()
        var titles: [Terms] = []
        let compared = ranked.prefix(headlines * Self.reach)
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
