internal import Newsroom

/// A feed of one country or of one place in a country, which the owner asks for (`site.placeFeeds`): "PT" or "Lisbon, PT", as
/// readers' own lists of what they follow name places, too.
///
/// Its address follows from its name alone, and it is there on days without news as well: who has subscribed to it is never told
/// that it is gone. Below `feeds/map/`, because the map's page lists what it holds, and no category may have that page's name.
public struct PlaceFeed: Sendable, Equatable {
    /// As the owner names it.
    public let name: String
    /// The place's name in the gazetteer; nil for all of a country.
    public let place: String?
    /// ISO 3166-1 alpha-2.
    public let country: String

    /// - Returns: nil where the text is neither a country's code nor a name with one behind it.
    public init?(_ text: String) {
        guard let parts = text.wholeMatch(of: /(?:([^,]+), )?([A-Z]{2})/) else { return nil }
        name = text
        place = parts.output.1.map(String.init)
        country = String(parts.output.2)
    }

    /// From the site's root, without an ending: "feeds/map/pt/lisbon".
    public var stem: String {
        let folder = "feeds/map/" + country.lowercased()
        guard let place else { return folder }
        return folder + "/" + (TitleSlug(place, language: "en").text ?? place.slug)
    }

    /// Whether an article is about it. A country has those about its towns; a region has those about the region as such.
    func holds(_ brief: Brief) -> Bool {
        guard let about = brief.place, about.country == country else { return false }
        return place.map { $0 == about.name } ?? true
    }

    /// The fragment of its country on the map's page.
    var fragment: String { "country-" + country.lowercased() }

    /// How pages name it and lead to it.
    func view(words: Localisation) -> PlaceFeedView {
        PlaceFeedView(
            name: name,
            place: PlaceView(
                place ?? "", in: words.regions.name(of: country), code: country, words: words,
                address: Address.root + stem + ".xml"))
    }
}

/// A feed of a place: `name` (as scripts know the place), `place`, `address`.
struct PlaceFeedView: TemplateView {
    let name: String
    let place: PlaceView

    func child(named: String) -> (any TemplateValue)? {
        switch named {
        case "name": name
        case "place": place
        case "address": place.address
        default: nil
        }
    }
}
