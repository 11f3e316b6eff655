/// A stretch of time on a page, newest first.
public struct Section: Sendable, Equatable {
    public var kind: SectionKind
    public var briefs: [Brief]
    /// How many there are in all, each story once; more than `briefs` where the page shows only some.
    public var total: Int

    /// - Parameter total: as many as `briefs` when not given.
    public init(kind: SectionKind, briefs: [Brief], total: Int? = nil) {
        self.kind = kind
        self.briefs = briefs
        self.total = total ?? briefs.count
    }
}
