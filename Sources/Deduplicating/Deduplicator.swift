/// Matches feed items that are one article, and clusters articles into stories.
public struct Deduplicator: Sendable {
    let settings: DeduplicationSettings

    public init(settings: DeduplicationSettings = DeduplicationSettings()) {
        self.settings = settings
    }
}
