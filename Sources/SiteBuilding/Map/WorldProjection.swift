internal import Foundation

/// The projection of places onto the base map: Equal Earth (Šavrič, Patterson and Jenny 2018, equation 1), cropped at
/// the latitudes used by `Tools/basemap.py`, which generated the land.
struct WorldProjection: Sendable {
    static let width = 2000.0
    static let top = 84.0
    static let bottom = -57.0

    /// Returns a position in units of the base map, whose view box is `width` by `height`.
    static func point(latitude: Double, longitude: Double) -> (x: Double, y: Double) {
        let (x, y) = equalEarth(latitude: min(max(latitude, bottom), top), longitude: longitude)
        return (x * scale + width / 2, (equalEarth(latitude: top, longitude: 0).y - y) * scale)
    }

    static let height = point(latitude: bottom, longitude: 0).y.rounded(.up)

    private static let scale = width / (2 * equalEarth(latitude: 0, longitude: 180).x)

    private static func equalEarth(latitude: Double, longitude: Double) -> (x: Double, y: Double) {
        let (a1, a2, a3, a4) = (1.340264, -0.081106, 0.000893, 0.003796)
        let t: Double = asin(3.0.squareRoot() / 2 * sin(latitude * Double.pi / 180))
        let t2: Double = t * t
        let t6: Double = t2 * t2 * t2
        let slope: Double = 9 * a4 * t6 * t2 + 7 * a3 * t6 + 3 * a2 * t2 + a1
        let radians: Double = longitude * Double.pi / 180
        let x: Double = 2 * 3.0.squareRoot() * radians * cos(t) / (3 * slope)
        let y: Double = t * (a4 * t6 * t2 + a3 * t6 + a2 * t2 + a1)
        return (x, y)
    }
}
