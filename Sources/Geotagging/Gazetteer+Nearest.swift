import Foundation
import Newsroom

extension Gazetteer {
    /// Returns the nearest of the given places. Countries and continents are ignored, since they have no meaningful
    /// point.
    ///
    /// - Parameter radius: the maximum distance in kilometres.
    /// - Returns: nil if all are farther away.
    func nearest(to coordinates: Coordinates, among places: [Place], within radius: Float) -> Place? {
        let point = Self.direction(coordinates)
        return places.filter { $0.kind != .continent && $0.kind != .country }
            .map { place in
                let there = Coordinates(latitude: place.latitude, longitude: place.longitude)
                return (place: place, distance: Self.distance(point, Self.direction(there)))
            }
            .filter { $0.distance <= radius }.min { $0.distance < $1.distance }?.place
    }

    /// Returns the nearest town. This scans all records, which is fine because few entries have coordinates.
    ///
    /// - Parameter radius: the maximum distance in kilometres.
    /// - Returns: nil if all are farther away, as in mid-ocean.
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

    /// Returns the chord length in kilometres, which is close enough to the arc at these distances.
    private static func distance(_ one: SIMD3<Float>, _ other: SIMD3<Float>) -> Float {
        let difference = one - other
        return (difference * difference).sum().squareRoot() * 6371
    }
}

extension Place {
    /// Creates a place far from any town, named by its coordinates. (Seen in the wild: undersea earthquakes.)
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
