/// The result of publishing.
public struct Publication: Sendable, Equatable {
    /// Paths of pages that are new or differ from what stood there, sorted.
    public var written: [String]
    /// How many pages stood there already, byte for byte, and were not touched.
    public var unchanged: Int
    /// Paths of pages of the last run that this one no longer has, sorted.
    public var removed: [String]

    public init(written: [String], unchanged: Int, removed: [String]) {
        self.written = written
        self.unchanged = unchanged
        self.removed = removed
    }
}
