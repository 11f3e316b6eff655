internal import Newsroom

/// A story's places on a small map of the world: `width`, `height`, `marks` (`x`, `y`), `label` (their names).
struct StoryMapView: TemplateView {
    struct MarkView: TemplateView {
        let x: Int
        let y: Int

        func child(named name: String) -> Any? {
            switch name {
            case "x": String(x)
            case "y": String(y)
            default: nil
            }
        }
    }

    private let marks: [MarkView]
    private let label: String

    /// nil where no place is known.
    init?(_ places: [Place], names: [String]) {
        guard !places.isEmpty else { return nil }
        marks = places.map { place in
            let (x, y) = WorldProjection.point(latitude: place.latitude, longitude: place.longitude)
            return MarkView(x: Int(x.rounded()), y: Int(y.rounded()))
        }
        label = names.joined(separator: "; ")
    }

    func child(named name: String) -> Any? {
        switch name {
        case "width": String(Int(WorldProjection.width))
        case "height": String(Int(WorldProjection.height))
        case "marks": marks
        case "label": label
        default: nil
        }
    }
}
