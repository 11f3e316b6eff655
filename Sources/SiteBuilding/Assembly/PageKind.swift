/// The kinds of pages. Style sheets and scripts use these names (`data-kind`, `page-desk`).
enum PageKind: String, CaseIterable, Sendable, Encodable {
    case front, headlines, desk, story, thread, subject, stories, map, signals, digest, search, archive, day, saved,
        history, settings, insights, discover, following, article
    case explore, you
    case about, report, puzzles, media, corrections
    /// The page of a story that was merged into another.
    case moved
    /// The final version of a page that the site no longer has.
    case last
    case notFound = "not-found"
    /// The page shown to offline readers instead of one that is not stored.
    case offline

    /// Whether search engines should index it. Pages about the reader are empty for everybody else.
    var isListed: Bool {
        switch self {
        case .saved, .history, .settings, .insights, .discover, .following, .you: false
        case .notFound, .offline, .report, .moved, .last, .article: false
        default: true
        }
    }

    /// Whether link previews show a picture made for every page of this kind.
    var hasShareCard: Bool { [.front, .headlines, .map, .stories, .desk].contains(self) }
}

extension PageKind {
    /// The top-level places in the masthead, by their template names.
    enum Place: String, CaseIterable {
        case today, digest, explore, search, you
    }

    /// The place that the page belongs to; nil for pages reachable from several.
    var place: Place? {
        switch self {
        case .front, .headlines: .today
        case .digest: .digest
        case .explore, .map, .signals, .stories, .archive, .day, .about, .report, .discover, .puzzles, .media,
            .corrections:
            .explore
        case .search: .search
        case .you, .saved, .history, .settings, .insights, .following: .you
        case .desk, .story, .thread, .subject, .moved, .last, .article, .notFound, .offline: nil
        }
    }
}
