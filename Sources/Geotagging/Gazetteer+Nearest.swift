import Foundation
import Newsroom

extension Gazetteer {
    /// The nearest of some places.
    ///
    /// - Parameter radius: kilometres; nil when all are farther. Countries and continents have no such point.
    func nearest(to coordinates: Coordinates, among places: [Place], within radius: Float) -> Place? {
        let point = Self.direction(coordinates)
        return places.filter { $0.kind != .continent && $0.kind != .country }
            .map { place in
                let there = Coordinates(latitude: place.latitude, longitude: place.longitude)
                return (place: place, distance: Self.distance(point, Self.direction(there)))
            }
            .filter { $0.distance <= radius }.min { $0.distance < $1.distance }?.place
    }

    /// The nearest town. Every record is looked at, which takes less than a millisecond: few items have coordinates.
    ///
    /// - Parameter radius: kilometres; nil when all are farther, as in the middle of an ocean.
    func nearestTown(to coordinates: Coordinates, within radius: Float) -> Place? {
        let point = Self.direction(coordinates)
        var nearest: (index: Int, distance: Float)?
        for (index, record) in records.enumerated() where record.kind == .city {
            let distance = Self.distance(point, record.direction)
            if distance <= radius, distance < nearest?.distance ?? .infinity { nearest = (index, distance) }
        }
        return nearest.map { place(at: Int32($0.index)) }
    }

    private static func direction(_ coordinates: Coordinates) -> SIMD3<Float> {
        let (phi, lambda) = (coordinates.latitude * .pi / 180, coordinates.longitude * .pi / 180)
        return SIMD3(Float(cos(phi) * cos(lambda)), Float(cos(phi) * sin(lambda)), Float(sin(phi)))
    }

    /// Kilometres along the chord, which is all but the arc where it matters here.
    private static func distance(_ one: SIMD3<Float>, _ other: SIMD3<Float>) -> Float {
        let difference = one - other
        return (difference * difference).sum().squareRoot() * 6371
    }
}

extension Place {
    /// A point far from any town (seen in the wild: earthquakes under the sea), named as sailors would.
    init(at coordinates: Coordinates) {
        func degrees(_ value: Double, _ positive: String, _ negative: String) -> String {
            let tenths = Int((abs(value) * 10).rounded())
            return "\(tenths / 10).\(tenths % 10)° \(value < 0 ? negative : positive)"
        }
        let (latitude, longitude) = (coordinates.latitude, coordinates.longitude)
        self.init(
            id: 0, name: degrees(latitude, "N", "S") + ", " + degrees(longitude, "E", "W"), kind: .region, country: "",
            countryName: "", latitude: latitude, longitude: longitude, population: 0)
    }
}
