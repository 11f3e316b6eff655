/// How much weight a source's word carries when stories are ranked and a story's lead article is chosen.
public enum CredibilityTier: Int, Sendable, Comparable, CaseIterable {
    /// Wire services, public broadcasters and papers of record.
    case reference = 1
    /// Established newsrooms and specialist publications.
    case established = 2
    /// Everything else: blogs, aggregators, forums.
    case other = 3

    /// What a publisher's voice counts for, above 0 and at most 1.
    public var voice: Double {
        switch self {
        case .reference: 1
        case .established: 0.6
        case .other: 0.25
        }
    }

    /// More credible is greater.
    public static func < (a: Self, b: Self) -> Bool { a.rawValue > b.rawValue }
}
