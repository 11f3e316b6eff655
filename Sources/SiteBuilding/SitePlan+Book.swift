internal import FoundationEssentials
internal import Newsroom

/// The edition as a book for e-readers, and the catalogue that lists it (`site.epub`).
extension SitePlan {
    /// The maximum number of stories that a chapter adds to the digest's.
    private static let further = 12
    /// The stories reported within this time, in seconds, belong to the day's book.
    private static let span = 86_400.0

    /// Returns the book, and in the main edition the catalogue; nothing unless the owner wants them.
    func books() throws(TemplateError) -> [Page] {
        guard shelf.settings.epub else { return [] }
        let page = digestPage(of: longDigest, root: SiteAddress(edition.site)?.text)
        let book = EditionBook(page, of: edition, words: words)
        let file = Page(path: SiteFile.book.rawValue, bytes: try book.file(by: library))
        guard edition.folder.isEmpty else { return [file] }
        return [file, BookCatalogue(edition: edition, words: words, day: page.day).page]
    }

    /// The digest with its stories' full summaries, and with further stories in each category.
    private var longDigest: Digest {
        let digest = summaries.digest
        let told = Set((digest.top + digest.sections.flatMap(\.items)).map(\.lead.story.id))
        func inFull(_ item: Digest.Item) -> Digest.Item { self.item(item.lead) ?? item }
        let sections = edition.categories.map { category in
            let items = digest.sections.first { $0.category.id == category.id }?.items ?? []
            let more = edition.stories.filter { file in
                file.lead.topic.category == category.id && !told.contains(file.story.id)
                    && edition.moment.timeIntervalSince(file.latest) < Self.span
                    && shelf.foreignLanguage(of: file.lead) == nil
            }.sorted { a, b in
                let (first, second) = (score(of: a), score(of: b))
                return first == second ? a.story.id < b.story.id : first > second
            }.compactMap { item($0.lead) }.prefix(Self.further)
            return Digest.Section(category: category, items: items.map(inFull) + more)
        }
        return Digest(top: digest.top.map(inFull), sections: sections, words: digest.words)
    }

    /// Returns a story with the summary of its page, or else the digest's; nil if it has neither.
    private func item(_ lead: Brief) -> Digest.Item? {
        shelf.summary(of: lead.story).map { Digest.Item(lead: lead, summary: $0) }
    }

    private func score(of file: StoryFile) -> Double { edition.ranks[file.story.id]?.score ?? 0 }
}
