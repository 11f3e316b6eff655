/// Another edition of the same run, as a page names it.
public struct EditionLink: Sendable, Equatable {
    /// As readers see it.
    public var name: String
    /// As `Edition.folder`.
    public var folder: String

    public init(name: String, folder: String) {
        self.name = name
        self.folder = folder
    }
}
