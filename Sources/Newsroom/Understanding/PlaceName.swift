/// A place as owners and readers write it: a country code ("PT"), or a town or region with its country ("Lisbon, PT").
public struct PlaceName: Sendable, Equatable {
    /// The place's name in the gazetteer; nil for a whole country.
    public let place: String?
    /// The country's ISO 3166-1 alpha-2 code.
    public let country: String

    /// Parses a name; nil unless it has one of the two forms.
    public init?(_ text: String) {
        guard let parts = text.wholeMatch(of: /(?:([^,]+), )?([A-Z]{2})/) else { return nil }
        place = parts.output.1.map(String.init)
        country = String(parts.output.2)
    }
}
