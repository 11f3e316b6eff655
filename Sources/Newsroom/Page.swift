/// A file of the generated site.
public struct Page: Sendable, Equatable {
    /// The path relative to the site's root, with forward slashes and no "..": "sports/tennis.html".
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

/// The preview image for shared links, in the shape that Open Graph consumers expect. A thousand pixels are enough for
/// their previews, and a fifth smaller in a site kept in git than the usual 1,200.
public struct ShareCard: Sendable, Equatable, Encodable {
    public static let width = 1_000
    public static let height = 525

    /// The published path, from the site's root.
    public var path: String
    /// The large text.
    public var title: String
    /// Headlines, listed instead of the title.
    public var headlines: [String]
    /// Small text above them: the desk, the day.
    public var kicker: String
    /// The site's name, at the bottom.
    public var signature: String
    /// The desk's colour as #rrggbb.
    public var colour: String

    public init(
        path: String, title: String, headlines: [String] = [], kicker: String, signature: String, colour: String
    ) {
        self.path = path
        self.title = title
        self.headlines = headlines
        self.kicker = kicker
        self.signature = signature
        self.colour = colour
    }
}
