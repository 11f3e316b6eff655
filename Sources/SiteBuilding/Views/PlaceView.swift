internal import Newsroom

/// A place by name: `name` ("Porto, Portugal"), taken apart for scripts: `town` ("Porto", in English; `townSaid` as the page says it, `townWording` where other languages have a word of their own) and `country` ("Portugal") with its
/// `region` (its code), or `wording` of a part of the world; `address` on the map page.
struct PlaceView: TemplateView {
    let name: String
    /// The part before the country's name, in English; nil for a country and for a part of the world.
    let town: String?
    /// What it is called in other languages, where that is known.
    let townWording: LocalisedText?
    let country: String?
    /// ISO 3166-1, two letters.
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

    /// A country, or a place in it.
    ///
    /// - Parameter town: empty for the country as a whole.
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
    /// The country of a place in this language; empty for a part of the world.
    func country(of place: Place) -> String { regions[place.country] ?? place.countryName }
}
