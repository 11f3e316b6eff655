import Addressing
import MarkupReading

// Links to the article.
extension ItemFacts {
    /// The address of the article's page.
    var url: String? {
        let link = textLink ?? pageLink ?? permalink ?? anyAlternate ?? about ?? originalLink ?? outOfLine ?? relative
        return link ?? record.text([.relativeLink]).flatMap { WebAddress($0, base: "https://www.reddit.com/")?.text }
    }

    /// The address behind a click-counting `url`, as given by the counting service.
    var original: String? {
        guard let original = originalLink, original != url else { return nil }
        return original
    }

    private var originalLink: String? {
        guard record.contains(.originalLink), let address = record.first(.originalLink).flatMap(absolute),
            Self.isPublic(address)
        else { return nil }
        return address
    }

    /// Returns whether an address has a public host name, as every publisher's does.
    private static func isPublic(_ address: String) -> Bool {
        guard let host = Origin(address)?.host else { return false }
        let last = host.split(separator: ".").last ?? ""
        return host.contains(".") && last.contains(where: \.isLetter)
            && !["local", "localhost", "internal", "lan"].contains(last)
    }

    /// The links of RSS and JSON Feed, which have no relation.
    private var textLink: String? {
        for term in [FeedTerm.link, .url, .externalURL] {
            for element in record.top(term) where record.attribute(.rel, of: element) == nil {
                if let address = absolute(element) { return address }
            }
        }
        return nil
    }

    private var pageLink: String? { alternate { $0.isAlternatePage } }

    private var anyAlternate: String? { alternate { $0.isAlternate } }

    /// Returns the link in the item's language, otherwise the first one without a language.
    private func alternate(_ isWanted: (Link) -> Bool) -> String? {
        var best: (address: String, rank: Int)?
        for element in record.top(.link) {
            let rank = languageRank(of: element)
            if rank >= best?.rank ?? .max { continue }
            guard let link = Link(element, in: record), isWanted(link),
                let address = addresses.absolute(link.address, bases: record.bases(of: element))
            else { continue }
            best = (address, rank)
        }
        return best?.address
    }

    /// The rank of links without a language, between those in the right language and those in another.
    private static let unnamed = 2

    /// Returns the rank of an element by its language; the lowest is the item's own.
    func languageRank(of element: Element) -> Int { record.attribute(.hreflang, of: element).map(rank) ?? Self.unnamed }

    private func rank(_ stated: String) -> Int {
        guard let stated = LanguageTag(stated)?.text, let wanted = language ?? feedLanguage else { return Self.unnamed }
        if stated == wanted { return 0 }
        return stated.prefix { $0 != "-" } == wanted.prefix { $0 != "-" } ? 1 : Self.unnamed + 1
    }

    /// The address in a `guid`, unless it is marked as no permalink or doesn't look like one (RSS 2.0), or in an Atom
    /// `id` (seen in the wild: entries without any link).
    private var permalink: String? {
        guard let element = record.first(.permalink) ?? record.first(.identifier),
            record.attribute(.isPermalink, of: element)?.lowercased() != "false", let text = record.trimmed(element),
            Origin(text) != nil
        else { return nil }
        return addresses.absolute(text)
    }

    /// The item's own address in RSS 1.0; CDF has it in the same place.
    private var about: String? {
        guard let item = record.first(.item) else { return nil }
        if let about = record.attribute(.about, of: item) {
            return about.hasPrefix("http") ? addresses.absolute(about) : nil
        }
        return record.attribute(.href, of: item).flatMap { addresses.absolute($0, bases: record.bases(of: item)) }
    }

    /// The page with content that the entry only references (RFC 4287, section 4.1.3.2).
    private var outOfLine: String? {
        guard record.contains(.content) else { return nil }
        for element in record.top(.content) where !isFile(element) {
            guard let address = record.attribute(.source, of: element) else { continue }
            if let page = addresses.absolute(address, bases: record.bases(of: element)) { return page }
        }
        return nil
    }

    /// The path given by a feed whose own address is unknown.
    private var relative: String? {
        guard addresses.isHomeless else { return nil }
        for element in [FeedTerm.link, .permalink, .identifier].flatMap({ Array(record.top($0)) }) {
            guard let text = record.attribute(.href, of: element) ?? record.trimmed(element), text.hasPrefix("/"),
                !text.hasPrefix("//"), !text.utf8.contains(where: { $0 <= 0x20 || "\"<>\\".utf8.contains($0) })
            else { continue }
            return text
        }
        return nil
    }

    private func absolute(_ element: Element) -> String? {
        record.trimmed(element).flatMap { addresses.absolute($0, bases: record.bases(of: element)) }
    }
}
