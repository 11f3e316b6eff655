internal import Newsroom

/// Template values for a place: `name` ("Porto, Portugal") and `address` on the map page. For scripts there is `town`
/// ("Porto", in English), `townSaid` (as the page shows it), `townWording` (if other languages have a name for it),
/// `country` ("Portugal") and `region` (its code), or `wording` for a region of the world.
struct PlaceView: TemplateView, Encodable {
    let name: String
    /// The part before the country, in English; nil for a country or a region of the world.
    let town: String?
    /// The town's name in other languages, if known.
    let townWording: LocalisedText?
    let country: String?
    /// The two-letter ISO 3166-1 code.
    let region: String?
    let wording: LocalisedText?
    var address: String?

    init(_ place: Place, words: Localisation, address: String? = nil) {
        let country = words.country(of: place)
        if place.country.isEmpty || country.isEmpty {
            let said = words.view(of: place.name, "region.\(place.name.slug)")
            self.init(name: said.name, wording: said.wording, address: address)
        } else {
            let isTown = [.city, .region, .county].contains(place.kind) && place.name != place.countryName
            self.init(
                isTown ? place.name : "", in: country, code: place.country, words: words, address: address)
        }
    }

    /// Creates a view of a country or of a place in it.
    ///
    /// - Parameter town: the place, or an empty string for the whole country.
    init(_ town: String, in country: String, code: String, words: Localisation, address: String?) {
        self.address = address
        self.country = country
        (region, wording) = (code, nil)
        self.town = town.nonEmpty
        let said = town.nonEmpty.map { words.view(of: $0, "town.\(code.lowercased())-\($0.slug)") }
        townWording = said?.wording
        name = said.map { "\($0.name), \(country)" } ?? country
    }

    private init(name: String, wording: LocalisedText?, address: String?) {
        (self.name, self.wording, self.address) = (name, wording, address)
        (town, townWording, country, region) = (nil, nil, nil, nil)
    }

    func child(named: String) -> (any TemplateValue)? {
        switch named {
        case "name": name
        case "town": town ?? false
        case "townWording": townWording ?? false
        case "townSaid": townWording?.text ?? town ?? false
        case "country": country
        case "region": region ?? false
        case "wording": wording ?? false
        case "address": address
        case "isLinked": address != nil
        default: nil
        }
    }
}

extension Localisation {
    /// Returns the name of a place's country in this language, or an empty string for a region of the world.
    func country(of place: Place) -> String { regions[place.country] ?? place.countryName }
}
