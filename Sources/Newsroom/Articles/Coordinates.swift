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
}
