/// A place of the gazetteer.
public struct Place: Sendable, Equatable, Hashable, Identifiable {
    /// GeoNames' id.
    public var id: Int
    /// In English ("São Paulo", "Texas", "Gaza Strip").
    public var name: String
    public var kind: PlaceKind
    /// ISO 3166-1 alpha-2; for a country its own.
    public var country: String
    /// The country's name in English.
    public var countryName: String
    /// Degrees, north positive.
    public var latitude: Double
    /// Degrees, east positive.
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

/// The kind of a place, the larger first.
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

/// A point on the Earth, as a publisher gives it (WGS 84).
public struct Coordinates: Sendable, Equatable {
    /// Degrees, north positive: −90…90.
    public var latitude: Double
    /// Degrees, east positive: −180…180.
    public var longitude: Double

    public init(latitude: Double, longitude: Double) {
        self.latitude = latitude
        self.longitude = longitude
    }

    /// Whether both are within their ranges; numbers from outside may be anything.
    public var isOnEarth: Bool { (-90...90).contains(latitude) && (-180...180).contains(longitude) }
}
