public import Computing
public import Newsroom

extension PlaceKind: Cacheable {}

extension Place: FieldwiseCacheable {
    public static var form: some CacheForm<Self> {
        Parts(Self.init(id:name:kind:country:countryName:latitude:longitude:population:)) {
            ($0.id, $0.name, $0.kind, $0.country, $0.countryName, $0.latitude, $0.longitude, $0.population)
        }
    }
}

extension PlaceMention: FieldwiseCacheable {
    public static var form: some CacheForm<Self> {
        Parts(Self.init(place:range:text:confidence:)) { ($0.place, $0.range, $0.text, $0.confidence) }
    }
}

extension Geotag: FieldwiseCacheable {
    public static var form: some CacheForm<Self> {
        Parts(Self.init(mentions:location:confidence:)) { ($0.mentions, $0.location, $0.confidence) }
    }
}
