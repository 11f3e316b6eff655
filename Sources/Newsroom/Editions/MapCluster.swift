/// Articles about places within 50 km of one another: one mark on the world map.
public struct MapCluster: Sendable, Equatable {
    /// Degrees: the place with the most articles.
    public var latitude: Double
    public var longitude: Double
    /// The most written-about place, for its name.
    public var place: Place
    /// Newest first; at least one.
    public var briefs: [Brief]

    public init(latitude: Double, longitude: Double, place: Place, briefs: [Brief]) {
        self.latitude = latitude
        self.longitude = longitude
        self.place = place
        self.briefs = briefs
    }
}
