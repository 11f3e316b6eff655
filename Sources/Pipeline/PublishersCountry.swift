internal import Addressing
internal import Newsroom
internal import TextReading

/// The country that the end of an address tells ("….co.nz"), as ISO 3166-1 alpha-2; nil where it tells nothing.
public func country(toldBy address: String) -> String? { PublishersCountry.builtIn.country(ofAddress: address) }

/// The country that a publisher writes from: as configured, else as the end of an address tells ("….co.nz").
struct PublishersCountry: Sendable {
    /// Domains of countries that anybody may have ("….tv"), which tell nothing.
    private let worldwide: Set<String>

    static let builtIn = PublishersCountry(.builtIn)

    init(_ lists: WordLists) {
        worldwide = Set(lists.entries("worldwide-domains").map(\.text))
    }

    /// ISO 3166-1 alpha-2; nil when nothing tells.
    func country(of article: Article, from source: FeedSource?) -> String? {
        source?.country ?? [source?.site, article.url].lazy.compactMap { $0.flatMap(country(ofAddress:)) }.first
    }

    fileprivate func country(ofAddress address: String) -> String? {
        guard let last = Origin(address)?.host.split(separator: ".").last.map({ $0.lowercased() }),
            last.utf8.count == 2,
            last.utf8.allSatisfy({ (0x61...0x7A).contains($0) }), !worldwide.contains(last)
        else { return nil }
        // The one code of a country's domain that is not its code in ISO 3166-1.
        return last == "uk" ? "GB" : last.uppercased()
    }
}
