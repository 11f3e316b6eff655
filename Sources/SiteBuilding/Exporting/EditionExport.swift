internal import FoundationEssentials
public import Newsroom

/// A run's editions as data, one JSON object a line: its articles, the stories that have a page or are of a running
/// one, and the order of the headlines. `docs/outputs.md` says what each member means.
///
/// Everything is read from the editions as their pages have it, and nothing is computed again. Of a source only its name is
/// told: its feed's address may hold a secret.
public struct EditionExport: Sendable {
    private let main: Edition
    private let editions: [Edition]

    /// - Parameters:
    ///   - main: articles, stories and headlines are those of this edition.
    ///   - others: only which articles they hold.
    public init(_ main: Edition, besides others: [Edition] = []) {
        self.main = main
        editions = [main] + others
    }

    /// The lines: articles and stories in the order of their ids, then the front. The same editions give the same bytes.
    ///
    /// - Throws: where a value cannot be written as JSON, such as a number that is none.
    public func bytes() throws -> [UInt8] {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        var bytes: [UInt8] = []
        func append(_ line: some Encodable) throws {
            bytes += try encoder.encode(line)
            bytes.append(UInt8(ascii: "\n"))
        }
        let files = main.stories + main.fadedStories
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

    /// The names of the editions that hold each article, the main one first.
    private var holders: [Article.ID: [String]] {
        var holders: [Article.ID: [String]] = [:]
        for edition in editions {
            for brief in edition.archive { holders[brief.id, default: []].append(edition.site.title) }
        }
        return holders
    }
}

extension Brief {
    /// The name of an article among those of an export: its address, or its id where its publisher gave none.
    var exportedName: String { LinkAddress.safe(article.url) ?? id }
}
