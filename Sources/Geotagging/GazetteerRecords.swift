import Newsroom

/// A line of the gazetteer as it is kept in memory; its name stays in the embedded table until somebody asks.
struct PlaceRecord {
    var id: Int32
    var kind: PlaceKind
    /// Whether it is the capital of its country.
    var isCapital: Bool
    /// The two letters of ISO 3166-1 alpha-2, 0 for none.
    var country: UInt16
    /// Equal for the places of one first-level division, 0 for none.
    var region: UInt64
    var latitude: Float
    var longitude: Float
    var population: Int32
    /// Where its name stands in the embedded table.
    var name: Range<Int32>
    /// The point on a sphere of radius 1, for fast distances.
    var direction: SIMD3<Float>

    /// A country, a part of the world, or a region that the news of the world names: hardly anything else has its name.
    var isProminent: Bool {
        kind == .country || kind == .continent || kind == .region && id > 0
    }

    /// Kilometres between two places.
    func distance(to other: PlaceRecord) -> Float {
        let difference = direction - other.direction
        // The chord: 1 % short of the arc at 3,000 km, and nothing here asks further.
        return (difference * difference).sum().squareRoot() * 6371
    }
}

/// One name of one place. Those of the same words are a chain.
struct NameRecord {
    /// The place's number among the records.
    var place: Int32
    var traits: NameTraits
    /// Its bytes in the embedded table.
    var spelling: Range<Int32>
    /// Index of the next one of the same words; -1 ends the chain.
    var next: Int32
}

/// A run of words that is a name, or with which names begin.
struct NameEntry {
    /// Index of the first name of exactly these words; -1 when they are only the beginning of names.
    var first: Int32 = -1
    /// Whether a longer name begins with these words.
    var goesOn = false
}

/// How the gazetteer marks one name of a place.
struct NameTraits: OptionSet {
    let rawValue: UInt8

    /// Counts only in exactly this spelling ("US", "Ill.").
    static let exact = NameTraits(rawValue: 1 << 0)
    /// Counts only behind a comma ("Springfield, IL").
    static let afterComma = NameTraits(rawValue: 1 << 1)
    /// The people or the adjective ("French").
    static let demonym = NameTraits(rawValue: 1 << 2)
    /// A county without the word ("Avoyelles").
    static let bareCounty = NameTraits(rawValue: 1 << 3)
    /// Also an ordinary English word ("Reading").
    static let ordinaryWord = NameTraits(rawValue: 1 << 4)
    /// Also a given name ("Charlotte").
    static let givenName = NameTraits(rawValue: 1 << 5)
    /// Also a surname ("Lincoln").
    static let surname = NameTraits(rawValue: 1 << 6)
    /// Not the place's first name.
    static let alternate = NameTraits(rawValue: 1 << 7)
}
