internal import Foundation

/// The names of countries in a language, by their ISO 3166-1 codes of two letters (CLDR's names, which browsers have too).
struct RegionNames: Sendable {
    private let names: [String: String]
    private let locale: Locale

    /// - Parameter locale: a BCP 47 tag; in English places keep the names that the gazetteer gives them, and nothing is asked.
    init(locale: String) {
        self.locale = Locale(identifier: locale)
        guard !locale.hasPrefix("en") else {
            names = [:]
            return
        }
        let locale = Locale(identifier: locale)
        let codes = Locale.Region.isoRegions.map(\.identifier).filter { $0.utf8.count == 2 }
        names = Dictionary(
            codes.compactMap { code in locale.localizedString(forRegionCode: code).map { (code, $0) } },
            uniquingKeysWith: { first, _ in first })
    }

    /// nil where only English has a name for it.
    subscript(_ code: String) -> String? { names[code] }

    /// The name of a country where no place has one; the code itself where the language has none.
    func name(of code: String) -> String { names[code] ?? locale.localizedString(forRegionCode: code) ?? code }
}
