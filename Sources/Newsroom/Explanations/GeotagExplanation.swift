/// Which places of a text were considered, and why they were taken or not.
public struct GeotagExplanation: Sendable, Equatable {
    /// A stretch of text that is spelled like a place.
    public struct Consideration: Sendable, Equatable {
        /// The words themselves.
        public var text: String
        /// The likeliest of that name.
        public var place: Place
        /// Others of that name that were weighed, the likeliest first; the first few.
        public var namesakes: [Place]
        /// How much speaks for a place: above the threshold it is taken for one.
        public var score: Double
        public var isTaken: Bool
        /// What spoke for and against it.
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

    /// The decision.
    public var geotag: Geotag
    /// Whether the publisher says where it happened, which settles it whatever the text names.
    public var isGivenByPublisher: Bool
    public var threshold: Double
    /// In the order of the text.
    public var considered: [Consideration]

    public init(geotag: Geotag, isGivenByPublisher: Bool, threshold: Double, considered: [Consideration]) {
        self.geotag = geotag
        self.isGivenByPublisher = isGivenByPublisher
        self.threshold = threshold
        self.considered = considered
    }
}
