public import Keeping
public import Newsroom

extension PlaceKind: Keepable {}

extension Place: Keepable {
    public init(from reader: inout KeptReader) throws(KeptDamage) {
        self.init(
            id: try Int(from: &reader), name: try String(from: &reader), kind: try PlaceKind(from: &reader),
            country: try String(from: &reader), countryName: try String(from: &reader),
            latitude: try Double(from: &reader), longitude: try Double(from: &reader),
            population: try Int(from: &reader))
    }

    public func write(to writer: inout KeptWriter) {
        id.write(to: &writer)
        name.write(to: &writer)
        kind.write(to: &writer)
        country.write(to: &writer)
        countryName.write(to: &writer)
        latitude.write(to: &writer)
        longitude.write(to: &writer)
        population.write(to: &writer)
    }
}

extension PlaceMention: Keepable {
    public init(from reader: inout KeptReader) throws(KeptDamage) {
        let place = try Place(from: &reader)
        let (start, end) = (try Int(from: &reader), try Int(from: &reader))
        guard start <= end else { throw KeptDamage() }
        self.init(
            place: place, range: start..<end, text: try String(from: &reader), confidence: try Double(from: &reader))
    }

    public func write(to writer: inout KeptWriter) {
        place.write(to: &writer)
        range.lowerBound.write(to: &writer)
        range.upperBound.write(to: &writer)
        text.write(to: &writer)
        confidence.write(to: &writer)
    }
}

extension Geotag: Keepable {
    public init(from reader: inout KeptReader) throws(KeptDamage) {
        self.init(
            mentions: try [PlaceMention](from: &reader), location: try Place?(from: &reader),
            confidence: try Double(from: &reader))
    }

    public func write(to writer: inout KeptWriter) {
        mentions.write(to: &writer)
        location.write(to: &writer)
        confidence.write(to: &writer)
    }
}
