public import FoundationEssentials
internal import MarkupReading
public import Newsroom
internal import TextDecoding
internal import TextReading

/// A parser for articles' own pages (text, picture, authors and access) and for episodes' transcripts and lists of
/// chapters.
public struct PageParser: Sendable {
    public init() {}

    /// Parses a page, a transcript or a list of chapters.
    ///
    /// - Parameters:
    ///   - body: the page's bytes as received, with their origin.
    ///   - source: the article's source, for the failure.
    ///   - now: the time of the fetch.
    /// - Returns: the page's content, with the complete plain text, one paragraph per line.
    /// - Throws: a `Failure` with the stage "parsing" if the bytes are not a page.
    public func page(
        of article: Article.ID, from body: FeedBody, source: FeedSource.ID, at now: Date
    ) throws(Failure) -> ArticlePage {
        if let form = EpisodeText.Form(body) {
            guard let text = EpisodeText(body, as: form)?.text else {
                throw Self.failure(of: "application/json", source: source)
            }
            return ArticlePage(article: article, text: text.harmless, lastAttempt: now, isSettled: true)
        }
        try Self.checkType(of: body, source: source)
        let extracted = ArticleExtractor().article(from: body.bytes, contentType: body.contentType, url: body.url)
        return ArticlePage(
            article: article, text: extracted.text.harmless, image: extracted.image,
            authors: (extracted.byline?.harmless).map(Self.authors) ?? [],
            access: extracted.isFree.map { $0 ? .free : .paid }, lastAttempt: now, isSettled: true)
    }

    /// Refuses bytes that the server does not send as a page.
    static func checkType(of body: FeedBody, source: FeedSource.ID) throws(Failure) {
        if let type = body.contentType, !isPage(type) { throw failure(of: type, source: source) }
    }

    private static func failure(of type: String, source: FeedSource.ID) -> Failure {
        let name = String(type.prefix { $0 != ";" })
        return Failure(stage: .parsing, source: source, reason: Message(.noPage, ["type": .text(name)]))
    }

    private static func isPage(_ contentType: String) -> Bool {
        let type = contentType.lowercased()
        return ["text/html", "application/xhtml+xml", "text/plain"].contains { type.hasPrefix($0) }
    }

    /// Returns the names in a byline; "By Jo Smith and Ann Lee" has two.
    private static func authors(in byline: String) -> [String] {
        var text = byline.split(whereSeparator: \.isWhitespace)[...]
        if let first = text.first, prepositions.contains(first.lowercased()) { text = text.dropFirst() }
        let names = text.split { $0 == "and" || $0 == "&" }.map { $0.joined(separator: " ") }
        return names.flatMap { $0.split(separator: ",") }.map { String($0.drop { $0.isWhitespace }) }
            .filter { !$0.isEmpty }.prefix(10).map { String($0.prefix(100)) }
    }

    private static let prepositions = Set(WordLists.builtIn.entries("byline-prepositions").map(\.text))
}
