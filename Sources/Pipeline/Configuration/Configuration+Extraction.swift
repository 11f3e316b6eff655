internal import Addressing
internal import Fetching
internal import Newsroom

extension Configuration {
    /// The enabled sources whose articles' pages are fetched, all or some of them.
    var extractedSources: [FeedSource] { sources.filter { $0.isEnabled && extraction(of: $0) != .never } }

    /// Returns which of a source's pages are fetched: as configured, otherwise those of leading stories if the feed is
    /// on the public Internet. Samples, replays and intranets are asked for their pages only if the owner says so.
    ///
    /// A name that leads into a private network tells by being allowed there, because nothing else could reach it.
    func extraction(of source: FeedSource) -> Extraction {
        if let extraction = source.extraction { return extraction }
        guard !source.isMailbox, let host = Origin(source.feed)?.host, !isPrivateHost(host),
            !fetching.allowedHostNames.contains(host)
        else { return .never }
        return .top
    }
}
