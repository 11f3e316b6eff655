/// A pattern in the news of a day: a topic that many write about at once. It says how much, never what to make of it.
public struct Signal: Sendable, Equatable, Identifiable {
    /// Which patterns there are.
    public enum Kind: String, Sendable, CaseIterable {
        /// At least twice as many articles as is usual.
        case momentum
        /// Several credible publishers, none of them prompted by a rise.
        case convergence
    }

    public var kind: Kind
    /// The topic as readers read it, which is also the name of the rule ("Climate").
    public var topic: String
    /// The day's articles on the topic: of the most credible publishers first, then the newest.
    public var briefs: [Brief]
    /// How many publishers they are of.
    public var publishers: Int
    /// How many articles are usual; nil where the archive cannot tell yet.
    public var usual: UsualCount?

    public var id: String { topic }

    public init(kind: Kind, topic: String, briefs: [Brief], publishers: Int, usual: UsualCount? = nil) {
        self.kind = kind
        self.topic = topic
        self.briefs = briefs
        self.publishers = publishers
        self.usual = usual
    }
}
