import MarkupReading
import Newsroom

// Where the article is, and what goes with it.
extension ItemFacts {
    /// The article's page.
    var url: String? {
        for candidate in [originalLink, textLink, pageLink, permalink, anyAlternate, about] {
            if let candidate { return candidate }
        }
        return record.text([.relativeLink]).flatMap { WebAddress($0, base: "https://www.reddit.com/")?.text }
    }

    private var originalLink: String? { record.first(.originalLink).flatMap(absolute) }

    /// RSS's own, and JSON Feed's.
    private var textLink: String? {
        for term in [Term.link, .url, .externalURL] {
            for element in record.top(term) {
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
            text.hasPrefix("http://") || text.hasPrefix("https://")
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

    private func absolute(_ element: Element) -> String? {
        record.trimmed(element).flatMap { addresses.absolute($0, bases: record.bases(of: element)) }
    }

    var enclosures: [Enclosure] {
        var found: [Enclosure] = []
        for element in record.top(.enclosure) {
            guard let address = record.attribute(.url, of: element) ?? record.attribute(.href, of: element)
            else { continue }
            add(address, record.attribute(.type, of: element), record.number(.length, of: element), to: &found)
        }
        for element in record.top(.link) {
            guard let link = Link(element, in: record), link.relation == "enclosure" else { continue }
            add(link.address, link.type, record.number(.length, of: element), to: &found)
        }
        for element in record.top(.attachment) {
            guard let url = record.first(.url, in: element) else { continue }
            add(
                record.text(of: url), record.first(.mediaType, in: element).map(record.text),
                record.first(.size, in: element).flatMap { wholeNumber(record.text(of: $0)) }, to: &found)
        }
        return found.isEmpty ? playableMedia : found
    }

    /// Media RSS has sound and films where others have enclosures.
    private var playableMedia: [Enclosure] {
        var found: [Enclosure] = []
        for element in record.all(.mediaContent) {
            let type = record.attribute(.type, of: element)
            let medium = record.attribute(.medium, of: element) ?? type.map { String($0.prefix { $0 != "/" }) }
            guard medium == "audio" || medium == "video", let address = record.attribute(.url, of: element) else {
                continue
            }
            add(address, type, record.number(.fileSize, of: element), to: &found)
        }
        return found
    }

    private func add(_ address: String, _ type: String?, _ length: Int?, to found: inout [Enclosure]) {
        guard let url = addresses.absolute(address, bases: record.bases) else { return }
        guard !found.contains(where: { $0.url == url }) else { return }
        found.append(
            Enclosure(
                url: url, type: type.flatMap { $0.isEmpty ? nil : $0 }, length: length.flatMap { $0 > 0 ? $0 : nil }))
    }
}
