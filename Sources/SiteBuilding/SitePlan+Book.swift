internal import FoundationEssentials
internal import Newsroom

/// The edition as a book for e-readers, and the catalogue that lists it (`site.epub`).
extension SitePlan {
    /// The maximum number of stories that a chapter adds to the digest's.
    private static let mostFurtherStories = 12
    /// The stories reported within this time, in seconds, belong to the day's book.
    private static let span = 86_400.0

    /// Hands over today's book, those of earlier days as they are, and in the main edition the catalogue. There are
    /// none unless `site.epub` is set.
    func builtBooks(to sink: PageSink) throws(TemplateError) -> BuiltSite {
        guard shelf.settings.epub else { return BuiltSite() }
        let page = digestPage(of: longDigest, root: SiteAddress(edition.site)?.text)
        let today = DatedBook(
            entry: entry(of: edition.link, at: SiteFile.book.rawValue, on: page.day),
            bytes: try EditionBook(page, of: edition, words: words).file(by: library))
        var pages = [Page(path: SiteFile.book.rawValue, bytes: today.bytes)]
        pages += ([today] + pastBooks(of: edition.link, before: page.day.stamp)).map {
            Page(path: DatedBook.path(on: $0.entry.day), bytes: $0.bytes)
        }
        if edition.folder.isEmpty {
            let others = edition.others.map { entry(of: $0, at: $0.folder + SiteFile.book.rawValue, on: page.day) }
            // The sort is stable, so the main edition stays first within a day.
            let past = ([edition.link] + edition.others).flatMap { pastBooks(of: $0, before: page.day.stamp) }
                .map(\.entry).sorted { $0.day > $1.day }
            pages.append(
                BookCatalogue(
                    edition: edition, words: words, today: page.day.stamp, books: [today.entry] + others + past
                ).page)
        }
        var site = BuiltSite(pages, to: sink)
        site.books = [today]
        return site
    }

    /// Returns the entry of today's book of an edition.
    ///
    /// - Parameter path: the path of the edition's newest book, relative to this edition's root.
    private func entry(of edition: EditionLink, at path: String, on day: DayView) -> DatedBook.Entry {
        DatedBook.Entry(
            of: edition, at: SiteAddress(self.edition.site).map { $0(path) }, on: day, language: words.language)
    }

    /// Returns an edition's books of earlier days that the site keeps beside today's, newest first.
    private func pastBooks(of edition: EditionLink, before day: String) -> ArraySlice<DatedBook> {
        storedBooks.filter { $0.entry.folder == edition.folder && $0.entry.day < day }
            .sorted { $0.entry.day > $1.entry.day }.prefix(shelf.settings.books - 1)
    }

    /// The digest with its stories' full summaries, and with further stories in each category.
    private var longDigest: Digest {
        let digest = summaries.digest
        let inDigest = Set((digest.top + digest.sections.flatMap(\.items)).map(\.lead.story.id))
        func inFull(_ item: Digest.Item) -> Digest.Item { self.item(item.lead) ?? item }
        let sections = edition.categories.map { category in
            let items = digest.sections.first { $0.category.id == category.id }?.items ?? []
            let more = edition.stories.filter { file in
                file.lead.topic.category == category.id && !inDigest.contains(file.story.id)
                    && edition.moment.timeIntervalSince(file.latest) < Self.span
                    && shelf.foreignLanguage(of: file.lead) == nil
            }.sorted { a, b in
                let (first, second) = (score(of: a), score(of: b))
                return first == second ? a.story.id < b.story.id : first > second
            }.compactMap { item($0.lead) }.prefix(Self.mostFurtherStories)
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
