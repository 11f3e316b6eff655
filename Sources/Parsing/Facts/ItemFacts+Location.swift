import MarkupReading
import Newsroom

// The location of the event.
extension ItemFacts {
    /// The stated location, with points preferred to the centres of shapes: both encodings of GeoRSS, and W3C geo.
    ///
    /// Nil if the coordinates are not on Earth, or 0° N 0° E, which is open sea and means "unknown" (seen in the wild:
    /// in map feeds, for everything without a position).
    var location: Coordinates? {
        let terms = [FeedTerm.point, .latitude, .shape, .corner]
        guard terms.contains(where: record.contains) else { return nil }
        return candidates.lazy.compactMap { $0 }.first { $0.isOnEarth && $0 != Coordinates(latitude: 0, longitude: 0) }
    }

    private var candidates: [Coordinates?] {
        let points = record.all(.point).map { Self.middle(of: numbers($0), isPoint: true) }
        let shapes = record.all(.shape).map { Self.middle(of: numbers($0), isPoint: false) }
        let corners = Self.middle(of: record.all(.corner).flatMap(numbers), isPoint: false)
        return points + [separate] + shapes + [corners]
    }

    /// Latitude and longitude from separate elements.
    private var separate: Coordinates? {
        guard let latitude = record.all(.latitude).compactMap({ numbers($0).first }).first,
            let longitude = record.all(.longitude).compactMap({ numbers($0).first }).first
        else { return nil }
        return Coordinates(latitude: latitude, longitude: longitude)
    }

    /// Returns numbers separated by white space or, seen in the wild, commas; empty if any of them is not a number.
    private func numbers(_ element: Element) -> [Double] {
        let words = record.text(of: element).split { $0.isWhitespace || $0 == "," }
        let numbers = words.prefix(Self.mostPositions).compactMap { Double($0) }
        return numbers.count == min(words.count, Self.mostPositions) ? numbers : []
    }

    /// The maximum number of values. A coastline has thousands of positions, and the first ones are enough to locate
    /// it.
    private static let mostPositions = 1000

    /// Returns the centre of the bounding box of some positions, each a latitude and a longitude (GeoRSS, section 8.1).
    private static func middle(of numbers: [Double], isPoint: Bool) -> Coordinates? {
        // GML allows an altitude as a point's third number.
        guard isPoint ? numbers.count == 2 || numbers.count == 3 : numbers.count >= 4 else { return nil }
        let count = isPoint ? 2 : numbers.count / 2 * 2
        let latitudes = stride(from: 0, to: count, by: 2).map { numbers[$0] }
        let longitudes = stride(from: 1, to: count, by: 2).map { numbers[$0] }
        guard let south = latitudes.min(), let north = latitudes.max(), let west = longitudes.min(),
            let east = longitudes.max(), east - west <= 180
        else { return nil }
        return Coordinates(latitude: (south + north) / 2, longitude: (west + east) / 2)
    }
}
