/// What the other names of a text say for a place, by how they say it: each way counts only so far, since ten
/// neighbours prove little more than four.
struct Support {
    /// A country or region that the place lies in is named.
    var inside: Float = 0
    /// Places nearby are named.
    var near: Float = 0
    /// Places in the same region are named.
    var region: Float = 0
    /// Places in the same country are named.
    var country: Float = 0

    var total: Float { min(inside, 3.5) + min(near, 4) + min(region, 2) + min(country, 1.2) }

    mutating func add(_ other: Support, weight: Float) {
        inside = max(inside, other.inside * weight)
        near += other.near * weight
        region += other.region * weight
        country += other.country * weight
    }
}
