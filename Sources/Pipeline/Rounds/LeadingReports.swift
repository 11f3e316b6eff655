internal import Deduplicating
internal import Newsroom

/// The reports of an edition's first stories. Those stories are summarised, quoted from and compared most, so their
/// reports are worth reading whole.
struct LeadingReports {
    /// The number of stories that lead an edition.
    static let leadingStories = 15

    /// The reports in the order in which to read them: the first of each story, then the second of each, and so on, so
    /// that a story with a hundred reports leaves room for the others.
    let briefs: [Brief]

    /// - Parameter edition: its headlines lead, followed by the other stories of several publishers by rank.
    init(of edition: Edition) {
        let files = Dictionary(edition.stories.map { ($0.story.id, $0) }, uniquingKeysWith: { first, _ in first })
        let singles = Dictionary(edition.headlines.map { ($0.story.id, $0) }, uniquingKeysWith: { first, _ in first })
        func score(_ story: Story.ID) -> Double { edition.ranks[story]?.score ?? 0 }
        let ranked = edition.stories.map(\.story.id).sorted { a, b in
            score(a) == score(b) ? a < b : score(a) > score(b)
        }
        var seen: Set<Story.ID> = []
        let order = (edition.headlines.map(\.story.id) + ranked).filter { seen.insert($0).inserted }
        let columns = order.prefix(Self.leadingStories).map { story -> [Brief] in
            guard let file = files[story] else { return Self.reports(among: singles[story].map { [$0] } ?? []) }
            return Self.reports(among: [file.lead] + file.briefs.reversed().filter { $0.id != file.lead.id })
        }
        let longest = columns.map(\.count).max() ?? 0
        briefs = (0..<longest).flatMap { row in columns.compactMap { row < $0.count ? $0[row] : nil } }
    }

    /// Returns a story's reports: the first of each publisher, then the rest.
    ///
    /// - Parameter newest: the story's articles, its lead first, then the newest first.
    private static func reports(among newest: [Brief]) -> [Brief] {
        var heard: Set<String> = []
        var (first, rest): ([Brief], [Brief]) = ([], [])
        for brief in newest where brief.kind == .report {
            if heard.insert(brief.source.ownerKey).inserted { first.append(brief) } else { rest.append(brief) }
        }
        return first + rest
    }

    /// The articles that readers can read and not only hear or see, and that are free to read.
    var readable: [Article] {
        briefs.filter { !$0.isPaid }.map(\.article).filter { article in
            if case .page = article.completingFile { !article.isPlayed } else { false }
        }
    }
}

extension Article {
    /// Whether it is an episode or a film. Its page repeats the feed's description.
    fileprivate var isPlayed: Bool {
        self.enclosures.contains(where: \.isPlayable)
    }
}
