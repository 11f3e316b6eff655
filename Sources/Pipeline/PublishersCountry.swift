internal import Addressing
internal import Newsroom
internal import TextReading

/// Returns the country (ISO 3166-1 alpha-2) of an address's top-level domain ("….co.nz"), or nil if it indicates none.
public func country(ofAddress address: String) -> String? { PublishersCountry.builtIn.country(ofAddress: address) }

/// The country a publisher writes from: as configured, otherwise from its top-level domain ("….co.nz").
struct PublishersCountry: Sendable {
    /// Country-code domains that anyone may use ("….tv"), which say nothing about the country.
    private let worldwide: Set<String>

    static let builtIn = PublishersCountry(.builtIn)

    init(_ lists: WordLists) {
        worldwide = Set(lists.entries("worldwide-domains").map(\.text))
    }

    /// Returns the publisher's country as ISO 3166-1 alpha-2, or nil if it is unknown.
    func country(of article: Article, from source: FeedSource?) -> String? {
        source?.country ?? [source?.site, article.url].lazy.compactMap { $0.flatMap(country(ofAddress:)) }.first
    }

    fileprivate func country(ofAddress address: String) -> String? {
        guard let last = Origin(address)?.host.split(separator: ".").last.map({ $0.lowercased() }),
            last.utf8.count == 2,
            last.utf8.allSatisfy({ (0x61...0x7A).contains($0) }), !worldwide.contains(last)
        else { return nil }
        // The only country domain that differs from its ISO 3166-1 code.
        return last == "uk" ? "GB" : last.uppercased()
    }
}
