internal import Newsroom

/// Template values for a story's places on a small map: `box` (the part of the base map shown), `width` and `height`
/// (of the base map), `assets` (the folder of the land picture), `marks` (`x`, `y`) and their `radius`.
struct StoryMapView: TemplateView {
    struct MarkView: TemplateView {
        let x: Int
        let y: Int

        func child(named name: String) -> (any TemplateValue)? {
            switch name {
            case "x": String(x)
            case "y": String(y)
            default: nil
            }
        }
    }

    private let assets: String
    private let marks: [MarkView]
    private let left: Double
    private let top: Double
    /// The part of the base map's width and height that is shown, from 0 to 1.
    private let share: Double

    /// The smallest part of the world shown, so that neighbouring countries can be recognised.
    private static let leastShare = 0.3
    /// The part of the map's width and height that the places may take up.
    private static let filled = 0.6
    /// A mark's radius on a map of the whole world, in units of the base map.
    private static let radius = 26.0

    /// Creates a map that fits the places, or nil if no place is known.
    init?(_ places: [Place], assets: String) {
        self.assets = assets
        let points = places.map { WorldProjection.point(latitude: $0.latitude, longitude: $0.longitude) }
        let (xs, ys) = (points.map(\.x), points.map(\.y))
        guard let west = xs.min(), let east = xs.max(), let north = ys.min(), let south = ys.max() else { return nil }
        marks = points.map { MarkView(x: Int($0.x.rounded()), y: Int($0.y.rounded())) }
        let (width, height) = (WorldProjection.width, WorldProjection.height)
        let needed = max((east - west) / width, (south - north) / height) / Self.filled
        share = min(max(needed, Self.leastShare), 1)
        left = min(max((west + east - share * width) / 2, 0), (1 - share) * width)
        top = min(max((north + south - share * height) / 2, 0), (1 - share) * height)
    }

    func child(named name: String) -> (any TemplateValue)? {
        switch name {
        case "box":
            [left, top, share * WorldProjection.width, share * WorldProjection.height]
                .map { String(Int($0.rounded())) }.joined(separator: " ")
        case "width": String(Int(WorldProjection.width))
        case "height": String(Int(WorldProjection.height))
        case "radius": String(Int((share * Self.radius).rounded()))
        case "assets": assets
        case "marks": marks
        default: nil
        }
    }
}
