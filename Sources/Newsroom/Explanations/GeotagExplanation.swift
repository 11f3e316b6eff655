/// The places considered in a text, and why each was taken or not.
public struct GeotagExplanation: Sendable, Equatable {
    /// A piece of text that is spelled like a place's name.
    public struct Consideration: Sendable, Equatable {
        /// The words themselves.
        public var text: String
        /// The likeliest place of that name.
        public var place: Place
        /// Other places of that name, the likeliest first; only the first few.
        public var namesakes: [Place]
        /// The evidence that it is a place; it is taken for one above the threshold.
        public var score: Double
        public var isTaken: Bool
        /// The reasons for and against it.
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

    /// The result.
    public var geotag: Geotag
    /// Whether the publisher gives the place of the event; then the places in the text do not matter.
    public var isGivenByPublisher: Bool
    public var threshold: Double
    /// The candidates in the order of the text.
    public var considered: [Consideration]
    /// Names of the publisher's country that made the article be about that; empty where its places decided.
    public var homeNames: [String] = []
    /// The section of the address that decided it; nil where the text did.
    public var section: String?

    public init(geotag: Geotag, isGivenByPublisher: Bool, threshold: Double, considered: [Consideration]) {
        self.geotag = geotag
        self.isGivenByPublisher = isGivenByPublisher
        self.threshold = threshold
        self.considered = considered
    }
}
