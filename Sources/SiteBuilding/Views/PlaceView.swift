internal import Newsroom

/// A place by name: `name` ("Porto, Portugal"), taken apart for scripts: `town` ("Porto") and `country` ("Portugal") with its
/// `region` (its code), or `wording` of a part of the world; `address` on the map page.
struct PlaceView: TemplateView {
    let name: String
    /// The part before the country's name; nil for a country and for a part of the world.
    let town: String?
    let country: String?
    /// ISO 3166-1, two letters.
    let region: String?
    let wording: LocalisedText?
    var address: String?

    init(_ place: Place, words: Localisation, address: String? = nil) {
        self.address = address
        let country = words.country(of: place)
        let isTown = [.city, .region, .county].contains(place.kind) && place.name != place.countryName
        if place.country.isEmpty || country.isEmpty {
            (region, self.country, town) = (nil, nil, nil)
            let said = words.view(of: place.name, "region.\(place.name.slug)")
            (name, wording) = (said.name, said.wording)
        } else {
            (region, self.country, wording) = (place.country, country, nil)
            town = isTown ? place.name : nil
            name = isTown ? "\(place.name), \(country)" : country
        }
    }

    /// A country, or a place in it.
    ///
    /// - Parameter town: empty for the country as a whole.
    init(_ town: String, in country: String, code: String, address: String?) {
        self.address = address
        self.country = country
        (region, wording) = (code, nil)
        self.town = town.nonEmpty
        name = town.isEmpty ? country : "\(town), \(country)"
    }

    func child(named: String) -> (any TemplateValue)? {
        switch named {
        case "name": name
        case "town": town ?? false
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
    /// The country of a place in this language; empty for a part of the world.
    func country(of place: Place) -> String { regions[place.country] ?? place.countryName }
}
