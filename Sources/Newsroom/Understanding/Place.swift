/// A place in the gazetteer.
public struct Place: Sendable, Equatable, Hashable, Identifiable, Encodable {
    /// The GeoNames id.
    public var id: Int
    /// The English name ("São Paulo", "Texas", "Gaza Strip").
    public var name: String
    public var kind: PlaceKind
    /// The ISO 3166-1 alpha-2 code of its country; for a country, its own.
    public var country: String
    /// The country's name in English.
    public var countryName: String
    /// Degrees; north is positive.
    public var latitude: Double
    /// Degrees; east is positive.
    public var longitude: Double
    public var population: Int

    public init(
        id: Int, name: String, kind: PlaceKind, country: String, countryName: String, latitude: Double,
        longitude: Double, population: Int
    ) {
        self.id = id
        self.name = name
        self.kind = kind
        self.country = country
        self.countryName = countryName
        self.latitude = latitude
        self.longitude = longitude
        self.population = population
    }
}

/// The kind of a place, largest first.
public enum PlaceKind: String, Sendable, CaseIterable, Encodable {
    /// A continent or world region ("Europe", "the Middle East").
    case continent
    case country
    /// A first-level division of a country (a US state, a German Land), or a region that the news treats as one (Gaza).
    case region
    /// A county or other lower-level division.
    case county
    case city
}

/// A point on Earth, as given by a publisher (WGS 84).
public struct Coordinates: Sendable, Equatable {
    /// Degrees, −90…90; north is positive.
    public var latitude: Double
    /// Degrees, −180…180; east is positive.
    public var longitude: Double

    public init(latitude: Double, longitude: Double) {
        self.latitude = latitude
        self.longitude = longitude
    }

    /// Whether both values are in range. Anything outside could mean something else entirely.
    public var isOnEarth: Bool { (-90...90).contains(latitude) && (-180...180).contains(longitude) }
}
