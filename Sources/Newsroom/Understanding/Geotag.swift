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
