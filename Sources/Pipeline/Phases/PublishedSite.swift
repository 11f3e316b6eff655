internal import Contextualising
internal import FoundationEssentials
internal import Newsroom
internal import Publishing
internal import SiteBuilding

/// The site as a run has published it.
struct PublishedSite: Sendable {
    let pieces: [SitePiece]
    let publication: Publication
    /// The files in the output folder; nil if they could not be listed.
    let files: SiteSnapshot?
    /// The reason if today's books could not be stored; nil if they were, or if none are wanted.
    let bookFailure: String?
}

extension NewsDesk {
    /// Renders the pages that changed and publishes the site.
    func published(
        _ analysed: AnalysedRound, summaries: Summaries, pictures: KnownPictures, episodes: [Episode]
    ) throws -> PublishedSite {
        // Readings take as much memory as pages do.
        returnFreedMemory()
        let editions = analysed.briefing.editions
        let permalinks = try permalinks(of: editions, knowing: analysed.known.permalinks)
        let books = loadedBooks(of: editions)
        let (site, publication) = try published(besides: analysed.pieces) { reusable, sink in
            try sitePages(
                of: editions, summaries: summaries, puzzles: analysed.puzzles, episodes: episodes, books: books,
                with: pictures,
                permalinks: analysed.known.permalinks(with: permalinks), besides: reusable, to: sink)
        } remembering: { paths in
            try store(
                permalinks
                    + stages.siteBuilder.newParts(in: paths, of: editions.main, besides: analysed.known.permalinks),
                of: analysed.briefing)
        }
        return PublishedSite(
            pieces: site.pieces, publication: publication, files: edges.publisher.snapshot(),
            bookFailure: store(site.books))
    }

    /// Stores the pages' keys while exporting the editions, then records the edition in the archive.
    ///
    /// The site has already been published, so failures here are only reported.
    func storeAndExport(
        _ site: PublishedSite, of analysed: AnalysedRound, at now: Date
    ) async -> (exportFailure: String?, recordingFailure: String?) {
        async let arePiecesKept: Void = store(site.pieces, of: site.files, besides: analysed.pieces)
        let exportFailure = export(analysed.briefing.editions)
        let recordingFailure = storePublished(analysed.briefing, at: now)
        await arePiecesKept
        return (exportFailure, recordingFailure)
    }
}
