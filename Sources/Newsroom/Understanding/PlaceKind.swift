/// What kind of place it is, the larger first.
public enum PlaceKind: String, Sendable, CaseIterable {
    /// A continent or a part of the world ("Europe", "the Middle East").
    case continent
    case country
    /// A first-level division of a country (a US state, a German Land), or a region that news treats as one (Gaza).
    case region
    /// A county or another lesser division.
    case county
    case city
}
