internal import Addressing
internal import CBaseMap
internal import Newsroom

/// `map.html`: `width`, `height`, `graticule`, `assets` (the folder of the picture of the land), `marks`, `countries` (with the most articles), `others` (the rest, as links), `count` (of articles), `reach` (of countries),
/// `newest` (slots), `categories` (of the articles), `isLive` (whether scripts can make it move), `isEmpty`.
struct MapPage: TemplateView {
    /// Articles of one country: `id`, `place`, `count`, `cards` (slots), `more`, `query` (what finds them all), `placeFeeds` (its own and those of places in it).
    struct Country: TemplateView {
        let id: String
        let place: PlaceView
        let articles: Int
        let count: LocalisedText
        let places: String?
        let cards: [SlotView]
        let more: LocalisedText?
        let placeFeeds: [PlaceFeedView]
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
            case "query": PercentEncoding.value(of: place.name)
            case "placeFeeds": placeFeeds
            case "hasPlaceFeeds": !placeFeeds.isEmpty
            case "address": address
            default: nil
            }
        }
    }

    let assets: String
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
        case "graticule": String(Self.graticule)
        case "assets": assets
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

    /// The land as a picture of its own, whose grey suits light and dark; borders are left open.
    static var landAlone: String {
        let size = "width=\"\(Int(WorldProjection.width))\" height=\"\(Int(WorldProjection.height))\""
        let box = "0 0 \(Int(WorldProjection.width)) \(Int(WorldProjection.height))"
        return """
            <svg xmlns="http://www.w3.org/2000/svg" viewBox="\(box)">
            <mask id="land" maskUnits="userSpaceOnUse" \(size)><g fill="#fff" stroke="#000" stroke-width="1.6">\(part("map-land"))</g></mask>
            <rect \(size) fill="#8a8a8a" fill-opacity=".38" mask="url(#land)"/>
            </svg>

            """
    }

    private static var graticule: Substring { part("map-graticule") }

    /// A line of the base map.
    private static func part(_ name: String) -> Substring {
        let map = String(
            decoding: UnsafeBufferPointer(start: pulse_base_map(), count: pulse_base_map_length), as: UTF8.self)
        return map.split(separator: "\n").first { $0.contains(name) } ?? ""
    }
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
