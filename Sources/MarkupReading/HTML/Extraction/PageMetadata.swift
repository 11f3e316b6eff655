import Addressing
import FoundationEssentials

/// A page's metadata. JSON-LD comes first, because it is meant for machines, then Open Graph, Twitter cards and plain
/// `<meta>`, and finally the visible title.
struct PageMetadata {
    private(set) var title: String?
    private(set) var byline: String?
    private(set) var image: String?
    private(set) var published: String?
    /// Whether the article is free to read; nil if the page doesn't say, or if readers have a number of free articles.
    private(set) var isFree: Bool?
    /// The base for relative addresses.
    let base: String?

    init(_ page: PageTree, url: String?) {
        var meta: [String: String] = [:]
        var linked: LinkedData?
        var titleTag: String?
        var headings: [String] = []
        let base = page.base(at: url)
        for (index, node) in page.nodes.enumerated() where node.isElement {
            switch node.name {
            case "meta":
                guard let content = page.value(of: "content", at: index), !content.isEmpty else { continue }
                let names = [page.value(of: "property", at: index), page.value(of: "name", at: index)].compactMap(
                    \.self)
                for name in names.flatMap({ $0.lowercased().split(separator: " ") }) where meta[String(name)] == nil {
                    meta[String(name)] = content
                }
            case "title" where titleTag == nil:
                let text = page.bytes[node.text.prefix(Self.longestTitle)]
                titleTag = HTMLCleaner().plainText(from: String(decoding: text, as: UTF8.self))
            case "h1" where headings.count < 2: headings.append(page.plainText(of: index))
            case "script"
            where linked == nil && node.text.count <= LinkedData.longest
                && page.value(of: "type", at: index) == "application/ld+json":
                linked = LinkedData(String(decoding: page.bytes[node.text], as: UTF8.self))
            default: break
            }
        }
        self.base = base
        func first(_ names: String...) -> String? {
            names.lazy.compactMap { meta[$0] }.map(Self.plain).first { !$0.isEmpty }
        }
        title =
            linked?.headline.map(Self.plain)
            ?? first(
                "dc:title", "dcterm:title", "og:title", "weibo:article:title", "weibo:webpage:title", "title",
                "twitter:title", "parsely-title")
            ?? titleTag.flatMap { Self.title($0, headings: headings) } ?? headings.first
        if let found = title, found.utf8.count > Self.longestTitle { title = nil }
        byline =
            linked?.author.map(Self.plain) ?? first("dc:creator", "dcterm:creator", "author", "parsely-author")
            ?? first("article:author").flatMap { $0.hasPrefix("http") ? nil : $0 }
        published = linked?.published ?? first("article:published_time", "parsely-pub-date", "dc.date", "date")
        let tier = meta["article:content_tier"]?.lowercased()
        // Seen in the wild: JSON-LD that marks articles as paid although anyone may read a few of them.
        isFree = tier == "metered" ? nil : linked?.isFree ?? tier.flatMap { Self.tiers[$0] }
        image =
            [linked?.image, meta["og:image"], meta["og:image:url"], meta["twitter:image"], meta["twitter:image:src"]]
            .lazy.compactMap(\.self).compactMap { WebAddress($0, base: base)?.text }.first
    }

    /// The values of `article:content_tier` that settle whether an article is free.
    private static let tiers = ["free": true, "locked": false]

    /// The maximum length in bytes; no real title is longer.
    private static let longestTitle = 2_000

    private static func plain(_ text: String) -> String {
        HTMLCleaner().plainText(from: text).split(whereSeparator: \.isNewline).joined(separator: " ")
    }

    /// Returns the page title without the site's name before or after a separator.
    private static func title(_ tag: String, headings: [String]) -> String? {
        let tag = tag.split(whereSeparator: \.isNewline).joined(separator: " ")
        guard !tag.isEmpty else { return nil }
        func words(_ text: some StringProtocol) -> Int { text.split(separator: " ").count }
        for separator in [" | ", " - ", " – ", " — ", " » ", " / ", " > ", " · ", " :: "] where tag.contains(separator)
        {
            let parts = tag.components(separatedBy: separator)
            let withoutLast = parts.dropLast().joined(separator: separator)
            let withoutFirst = parts.dropFirst().joined(separator: separator)
            let shorter = words(withoutLast) >= 3 ? withoutLast : withoutFirst
            return words(shorter) >= 3 ? shorter : tag
        }
        if headings.count == 1, tag.count > 150 || tag.count < 15 { return headings[0] }
        return tag
    }
}
