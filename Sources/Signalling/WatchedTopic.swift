/// A topic that is watched for signals.
public struct WatchedTopic: Sendable, Equatable {
    /// As readers read it.
    public var name: String
    /// One of these in a title, or two different ones in a summary, make an article one on this topic.
    public var phrases: [String]

    public init(name: String, phrases: [String]) {
        self.name = name
        self.phrases = phrases
    }
}
