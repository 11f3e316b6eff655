internal import Newsroom
internal import SiteBuilding

extension NewsDesk {
    /// The stored books; nil if the owner wants none. Reading apps cannot open a private site's catalogue, so it keeps
    /// no past books.
    private var bookStore: BookStore? {
        guard configuration.building.epub, configuration.privacy == nil else { return nil }
        return BookStore(in: configuration.dataFolder)
    }

    /// Returns the stored books of these editions.
    func loadedBooks(of editions: Editions) -> [DatedBook] {
        guard let store = bookStore else { return [] }
        return step(.recalling) { editions.all.flatMap { store.books(of: $0.folder) } }
    }

    /// Stores today's books once they are published, so that later editions offer the same bytes.
    ///
    /// - Returns: the reason if that failed, in one line.
    func store(_ books: [DatedBook]) -> String? {
        guard let store = bookStore else { return nil }
        return step(.remembering) {
            books.compactMap { store.store($0, keeping: configuration.building.books) }.first
        }
    }
}
