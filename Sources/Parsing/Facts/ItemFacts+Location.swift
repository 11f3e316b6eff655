import MarkupReading
import Newsroom

// Where it happened.
extension ItemFacts {
    /// The location that the publisher names, a point before the middle of a shape: GeoRSS in both encodings and W3C geo.
    ///
    /// nil for what is no place on Earth, and for 0° N 0° E, which is in the open sea and means "not known" (seen in the
    /// wild: in feeds of maps, for everything that nobody has placed).
    var location: Coordinates? {
        let terms = [Term.point, .latitude, .shape, .corner]
        guard terms.contains(where: record.contains) else { return nil }
        return candidates.lazy.compactMap { $0 }.first { $0.isOnEarth && $0 != Coordinates(latitude: 0, longitude: 0) }
    }

    private var candidates: [Coordinates?] {
        let points = record.all(.point).map { Self.middle(of: numbers($0), isPoint: true) }
        let shapes = record.all(.shape).map { Self.middle(of: numbers($0), isPoint: false) }
        let corners = Self.middle(of: record.all(.corner).flatMap(numbers), isPoint: false)
        return points + [separate] + shapes + [corners]
    }

    /// Latitude and longitude in an element each.
    private var separate: Coordinates? {
        guard let latitude = record.all(.latitude).compactMap({ numbers($0).first }).first,
            let longitude = record.all(.longitude).compactMap({ numbers($0).first }).first
        else { return nil }
        return Coordinates(latitude: latitude, longitude: longitude)
    }

    /// Numbers with white space or, seen in the wild, commas between; none where one of them is no number.
    private func numbers(_ element: Element) -> [Double] {
        let words = record.text(of: element).split { $0.isWhitespace || $0 == "," }
        let numbers = words.prefix(Self.most).compactMap { Double($0) }
        return numbers.count == min(words.count, Self.most) ? numbers : []
    }

    /// A coast has thousands of positions, and its beginning says where it is.
    private static let most = 1000

    /// The middle of the box around positions, each a latitude and a longitude (GeoRSS, section 8.1).
    private static func middle(of numbers: [Double], isPoint: Bool) -> Coordinates? {
        // GML allows a height as the third number of a point.
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
