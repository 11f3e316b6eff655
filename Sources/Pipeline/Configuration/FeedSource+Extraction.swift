internal import Addressing
internal import Fetching
internal import Newsroom

extension FeedSource {
    /// The articles whose pages are fetched: as configured, otherwise those in leading stories if the feed is on the
    /// public Internet. The pages of samples, replays and intranets are only fetched if the owner asks for them.
    var extractionInEffect: Extraction {
        if let extraction { return extraction }
        guard !isMailbox, let host = Origin(feed)?.host, !isPrivateHost(host) else { return .never }
        return .top
    }
}
