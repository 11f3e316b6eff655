internal import Newsroom
internal import Publishing

/// Keeps a run with a mistyped archive from replacing a site that was made from another.
extension Configuration {
    /// Compares the story pages of the site in the output folder with the addresses that the archive has given out, where the
    /// archive knows no feed of the configuration and no article of it: one that was saved from a damaged file may have lost some
    /// of these.
    ///
    /// The names of a private site's files say nothing, so there only a missing archive is noticed.
    ///
    /// - Throws: `StrangeArchive` where the archive knows none of them.
    func checkThatArchiveKnowsSite(
        of publisher: Publisher, feeds: some Sequence<FeedSource.ID>, articles: [Article], permalinks: [Permalink]
    ) throws(StrangeArchive) {
        guard privacy == nil else { return }
        let own = Set(sources.map(\.id))
        guard own.isDisjoint(with: feeds), !articles.contains(where: { own.contains($0.source) }) else { return }
        let stories = publisher.publishedPaths.filter { $0.hasPrefix("stories/") && $0.hasSuffix(".html") }
        let paths = Set(permalinks.map { $0.path + ".html" })
        guard !stories.isEmpty, paths.isDisjoint(with: stories) else { return }
        throw StrangeArchive(archive: archiveName, output: output, stories: stories.count)
    }
}

/// An archive that has never heard of the site in the output folder.
struct StrangeArchive: Error, CustomStringConvertible {
    let archive: String
    let output: String
    /// The number of story pages in the output folder.
    let stories: Int

    var description: String {
        let pages = stories == 1 ? "does not know the story page" : "knows none of the \(stories) story pages"
        return "the archive in \(archive) \(pages) in \(output): name the right --data-dir, --archive or --output; "
            + "--force begins anew and replaces the site"
    }
}
