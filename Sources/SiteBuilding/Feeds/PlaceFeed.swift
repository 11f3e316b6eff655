public import Newsroom

/// A feed for a country or a place in one, configured by the owner (`site.placeFeeds`) as "PT" or "Lisbon, PT".
/// Readers' lists of places to follow use the same form.
///
/// Its path depends only on the name, and the feed exists even on days without news, so subscribers never get an error.
/// It is below `feeds/map/` because the map page lists the same articles, and no category may have that page's name.
public struct PlaceFeed: Sendable, Equatable {
    /// The name as the owner wrote it.
    public let name: String
    /// The place's name in the gazetteer; nil for a whole country.
    public let place: String?
    /// The country's ISO 3166-1 alpha-2 code.
    public let country: String

    /// Parses a name; nil unless it has the form of a ``PlaceName``.
    public init?(_ text: String) {
        guard let parts = PlaceName(text) else { return nil }
        name = text
        (place, country) = (parts.place, parts.country)
    }

    /// The path relative to the site's root, without an extension: "feeds/map/pt/lisbon".
    public var stem: String {
        let folder = "feeds/map/" + country.lowercased()
        guard let place else { return folder }
        return folder + "/" + (TitleSlug(place, language: "en").text ?? place.slug)
    }

    /// Returns whether an article is about the place. A country includes its towns; a region includes only articles
    /// about the region itself.
    public func holds(_ brief: Brief) -> Bool {
        guard let about = brief.place, about.country == country else { return false }
        return place.map { $0 == about.name } ?? true
    }

    /// The fragment of its country on the map page.
    var fragment: String { "country-" + country.lowercased() }

    /// Returns the feed's name and link for pages.
    func view(words: Localisation) -> PlaceFeedView {
        PlaceFeedView(
            name: name,
            place: PlaceView(
                place ?? "", in: words.regions.name(of: country), code: country, words: words,
                address: Address.root + stem + ".xml"))
    }
}

/// Template values for a place's feed: `name` (as scripts know the place), `place`, `address`.
struct PlaceFeedView: TemplateView, Encodable {
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
