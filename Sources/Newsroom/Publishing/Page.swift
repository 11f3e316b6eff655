/// A file of the site.
public struct Page: Sendable, Equatable {
    /// Relative to the site's root, with forward slashes and no "..": "sports/tennis.html".
    public var path: String
    public var bytes: [UInt8]

    public init(path: String, bytes: [UInt8]) {
        self.path = path
        self.bytes = bytes
    }

    public init(path: String, text: String) {
        self.init(path: path, bytes: Array(text.utf8))
    }
}
