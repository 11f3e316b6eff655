internal import Addressing
internal import TextReading

/// The country of the section under which a publisher has filed an article, as the address names it ("/us/…", "/national/…"):
/// the lists `sections-of-countries` and `sections-at-home` of `Rules/lists.txt`.
struct SectionsCountry: Sendable {
    /// What a section says.
    struct Finding: Sendable, Equatable {
        /// ISO 3166-1 alpha-2.
        let country: String
        /// As the address writes it.
        let section: String
        /// Whether it names the country, so that a place in another is named in passing; else it only says where a report is
        /// that names no place.
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

    /// What the narrowest section of an address says, one that names a country before others; nil where none says anything.
    ///
    /// - Parameter home: the publisher's country.
    func finding(address: String?, home: String?) -> Finding? {
        guard let address else { return nil }
        let path = AddressParts(address).smallSegments
        // The last segment is the article's, but "/uk-england-essex-58575177" is one of a section's numbered articles.
        let sections = path.dropLast() + path.suffix(1).compactMap(Self.section(numbered:))
        let findings = sections.enumerated().reversed().compactMap { place, section in
            self.finding(section: section, isFirst: place == 0, home: home)
        }
        return findings.first(where: \.isNamed) ?? findings.first
    }

    private func finding(section: String, isFirst: Bool, home: String?) -> Finding? {
        if let country = countries[section] {
            // Where a path begins with two letters they may be those of the readers' country.
            return Finding(country: country, section: section, isNamed: !(isFirst && section.utf8.count == 2))
        }
        guard let home, atHome.contains(section) else { return nil }
        return Finding(country: home, section: section, isNamed: false)
    }

    private static let leastDigits = 5

    /// The first two words of a segment that ends in a number, which are a section's name where they are known for one.
    private static func section(numbered segment: String) -> String? {
        // Most end in a letter of ASCII, and need not be taken apart.
        guard let last = segment.utf8.last, last >= 0x80 || last &- UInt8(ascii: "0") < 10 else { return nil }
        let words = segment.split(separator: "-")
        guard words.count > 2, let number = words.last, number.utf8.count >= leastDigits,
            number.allSatisfy(\.isNumber)
        else { return nil }
        return words.prefix(2).joined(separator: "-")
    }
}
