internal import Addressing
internal import TextReading

/// The country of the section in an article's address ("/us/…", "/national/…"), from the lists `sections-of-countries`
/// and `sections-at-home` of `Rules/lists.txt`.
struct SectionsCountry: Sendable {
    /// A country derived from a section.
    struct Finding: Sendable, Equatable {
        /// The country as ISO 3166-1 alpha-2.
        let country: String
        /// The section as written in the address.
        let section: String
        /// Whether the section names the country. If so, a place in another country is only mentioned in passing.
        /// Otherwise the section only locates reports that name no place.
        let isNamed: Bool
    }

    private let countries: [String: String]
    private let atHome: Set<String>

    static let builtIn = SectionsCountry(.builtIn)

    init(_ lists: WordLists) {
        countries = Dictionary(
            lists.entries("sections-of-countries").compactMap { entry in entry.meaning.map { (entry.text, $0) } },
            uniquingKeysWith: { first, _ in first })
        atHome = Set(lists.entries("sections-at-home").map(\.text))
    }

    /// Returns the country of the most specific section, preferring sections that name a country. Returns nil if there
    /// is none.
    ///
    /// - Parameter home: the publisher's country.
    func finding(address: String?, home: String?) -> Finding? {
        guard let address else { return nil }
        let path = AddressParts(address).smallSegments
        // The last segment is the article's own, except in addresses such as "/uk-england-essex-58575177", which start
        // with a section.
        let sections = path.dropLast() + path.suffix(1).compactMap(Self.section(numbered:))
        let findings = sections.enumerated().reversed().compactMap { place, section in
            self.finding(section: section, isFirst: place == 0, home: home)
        }
        return findings.first(where: \.isNamed) ?? findings.first
    }

    private func finding(section: String, isFirst: Bool, home: String?) -> Finding? {
        if let country = countries[section] {
            // Two letters at the start of a path may be the readers' country instead.
            return Finding(country: country, section: section, isNamed: !(isFirst && section.utf8.count == 2))
        }
        guard let home, atHome.contains(section) else { return nil }
        return Finding(country: home, section: section, isNamed: false)
    }

    private static let leastDigits = 5

    /// Returns the first two words of a segment that ends in a number; these may be a section's name.
    private static func section(numbered segment: String) -> String? {
        // Most segments end in an ASCII letter, so skip them quickly.
        guard let last = segment.utf8.last, last >= 0x80 || last &- UInt8(ascii: "0") < 10 else { return nil }
        let words = segment.utf8.split(separator: UInt8(ascii: "-")).map(Substring.init)
        guard words.count > 2, let number = words.last, number.utf8.count >= leastDigits,
            number.allSatisfy(\.isNumber)
        else { return nil }
        return words.prefix(2).joined(separator: "-")
    }
}
