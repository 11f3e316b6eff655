internal import Addressing
internal import CBaseMap
internal import Newsroom

/// Template values for `map.html`: `width`, `height`, `graticule`, `assets` (the folder of the land picture), `marks`,
/// `countries` (those with the most articles), `others` (links to the rest), `count` (of articles), `countryCount`,
/// `newest` (slots), `categories` (of the articles), `isLive` (whether scripts can make it interactive), `isEmpty`.
struct MapPage: TemplateView {
    /// Template values for a country's articles: `id`, `place`, `count`, `places`, `cards` (slots), `more`, `query` (a
    /// search for all of them), `placeFeeds` (its own feed and those of places in it).
    struct Country: TemplateView {
        let id: String
        let place: PlaceView
        let articles: Int
        let count: LocalisedText
        let places: String?
        let cards: [SlotView]
        let more: LocalisedText?
        let placeFeeds: [PlaceFeedView]
        /// The address of the page with the country's articles.
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
    let countryCount: LocalisedText
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
        case "countryCount": countryCount
        case "newest": newest
        case "categories": categories
        case "isLive": isLive
        case "isEmpty": countries.isEmpty
        default: nil
        }
    }

    /// The land as a separate SVG picture, in a grey that suits light and dark mode. Borders are transparent.
    static var landPicture: String {
        let size = "width=\"\(Int(WorldProjection.width))\" height=\"\(Int(WorldProjection.height))\""
        let box = "0 0 \(Int(WorldProjection.width)) \(Int(WorldProjection.height))"
        // A mask without x and y begins a tenth before the picture and ends a tenth too early: at New Zealand and
        // Patagonia.
        return """
            <svg xmlns="http://www.w3.org/2000/svg" viewBox="\(box)">
            <mask id="land" maskUnits="userSpaceOnUse" x="0" y="0" \(size)><g fill="#fff" stroke="#000" stroke-width="1.6">\(part("map-land"))</g></mask>
            <rect \(size) fill="#8a8a8a" fill-opacity=".38" mask="url(#land)"/>
            </svg>

            """
    }

    private static var graticule: Substring { part("map-graticule") }

    /// Returns the line of the base map that contains a name.
    private static func part(_ name: String) -> Substring {
        let map = String(
            decoding: UnsafeBufferPointer(start: pulse_base_map(), count: pulse_base_map_length), as: UTF8.self)
        return map.split(separator: "\n").first { $0.contains(name) } ?? ""
    }
}

/// Template values for a further part of `map.html`: `countries`, `ways`.
struct MapPartPage: TemplateView {
    let countries: [MapPage.Country]
    let ways: PartLinks?

    func child(named name: String) -> (any TemplateValue)? {
        switch name {
        case "countries": countries
        case "ways": ways
        default: nil
        }
    }
}
