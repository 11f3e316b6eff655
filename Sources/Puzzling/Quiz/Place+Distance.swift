internal import Foundation
internal import Newsroom

extension Place {
    /// Returns the distance to another place, good enough for places in one country.
    func kilometres(to other: Place) -> Double {
        // A degree is 111 km; degrees of longitude shrink towards the poles.
        let north = (latitude - other.latitude) * 111
        let east = (longitude - other.longitude) * 111 * cos(latitude * .pi / 180)
        return (north * north + east * east).squareRoot()
    }
}
