package import MarkupReading

extension Vocabulary {
    /// All the feed elements we understand, one line per element of each namespace.
    package static let feeds = Vocabulary(
        namespaces: [core] + formats + extensions,
        attributes: [
            "about": .about, "base": .base, "count": .count, "domain": .domain,
            "duration": .duration, "filesize": .fileSize, "height": .height,
            "href": .href, "hreflang": .hreflang, "language": .hreflang, "img": .picture,
            "isdefault": .isDefault, "ispermalink": .isPermalink, "lastmod": .lastModified,
            "label": .label, "length": .length, "medium": .medium, "mode": .mode, "rel": .rel, "resource": .resource,
            "role": .role, "src": .source, "start": .start, "term": .term, "text": .text, "title": .title,
            "type": .type, "url": .url,
            "version": .version, "views": .views,
            "width": .width,
        ] as [String: AttributeTerm])
}

extension Vocabulary {
    init(namespaces: [Namespace], attributes: [String: AttributeTerm]) {
        self.init(namespaces: namespaces, attributes: attributes.mapValues(\.rawValue), most: ItemLimits.elements)
    }
}

extension Vocabulary.Namespace {
    init(addresses: [String], prefixes: [String], terms: [String: (FeedTerm, ElementRole)]) {
        self.init(
            addresses: addresses, prefixes: prefixes,
            elements: terms.mapValues { Vocabulary.Meaning(code: $0.0.rawValue, role: $0.1) })
    }
}

/// The relevant attributes.
enum AttributeTerm: UInt8, Sendable {
    case href = 1, url, rel, type, length, term, label, about, resource, isPermalink, version, mode, source
    case width, height, medium, fileSize, text, duration, role, title, count, views, start, isDefault, hreflang
    case lastModified, base, picture, domain
}
