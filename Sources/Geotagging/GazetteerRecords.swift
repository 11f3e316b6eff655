import Newsroom

/// A gazetteer line in memory. Its name stays in the embedded table until it is needed.
struct PlaceRecord {
    var id: Int32
    var kind: PlaceKind
    /// Whether it is its country's capital.
    var isCapital: Bool
    /// The two letters of the ISO 3166-1 alpha-2 code; 0 for none.
    var country: UInt16
    /// An identifier of the first-level division; 0 for none.
    var region: UInt64
    var latitude: Float
    var longitude: Float
    var population: Int32
    /// The position of its name in the embedded table.
    var name: Range<Int32>
    /// The point on a unit sphere, for fast distances.
    var direction: SIMD3<Float>

    /// Whether it is a country, a continent, or a region often named in world news: hardly anything else shares such a
    /// name.
    var isProminent: Bool {
        kind == .country || kind == .continent || kind == .region && id > 0
    }

    /// Returns the distance between two places in kilometres.
    func distance(to other: PlaceRecord) -> Float {
        let difference = direction - other.direction
        // Chord length: 1% short of the arc at 3,000 km, and no threshold here is larger.
        return (difference * difference).sum().squareRoot() * 6371
    }
}

/// One name of one place. Names that consist of the same words form a linked list.
struct NameRecord {
    /// The index of the place's record.
    var place: Int32
    var traits: NameTraits
    /// Its bytes in the embedded table.
    var spelling: Range<Int32>
    /// The index of the next name with the same words; -1 at the end.
    var next: Int32
}

/// A sequence of words that is a name or the beginning of one.
struct NameEntry {
    /// The index of the first name with exactly these words; -1 if they only begin longer names.
    var first: Int32 = -1
    /// Whether longer names begin with these words.
    var isPrefix = false
}

/// A name's markers in the gazetteer.
struct NameTraits: OptionSet {
    let rawValue: UInt8

    /// Valid only in exactly this spelling ("US", "Ill.").
    static let exact = NameTraits(rawValue: 1 << 0)
    /// Valid only after a comma ("Springfield, IL").
    static let afterComma = NameTraits(rawValue: 1 << 1)
    /// A people or an adjective ("French").
    static let demonym = NameTraits(rawValue: 1 << 2)
    /// A county's name without the word "county" ("Avoyelles").
    static let bareCounty = NameTraits(rawValue: 1 << 3)
    /// Also an ordinary English word ("Reading").
    static let ordinaryWord = NameTraits(rawValue: 1 << 4)
    /// Also a given name ("Charlotte").
    static let givenName = NameTraits(rawValue: 1 << 5)
    /// Also a surname ("Lincoln").
    static let surname = NameTraits(rawValue: 1 << 6)
    /// Not the place's primary name.
    static let alternate = NameTraits(rawValue: 1 << 7)
}
