/// The kinds of pages, which style sheets and scripts know by these names (`data-kind`, `page-desk`).
enum PageKind: String, CaseIterable, Sendable {
    case front, headlines, desk, story, stories, map, signals, digest, search, archive, day, saved, history, settings
    case about, report
    /// A story's page that has become part of another's.
    case moved
    case notFound = "not-found"

    /// Whether search engines are told of it.
    var isListed: Bool { ![.notFound, .report, .moved].contains(self) }

    /// Whether a shared link to it shows a picture of its own.
    var hasShareCard: Bool { [.front, .headlines, .map, .stories, .desk, .story].contains(self) }
}
