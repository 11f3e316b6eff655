internal import Newsroom

/// Template values for a story's places on a small world map: `width`, `height`, `marks` (`x`, `y`).
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

    private let marks: [MarkView]

    /// Creates the map, or nil if no place is known.
    init?(_ places: [Place]) {
        guard !places.isEmpty else { return nil }
        marks = places.map { place in
            let (x, y) = WorldProjection.point(latitude: place.latitude, longitude: place.longitude)
            return MarkView(x: Int(x.rounded()), y: Int(y.rounded()))
        }
    }

    func child(named name: String) -> (any TemplateValue)? {
        switch name {
        case "width": String(Int(WorldProjection.width))
        case "height": String(Int(WorldProjection.height))
        case "marks": marks
        default: nil
        }
    }
}
