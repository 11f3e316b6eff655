import Newsroom

/// An extractor that finds the article on a page, without menus, comments, adverts and related links.
///
/// It works on any page; whatever it cannot find is nil or empty. Time is bounded by the size of the page, and the size
/// by the limits of the tree (128 levels, 250,000 nodes).
public struct ArticleExtractor: Sendable {
    /// The minimum number of characters; with fewer, a more lenient search is tried.
    private static let enough = 500

    public init() {}

    /// Extracts the article from a page's bytes.
    ///
    /// - Parameters:
    ///   - bytes: the page as received.
    ///   - contentType: the server's `Content-Type` header.
    ///   - url: the page's address; relative addresses are resolved against it or its `<base>`.
    public func article(from bytes: [UInt8], contentType: String?, url: String?) -> ExtractedArticle {
        let text = PageDecoder(contentType: contentType).utf8(from: bytes)
        return article(from: String(decoding: text, as: UTF8.self), url: url)
    }

    /// Extracts the article from a page.
    ///
    /// - Parameter url: the page's address; relative addresses are resolved against it or its `<base>`.
    public func article(from html: String, url: String?) -> ExtractedArticle {
        let page = PageTree(html)
        let metadata = PageMetadata(page, url: url)
        let words = { (name: MarkupName) in
            page.nodes.map { node in
                node.attributes.first { page.attributes[$0].name == name }.map {
                    PageWords.known.hints(in: page.bytes[page.attributes[$0].value])
                } ?? []
            }
        }
        let hints = words("class")
        let idHints = words("id")
        var best: (html: String, characters: Int, byline: String?)?
        let attempts: [ArticleFinder.Strictness] = [
            [.leavesAsidesOut, .weighsWords, .trims], [.weighsWords, .trims], [.trims], [],
        ]
        for strictness in attempts {
            var finder = ArticleFinder(
                page, hints: hints, idHints: idHints, strictness: strictness, title: metadata.title)
            let roots = finder.article()
            var trimmer = ArticleTrimmer(finder, roots: roots)
            trimmer.trim()
            let characters = roots.reduce(0) { $0 + trimmer.finder.measures[$1].characters }
            if best.map({ characters > $0.characters }) ?? true {
                let parts = roots.flatMap { trimmer.page.html(of: $0) + [UInt8(ascii: "\n")] }
                best = (String(decoding: parts, as: UTF8.self), characters, finder.byline)
            }
            if characters >= Self.enough { break }
        }
        let prose = HTMLCleaner().prose(from: best?.html ?? "", base: metadata.base)
        return ExtractedArticle(
            title: metadata.title, byline: metadata.byline ?? best?.byline, image: metadata.image,
            published: metadata.published, isFree: metadata.isFree, text: prose.text, html: prose.html)
    }
}

/// An article extracted from a page, with the page's metadata.
public struct ExtractedArticle: Sendable, Equatable {
    /// The title as plain text, without the site's name; nil if the page has none.
    public var title: String?
    /// The authors as plain text, in the page's own wording.
    public var byline: String?
    /// The absolute http(s) address of the lead image.
    public var image: String?
    /// The publication date as written on the page (usually ISO 8601), not parsed here.
    public var published: String?
    /// Whether the page says that the article is free to read; nil if it doesn't say.
    public var isFree: Bool?
    /// Plain text, one paragraph per line; empty if no article was found.
    public var text = ""
    /// Sanitised HTML.
    public var html = ""
}
