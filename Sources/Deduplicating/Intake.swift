public import Newsroom

/// The result of matching the items that a run has read with the known articles.
public struct Intake: Sendable, Equatable {
    /// Articles never seen before, in the order in which they were read.
    public var new: [Article]
    /// Known articles that were seen again, changed or not, in the order in which they were first seen.
    public var seen: [Article]
    /// Every article: the known ones as they are now, and the new ones; newest moment first, then by id.
    public var all: [Article]

    public init(new: [Article], seen: [Article], all: [Article]) {
        self.new = new
        self.seen = seen
        self.all = all
    }
}
