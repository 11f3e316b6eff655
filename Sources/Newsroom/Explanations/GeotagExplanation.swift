/// The places considered in a text, and why each was accepted or rejected.
public struct GeotagExplanation: Sendable, Equatable {
    /// A span of text that matches the name of a place.
    public struct Consideration: Sendable, Equatable {
        /// The matched text.
        public var text: String
        /// The most likely place with that name.
        public var place: Place
        /// The first few other places with that name, most likely first.
        public var namesakes: [Place]
        /// The evidence that the text names a place; accepted above the threshold.
        public var score: Double
        public var isTaken: Bool
        /// The reasons for and against.
        public var reasons: [String]

        public init(text: String, place: Place, namesakes: [Place], score: Double, isTaken: Bool, reasons: [String]) {
            self.text = text
            self.place = place
            self.namesakes = namesakes
            self.score = score
            self.isTaken = isTaken
            self.reasons = reasons
        }
    }

    /// The final geotag.
    public var geotag: Geotag
    /// Whether the publisher states where the event happened. If so, places in the text are ignored.
    public var isGivenByPublisher: Bool
    public var threshold: Double
    /// The candidates, in text order.
    public var considered: [Consideration]
    /// Names in the text that placed the article in the publisher's own country; empty if its places decided.
    public var homeNames: [String] = []
    /// The section in the address that decided the location; nil if the text did.
    public var section: String?

    public init(geotag: Geotag, isGivenByPublisher: Bool, threshold: Double, considered: [Consideration]) {
        self.geotag = geotag
        self.isGivenByPublisher = isGivenByPublisher
        self.threshold = threshold
        self.considered = considered
    }
}
