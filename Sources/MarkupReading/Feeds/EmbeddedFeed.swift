import TextDecoding

/// A feed embedded in an HTML page.
///
/// Seen in the wild: Atom in the body of an XHTML document with a document type of its own. Only an unmistakable feed
/// start tag counts: outside comments, scripts and code listings, and with a feed's namespace or version.
struct EmbeddedFeed {
    /// The feed from its start tag to its end tag, including the declaration of its prefix.
    let bytes: [UInt8]

    /// Elements whose content is not markup, or only an example of it.
    private static let opaque: Set = [
        "code", "iframe", "noembed", "noframes", "plaintext", "pre", "samp", "script", "style", "svg", "template",
        "textarea", "title", "xmp",
    ]
    private static let surroundings: Set = ["html", "body", "head", "div"]
    private static let addresses = [
        "feed": ["www.w3.org/2005/atom", "purl.org/atom/ns#"],
        "rdf": ["purl.org/rss/1.0", "my.netscape.com/rdf/simple", "channel.netscape.com/rdf/simple"],
    ]

    /// Finds the feed in a page.
    ///
    /// - Parameter page: UTF-8.
    init?(in page: UnsafeBufferPointer<UInt8>) {
        var position = 0
        // Namespace declarations around the feed, by attribute name.
        var declared: [[UInt8]: [UInt8]] = [:]
        while let start = page.place(of: UInt8(ascii: "<"), from: position) {
            position = start + 1
            guard position < page.count else { return nil }
            if page[position] == UInt8(ascii: "!") {
                let mark: StaticString = page.span.contains("<!--", at: start) ? "-->" : ">"
                guard let end = page.place(of: mark, from: position) else { return nil }
                position = end + 1
                continue
            }
            guard page[position].startsName else { continue }
            let name = page[position..<page.span.endOfName(from: position)]
            position = name.endIndex
            let parts = name.split(separator: UInt8(ascii: ":"))
            let local = String(decoding: parts.last ?? name, as: UTF8.self).lowercased()
            if parts.count == 1, Self.opaque.contains(local) {
                guard let end = Self.end(of: local, in: page, from: position) else { return nil }
                position = end
            } else if Self.surroundings.contains(local) || Self.addresses[local] != nil || local == "rss" {
                var work = 0
                guard let tag = LenientTag(page, at: start, entities: Entities(), work: &work) else { continue }
                if Self.surroundings.contains(local) {
                    for attribute in tag.attributes where attribute.name.starts(with: "xmlns:".utf8) {
                        declared[attribute.name] = attribute.value
                    }
                } else if let bytes = Self.feed(local, tag, declared, page[start...]) {
                    self.bytes = bytes
                    return
                }
            }
        }
        return nil
    }

    private static func feed(
        _ local: String, _ tag: LenientTag, _ declared: [[UInt8]: [UInt8]], _ rest: Slice<UnsafeBufferPointer<UInt8>>
    ) -> [UInt8]? {
        let prefix = tag.name.split(separator: UInt8(ascii: ":")).dropLast().first
        let attribute = prefix.map { Array("xmlns:".utf8) + $0 } ?? Array("xmlns".utf8)
        let own = tag.attributes.first { $0.name == attribute }?.value
        let inherited = own == nil && prefix != nil ? declared[attribute] : nil
        if let wanted = addresses[local] {
            // The RDF namespace alone doesn't distinguish RSS 1.0 from other vocabularies.
            let values = local == "rdf" ? tag.attributes.map(\.value) : [own ?? inherited ?? []]
            let texts = values.map { String(decoding: $0, as: UTF8.self).lowercased() }
            guard wanted.contains(where: { address in texts.contains { $0.contains(address) } }) else { return nil }
        } else if tag.attribute("version") == nil {
            return nil
        }
        let name = rest.startIndex + 1 + tag.name.count
        let end = end(of: tag.name, in: rest)
        var bytes = Array(rest[..<name])
        if let inherited {
            bytes += " ".utf8 + attribute + "=\"".utf8 + inherited.filter { !"\"<&".utf8.contains($0) } + "\"".utf8
        }
        return bytes + rest[name..<end]
    }

    /// Returns the index after the feed's end tag, or the end of the page.
    private static func end(of name: [UInt8], in rest: Slice<UnsafeBufferPointer<UInt8>>) -> Int {
        let all = UnsafeBufferPointer(rebasing: rest)
        var place = 0
        while let slash = all.place(of: "</", from: place) {
            place = slash + 2
            if all[place...].starts(with: name), place + name.count < all.count, !all[place + name.count].isInName {
                let close = all.place(of: UInt8(ascii: ">"), from: place) ?? all.count - 1
                return rest.startIndex + close + 1
            }
        }
        return rest.endIndex
    }

    /// Returns the start of the end tag of an element without markup.
    private static func end(of name: String, in page: UnsafeBufferPointer<UInt8>, from start: Int) -> Int? {
        var place = start
        while let slash = page.place(of: "</", from: place) {
            place = slash + 2
            let found = page[place...].prefix(name.utf8.count)
            if found.count == name.utf8.count, zip(found, name.utf8).allSatisfy({ $0 | 0x20 == $1 }) { return slash }
        }
        return nil
    }
}
