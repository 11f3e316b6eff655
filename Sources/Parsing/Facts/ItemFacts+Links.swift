import Addressing
import FeedDocumentReading
import HTMLReading

// Where the article is.
extension ItemFacts {
    /// The article's page.
    var url: String? {
        let link = textLink ?? pageLink ?? permalink ?? anyAlternate ?? about ?? originalLink ?? outOfLine
        return link ?? record.text([.relativeLink]).flatMap { WebAddress($0, base: "https://www.reddit.com/")?.text }
    }

    /// The address that `url` leads to past a service that counts clicks, as the service itself names it.
    var original: String? {
        guard let original = originalLink, original != url else { return nil }
        return original
    }

    private var originalLink: String? {
        record.contains(.originalLink) ? record.first(.originalLink).flatMap(absolute) : nil
    }

    /// RSS's own, and JSON Feed's: no relation is said of them.
    private var textLink: String? {
        for term in [Term.link, .url, .externalURL] {
            for element in record.top(term) where record.attribute(.rel, of: element) == nil {
                if let address = absolute(element) { return address }
            }
        }
        return nil
    }

    private var pageLink: String? { alternate { $0.isAlternatePage } }

    private var anyAlternate: String? { alternate { $0.isAlternate } }

    private func alternate(_ isWanted: (Link) -> Bool) -> String? {
        for element in record.top(.link) {
            guard let link = Link(element, in: record), isWanted(link),
                let address = addresses.absolute(link.address, bases: record.bases(of: element))
            else { continue }
            return address
        }
        return nil
    }

    /// A `guid` is a link unless it says that it is none, or looks like none (RSS 2.0); an Atom `id` may be one (seen in
    /// the wild: entries without any link).
    private var permalink: String? {
        guard let element = record.first(.permalink) ?? record.first(.identifier),
            record.attribute(.isPermalink, of: element)?.lowercased() != "false", let text = record.trimmed(element),
            Origin(text) != nil
        else { return nil }
        return addresses.absolute(text)
    }

    /// RSS 1.0 names an item by its address.
    private var about: String? {
        guard let item = record.first(.item), let about = record.attribute(.about, of: item),
            about.hasPrefix("http")
        else { return nil }
        return addresses.absolute(about)
    }

    /// The page that holds what the entry does not (RFC 4287, section 4.1.3.2).
    private var outOfLine: String? {
        guard record.contains(.content) else { return nil }
        for element in record.top(.content) where !isFile(element) {
            guard let address = record.attribute(.source, of: element) else { continue }
            if let page = addresses.absolute(address, bases: record.bases(of: element)) { return page }
        }
        return nil
    }

    private func absolute(_ element: Element) -> String? {
        record.trimmed(element).flatMap { addresses.absolute($0, bases: record.bases(of: element)) }
    }
}
