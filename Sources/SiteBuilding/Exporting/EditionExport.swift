internal import FoundationEssentials
public import Newsroom

/// An export of a run's editions with one JSON object per line. It has the articles, the stories that have a page or
/// belong to a running story, and the order of the headlines. `docs/outputs.md` explains each field.
///
/// All values are read from the editions as their pages show them; nothing is recomputed. Sources are exported only by
/// name, because a feed's address may contain a secret.
public struct EditionExport: Sendable {
    private let main: Edition
    private let editions: [Edition]

    /// - Parameters:
    ///   - main: the edition whose articles, stories and headlines are exported.
    ///   - others: further editions; only their lists of articles are used.
    public init(_ main: Edition, besides others: [Edition] = []) {
        self.main = main
        editions = [main] + others
    }

    /// Encodes the lines: articles and stories sorted by id, then the headlines. The same editions always give the same
    /// bytes.
    ///
    /// - Throws: an encoding error, for example for a number that is NaN.
    public func bytes() throws -> [UInt8] {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        encoder.dateEncodingStrategy = .custom { moment, encoder in
            var container = encoder.singleValueContainer()
            try container.encode(WallClock.timestamp(moment))
        }
        var bytes: [UInt8] = []
        func append(_ line: some Encodable) throws {
            bytes += try encoder.encode(line)
            bytes.append(UInt8(ascii: "\n"))
        }
        let files = main.stories + main.pastStories
        let pages = Set(files.map(\.story.id))
        let threads = Dictionary(
            (files + main.minorStories).compactMap { file in file.thread.map { (file.story.id, $0.id) } },
            uniquingKeysWith: { first, _ in first })
        let holders = holders
        for brief in main.archive.sorted(by: { $0.id < $1.id }) {
            try append(ExportedArticle(brief, thread: threads[brief.story.id], in: holders[brief.id] ?? []))
        }
        for file in (files + main.minorStories).sorted(by: { $0.story.id < $1.story.id }) {
            try append(ExportedStory(file, hasPage: pages.contains(file.story.id), names: main.pageNames))
        }
        try append(ExportedFront(main.headlines, storiesWithPages: pages))
        return bytes
    }

    /// The names of the editions that contain each article, the main one first.
    private var holders: [Article.ID: [String]] {
        var holders: [Article.ID: [String]] = [:]
        for edition in editions {
            for brief in edition.archive { holders[brief.id, default: []].append(edition.site.title) }
        }
        return holders
    }
}

extension Brief {
    /// The article's identifier within an export: its address, or its id if it has none.
    var exportedName: String { LinkAddress.safe(article.url) ?? id }
}
