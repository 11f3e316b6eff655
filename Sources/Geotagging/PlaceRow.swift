import Newsroom

/// A line of the gazetteer as it is kept in memory; its name stays in the embedded table until somebody asks.
struct PlaceRow {
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
    func distance(to other: PlaceRow) -> Float {
        let difference = direction - other.direction
        // The chord: 1 % short of the arc at 3,000 km, and nothing here asks further.
        return (difference * difference).sum().squareRoot() * 6371
    }
}
