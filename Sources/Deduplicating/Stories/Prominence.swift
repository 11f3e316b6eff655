/// How prominently a term stands in a text where it stands best, in one byte: a run holds some millions of them.
enum Prominence: UInt8, Comparable {
    /// A pair of words, below the first lines, in them, and in the title.
    case pairInRest, pairInLead, pairInTitle
    /// A word, likewise.
    case rest, lead, title

    /// Up to 1, for a word of the title.
    var value: Float {
        switch self {
        case .pairInRest: 0.175
        case .pairInLead, .rest: 0.35
        case .pairInTitle: 0.5
        case .lead: 0.7
        case .title: 1
        }
    }

    var isInTitle: Bool { self == .title || self == .pairInTitle }

    /// That of a pair of which the second word stands so.
    var ofPair: Prominence {
        switch self {
        case .title, .pairInTitle: .pairInTitle
        case .lead, .pairInLead: .pairInLead
        case .rest, .pairInRest: .pairInRest
        }
    }

    static func < (a: Self, b: Self) -> Bool { a.rawValue < b.rawValue }
}
