internal import CBaseMap
internal import Newsroom

/// `map.html`: `width`, `height`, `land`, `marks`, `countries` (with the most articles), `others` (the rest, as links), `count` (of articles), `reach` (of countries),
/// `newest` (slots), `categories` (of the articles), `isLive` (whether scripts can make it move), `isEmpty`.
struct MapPage: TemplateView {
    /// Articles of one country: `id`, `place`, `count`, `cards` (slots), `more`.
    struct Country: TemplateView {
        let id: String
        let place: PlaceView
        let articles: Int
        let count: LocalisedText
        let places: String?
        let cards: [SlotView]
        let more: LocalisedText?
        /// The page that lists its articles.
        var address = ""

        func child(named: String) -> (any TemplateValue)? {
            switch named {
            case "id": id
            case "place": place
            case "count": count
            case "places": places
            case "cards": cards
            case "more": more
            case "address": address
            default: nil
            }
        }
    }

    let marks: [MarkView]
    let countries: [Country]
    let others: [Country]
    let count: LocalisedText
    let reach: LocalisedText
    let newest: [SlotView]
    let categories: [LinkView]
    let isLive: Bool

    func child(named name: String) -> (any TemplateValue)? {
        switch name {
        case "width": Int(WorldProjection.width)
        case "height": Int(WorldProjection.height)
        case "land": Self.land
        case "marks": marks
        case "countries": countries
        case "others": others
        case "hasOthers": !others.isEmpty
        case "count": count
        case "reach": reach
        case "newest": newest
        case "categories": categories
        case "isLive": isLive
        case "isEmpty": countries.isEmpty
        default: nil
        }
    }

    /// The land as a picture of its own, whose grey suits light and dark.
    static var landAlone: String {
        let path = land.split(separator: "\n").first { $0.contains("map-land") } ?? ""
        let box = "0 0 \(Int(WorldProjection.width)) \(Int(WorldProjection.height))"
        return
            "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"\(box)\"><g fill=\"#8a8a8a\" fill-opacity=\".38\">\(path)</g></svg>\n"
    }

    /// Without its last line end: an empty line would end the HTML block that the map stands in.
    private static let land = String(
        decoding: UnsafeBufferPointer(start: pulse_base_map(), count: pulse_base_map_length - 1), as: UTF8.self)
}

/// A further part of `map.html`: `countries`, `ways`.
struct MapPartPage: TemplateView {
    let countries: [MapPage.Country]
    let ways: PartWays?

    func child(named name: String) -> (any TemplateValue)? {
        switch name {
        case "countries": countries
        case "ways": ways
        default: nil
        }
    }
}
