/// The places that a text names, and the one that it is about.
public struct Geotag: Sendable, Equatable {
    /// In the order of the text.
    public var mentions: [PlaceMention]
    /// nil when the text is about no place, or it cannot be told: a wrong pin is worse than none.
    public var location: Place?
    /// 0…1, of `location`.
    public var confidence: Double

    public init(mentions: [PlaceMention] = [], location: Place? = nil, confidence: Double = 0) {
        self.mentions = mentions
        self.location = location
        self.confidence = confidence
    }
}

/// A place named in a text.
public struct PlaceMention: Sendable, Equatable {
    public var place: Place
    /// Unicode scalars from the start of the text, end exclusive.
    public var range: Range<Int>
    /// The words themselves.
    public var text: String
    /// 0…1.
    public var confidence: Double

    public init(place: Place, range: Range<Int>, text: String, confidence: Double) {
        self.place = place
        self.range = range
        self.text = text
        self.confidence = confidence
    }
}
