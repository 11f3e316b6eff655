public import Newsroom

/// What a run's readings amount to, beside what was known.
public struct Intake: Sendable, Equatable {
    /// Articles never seen before, in the order in which they were read.
    public var new: [Article]
    /// Known articles that were seen again, whether or not anything in them changed, in the order in which they were
    /// first seen.
    public var seen: [Article]
    /// All there is: the known ones as they are now, and the new ones; newest moment first, then by id.
    public var all: [Article]
    /// Those of all that have been kept for long enough.
    public var expired: Set<Article.ID> = []

    public init(new: [Article], seen: [Article], all: [Article]) {
        self.new = new
        self.seen = seen
        self.all = all
    }
}
