internal import Newsroom
internal import Publishing

/// Protection against a mistyped archive replacing a site made from another one.
extension Configuration {
    /// Checks that the archive belongs to the published site.
    ///
    /// If the archive knows no configured feed and none of their articles, it compares the site's story pages with the
    /// addresses in the archive. (An archive salvaged from a damaged file may have lost some of these.) File names of a
    /// private site say nothing, so it can't compare those.
    ///
    /// - Throws: `MismatchedArchive` if the archive knows none of the pages.
    func checkThatArchiveKnowsSite(
        of publisher: Publisher, feeds: some Sequence<FeedSource.ID>, articles: [Article], permalinks: [Permalink]
    ) throws(MismatchedArchive) {
        guard privacy == nil else { return }
        let own = Set(sources.map(\.id))
        guard own.isDisjoint(with: feeds), !articles.contains(where: { own.contains($0.source) }) else { return }
        let stories = publisher.publishedPaths.filter { $0.hasPrefix("stories/") && $0.hasSuffix(".html") }
        let paths = Set(permalinks.map { $0.path + ".html" })
        guard !stories.isEmpty, paths.isDisjoint(with: stories) else { return }
        throw MismatchedArchive(archive: archiveName, output: output, stories: stories.count)
    }
}

/// An error for an archive that doesn't belong to the published site.
struct MismatchedArchive: Error, CustomStringConvertible {
    let archive: String
    let output: String
    /// The number of story pages in the output folder.
    let stories: Int

    var description: String {
        let pages = stories == 1 ? "does not have the story page" : "has none of the \(stories) story pages"
        return "the archive in \(archive) \(pages) in \(output): name the right --data-dir, --archive or --output; "
            + "--force starts afresh and replaces the site"
    }
}
