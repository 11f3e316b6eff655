internal import Foundation

/// Country names in a language by two-letter ISO 3166-1 code, and names of languages. They come from CLDR, as in
/// browsers.
struct RegionNames: Sendable {
    /// Foundation's own tables, unlike CLDR's and browsers', call it "China mainland" or "China continental", which news
    /// does not.
    private static let shorter = ["CN": "China"]

    private let names: [String: String]
    private let locale: Locale

    /// Loads the names for a locale.
    ///
    /// - Parameter locale: a BCP 47 tag. For English nothing is loaded, because places keep their names from the
    ///   gazetteer.
    init(locale: String) {
        self.locale = Locale(identifier: locale)
        guard !locale.hasPrefix("en") else {
            names = [:]
            return
        }
        let codes = Locale.Region.isoRegions.map(\.identifier).filter { $0.utf8.count == 2 }
        names = Dictionary(
            codes.compactMap { [locale = self.locale] code in Self.name(of: code, in: locale).map { (code, $0) } },
            uniquingKeysWith: { first, _ in first })
    }

    private static func name(of code: String, in locale: Locale) -> String? {
        shorter[code] ?? locale.localizedString(forRegionCode: code)
    }

    /// Returns the country's name, or nil if there is only an English one.
    subscript(_ code: String) -> String? { names[code] }

    /// Returns a country's name where no place provides one, falling back to the code.
    func name(of code: String) -> String { names[code] ?? Self.name(of: code, in: locale) ?? code }

    /// Returns a language's name by its BCP 47 tag, falling back to the tag.
    func language(_ tag: String) -> String { locale.localizedString(forIdentifier: tag) ?? tag }
}
