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
