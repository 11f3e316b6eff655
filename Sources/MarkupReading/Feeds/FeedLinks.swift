/// The feeds that an HTML page names in its head: `<link rel="alternate" type="application/rss+xml" href="…">`
/// (HTML Living Standard, section 4.6.6.1).
struct FeedLinks {
    /// As written, entities resolved, in the page's order, each once.
    let addresses: [String]

    private static let types = [
        "application/rss+xml", "application/atom+xml", "application/feed+json", "application/json",
        "application/rdf+xml",
    ]

    /// - Parameter page: UTF-8; only its first 256 KiB are looked at.
    init(page: [UInt8]) {
        var addresses: [String] = []
        let head = Array(page.prefix(256 << 10))
        head.withUnsafeBufferPointer { head in
            var position = 0
            while let start = head[position...].firstIndex(of: UInt8(ascii: "<")) {
                position = start + 1
                guard let tag = LenientTag(head, at: start) else { continue }
                position = tag.end
                guard tag.isNamed("link"), let href = tag.attribute("href"),
                    tag.attribute("rel")?.lowercased().split(separator: " ").contains("alternate") == true,
                    let type = tag.attribute("type")?.lowercased(), Self.types.contains(where: type.hasPrefix),
                    !addresses.contains(href)
                else { continue }
                addresses.append(href)
            }
        }
        self.addresses = addresses
    }
}
