internal import Newsroom

/// Template values for a marker on the map: `id`, `others` (ids of further places), `x`, `y`, `radius`, `category`,
/// `address`, `name` (for screen readers), `isJoined` (whether it stands for places nearby, too), `place` and `count`,
/// `number`, `label` with `labelX`, `labelY` and `labelAnchor`.
struct MarkView: TemplateView {
    let mark: MapMarks.Mark
    let words: Localisation

    func child(named name: String) -> (any TemplateValue)? {
        switch name {
        case "id": Address.place(mark.cluster.place.id)
        case "others": mark.others.map { Address.place($0) }
        case "isJoined": mark.isJoined
        case "x": mark.x
        case "y": mark.y
        case "radius": mark.radius
        case "category": mark.category
        case "address": "#" + Address.country(of: mark.cluster.place)
        case "name":
            words.text(
                mark.isJoined ? "map.cluster" : "map.place",
                ["name": place.name, "count": words.text("articles", counting: mark.cluster.briefs.count)])
        case "place": place
        case "count": mark.cluster.briefs.count
        case "number": words.number(mark.cluster.briefs.count)
        case "numberSize": numberSize
        case "numberY": mark.y + numberSize * 35 / 100
        case "label": mark.label == nil ? nil : place.townWording?.text ?? place.town ?? place.name
        case "labelX": mark.label?.x
        case "labelY": mark.label.map { $0.y + 9 }
        case "labelAnchor": mark.label.map { $0.endsThere ? "end" : "start" }
        default: nil
        }
    }

    /// The font size of its number, which must fit the circle.
    private var numberSize: Int { mark.cluster.briefs.count < 1_000 ? 30 : 22 }

    private var place: PlaceView { PlaceView(mark.cluster.place, words: words) }
}
