/// A file that goes with an item: a podcast's episode, a video, a picture.
public struct Enclosure: Sendable, Equatable {
    /// Absolute http(s) address.
    public var url: String
    /// A media type ("audio/mpeg").
    public var type: String?
    /// Bytes, when the publisher says.
    public var length: Int?

    public init(url: String, type: String? = nil, length: Int? = nil) {
        self.url = url
        self.type = type
        self.length = length
    }
}
