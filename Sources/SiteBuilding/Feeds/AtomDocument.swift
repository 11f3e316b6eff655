internal import FoundationEssentials
internal import Newsroom

/// A feed as Atom (RFC 4287).
///
/// Links to articles are absolute and lead to the publishers. Links to the site itself are written only if its address
/// is known, because relative links would depend on where a reader stores the file.
struct AtomDocument {
    let text: String

    init(_ feed: NewsFeed) {
        let address = SiteAddress(feed.site)
        var elements = [
            XMLElement("id", text: feed.id), XMLElement("title", text: feed.title),
            XMLElement("subtitle", text: feed.description),
            XMLElement("updated", text: WallClock.timestamp(feed.updated)),
            XMLElement("author", elements: [XMLElement("name", text: feed.site.title)]),
        ]
        if let address {
            elements += [
                XMLElement("link", ["rel": "self", "type": "application/atom+xml", "href": address(feed.atomPath)]),
                XMLElement("link", ["rel": "alternate", "type": "text/html", "href": address(feed.page)]),
            ]
        }
        elements += feed.entries.map { Self.entry($0, address: address) }
        text =
            XMLElement(
                "feed", ["xmlns": "http://www.w3.org/2005/Atom", "xml:lang": feed.language], elements: elements
            ).document
    }

    private static func entry(_ entry: FeedEntry, address: SiteAddress?) -> XMLElement {
        var elements = [XMLElement("id", text: entry.id), XMLElement("title", text: entry.title)]
        if let url = entry.url { elements.append(XMLElement("link", ["rel": "alternate", "href": url])) }
        if let address, let story = entry.story {
            elements.append(XMLElement("link", ["rel": "related", "type": "text/html", "href": address(story)]))
        }
        for enclosure in entry.enclosures {
            elements.append(
                XMLElement(
                    "link",
                    [
                        "rel": "enclosure", "type": enclosure.mediaType, "length": enclosure.size,
                        "href": enclosure.url,
                    ]))
        }
        if let published = entry.published {
            elements.append(XMLElement("published", text: WallClock.timestamp(published)))
        }
        elements.append(XMLElement("updated", text: WallClock.timestamp(entry.updated)))
        for name in entry.authors {
            elements.append(XMLElement("author", elements: [XMLElement("name", text: name)]))
        }
        if let topic = entry.topic {
            elements.append(XMLElement("category", ["term": topic.term, "label": topic.label]))
        }
        if let summary = entry.summary {
            elements.append(XMLElement("summary", text: summary))
        }
        // An entry without a link requires content (RFC 4287, section 4.1.2).
        if entry.url == nil { elements.append(XMLElement("content", text: entry.summary ?? entry.title)) }
        return XMLElement("entry", ["xml:lang": entry.language], elements: elements)
    }
}

extension Enclosure {
    /// The media type; nil if the publisher gave none or an invalid one.
    fileprivate var mediaType: String? {
        type.flatMap { $0.wholeMatch(of: /[A-Za-z0-9.+-]+\/[A-Za-z0-9.+-]+/) == nil ? nil : $0 }
    }

    fileprivate var size: String? { length.flatMap { $0 > 0 ? String($0) : nil } }
}
