/// The best position of a term in a text, in one byte because a run holds millions of them.
enum Prominence: UInt8, Comparable {
    private typealias Tuning = ClusteringTuning.Vectors

    /// A pair of words below the first lines, in them, or in the title.
    case pairInRest, pairInLead, pairInTitle
    /// A single word in these positions.
    case rest, lead, title

    /// The weight of a position, up to 1 for a word in the title.
    var value: Float {
        switch self {
        case .pairInRest: Tuning.restPairProminence
        case .pairInLead, .rest: Tuning.restProminence
        case .pairInTitle: Tuning.titlePairProminence
        case .lead: Tuning.leadProminence
        case .title: 1
        }
    }

    var isInTitle: Bool { self == .title || self == .pairInTitle }

    /// The prominence of a pair whose second word has this one.
    var ofPair: Prominence {
        switch self {
        case .title, .pairInTitle: .pairInTitle
        case .lead, .pairInLead: .pairInLead
        case .rest, .pairInRest: .pairInRest
        }
    }

    static func < (a: Self, b: Self) -> Bool { a.rawValue < b.rawValue }
}
