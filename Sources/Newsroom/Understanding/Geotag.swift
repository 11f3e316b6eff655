/// The places named in a text, and the one it is about.
public struct Geotag: Sendable, Equatable {
    /// Mentions in text order.
    public var mentions: [PlaceMention]
    /// The location; nil if the text is about no place, or it is unclear. A wrong pin is worse than none.
    public var location: Place?
    /// Confidence in `location`, 0…1.
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
    /// A range of Unicode scalars in the text.
    public var range: Range<Int>
    /// The matched text.
    public var text: String
    /// Confidence, 0…1.
    public var confidence: Double

    public init(place: Place, range: Range<Int>, text: String, confidence: Double) {
        self.place = place
        self.range = range
        self.text = text
        self.confidence = confidence
    }
}
