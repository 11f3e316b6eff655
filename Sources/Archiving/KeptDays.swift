public import Newsroom

/// The days that an archive holds. One that cannot be read is no reason to do without all others, nor without today.
public struct KeptDays: Sendable, Equatable {
    /// The oldest first.
    public let days: [Day]
    /// Those of which the archive holds something that is damaged: they are left out.
    public let damaged: [Day.ID]

    public init(_ days: [Day], damaged: [Day.ID] = []) {
        self.days = days
        self.damaged = damaged
    }
}
