internal import Addressing
internal import Fetching
internal import Newsroom

extension Configuration {
    /// The enabled sources whose articles' pages are fetched, all or some of them.
    var extractedSources: [FeedSource] { sources.filter { $0.isEnabled && extraction(of: $0) != .never } }

    /// Returns which of a source's pages are fetched: as configured, otherwise those of leading stories if the feed is
    /// on the public Internet. Samples, replays and intranets are asked for their pages only if the owner says so.
    ///
    /// A name that leads into a private network is known by being in `allowedHosts`. The feeds of a private source, or
    /// of one with a login, are read with a secret that is not sent to pages, which would answer with a form to log in.
    func extraction(of source: FeedSource) -> Extraction {
        if let extraction = source.extraction { return extraction }
        guard !source.isMailbox, !source.isPrivate, options[source.id]?.hasOwnLines != true,
            let host = Origin(source.feed)?.host, !isPrivateHost(host), !fetching.allowedHostNames.contains(host)
        else { return .never }
        return .top
    }
}
