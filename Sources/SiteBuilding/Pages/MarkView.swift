internal import Newsroom

/// Template values for a marker on the map: `id`, `x`, `y`, `radius`, `category`, `address`, `name` (for screen
/// readers), `place` and `count`, `number` (if it fits), `label` with `labelX`, `labelY` and `labelAnchor`.
struct MarkView: TemplateView {
    let mark: MapMarks.Mark
    let words: Localisation

    func child(named name: String) -> (any TemplateValue)? {
        switch name {
        case "id": Address.place(mark.cluster.place.id)
        case "x": mark.x
        case "y": mark.y
        case "radius": mark.radius
        case "category": mark.category
        case "address": "#" + Address.country(of: mark.cluster.place)
        case "name":
            words.text(
                "map.place",
                ["name": place.name, "count": words.text("articles", counting: mark.cluster.briefs.count)])
        case "place": place
        case "count": mark.cluster.briefs.count
        case "number": mark.radius >= 19 && mark.isClear ? words.number(mark.cluster.briefs.count) : nil
        case "numberSize": max(18, mark.radius * 4 / 5)
        case "numberY": mark.y + max(18, mark.radius * 4 / 5) * 35 / 100
        case "label": mark.label == nil ? nil : place.townWording?.text ?? place.town ?? place.name
        case "labelX": mark.label?.x
        case "labelY": mark.label.map { $0.y + 9 }
        case "labelAnchor": mark.label.map { $0.endsThere ? "end" : "start" }
        default: nil
        }
    }

    private var place: PlaceView { PlaceView(mark.cluster.place, words: words) }
}
