/// What an edition says in short: its digest, and a summary for every story that several publishers tell.
public struct Summaries: Sendable, Equatable {
    public var digest: Digest
    public var stories: [Story.ID: StorySummary]

    public init(digest: Digest = Digest(), stories: [Story.ID: StorySummary] = [:]) {
        self.digest = digest
        self.stories = stories
    }
}
