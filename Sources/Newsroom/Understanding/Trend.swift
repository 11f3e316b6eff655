/// A word or a name that is in more of the day's news than it usually is.
public struct Trend: Sendable, Equatable, Identifiable {
    /// As the news writes it most often.
    public var term: String
    /// Whether it is the name of somebody or something.
    public var isName: Bool
    /// The day's articles that hold it: of the most credible publishers first, then the newest.
    public var briefs: [Brief]
    /// How many publishers they are of.
    public var publishers: Int
    public var usual: UsualCount

    public var id: String { term }

    public init(term: String, isName: Bool, briefs: [Brief], publishers: Int, usual: UsualCount) {
        self.term = term
        self.isName = isName
        self.briefs = briefs
        self.publishers = publishers
        self.usual = usual
    }
}
