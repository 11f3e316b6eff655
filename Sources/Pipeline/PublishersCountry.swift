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
        guard let host = Origin(address)?.host, let end = host.utf8.split(separator: UInt8(ascii: ".")).last,
            end.count == 2, end.allSatisfy({ (0x61...0x7A).contains($0) })
        else { return nil }
        let last = String(Substring(end))
        if worldwide.contains(last) { return nil }
        // The only country domain that differs from its ISO 3166-1 code.
        return last == "uk" ? "GB" : last.uppercased()
    }
}
