public import FoundationEssentials
internal import MarkupReading
public import Newsroom
internal import TextDecoding
internal import TextReading

/// Reads an article's own page: its text, its picture, who wrote it.
public struct PageParser: Sendable {
    public init() {}

    /// - Parameters:
    ///   - body: the page's bytes as they came, and where from.
    ///   - source: whose article it is, for the failure.
    ///   - now: when it was asked for.
    /// - Returns: what the page gave; the text in full, as plain text, a paragraph a line.
    /// - Throws: a `Failure` with the stage "parsing" where the bytes are no page.
    public func page(
        of article: Article.ID, from body: FeedBody, source: FeedSource.ID, at now: Date
    ) throws(Failure) -> ArticlePage {
        if let type = body.contentType, !Self.isPage(type) {
            let name = String(type.prefix { $0 != ";" })
            throw Failure(stage: .parsing, source: source, reason: Message(.noPage, ["type": .text(name)]))
        }
        let extracted = ArticleExtractor().article(from: body.bytes, contentType: body.contentType, url: body.url)
        return ArticlePage(
            article: article, text: extracted.text.harmless, image: extracted.image,
            authors: (extracted.byline?.harmless).map(Self.authors) ?? [], lastAttempt: now, isSettled: true)
    }

    private static func isPage(_ contentType: String) -> Bool {
        let type = contentType.lowercased()
        return ["text/html", "application/xhtml+xml", "text/plain"].contains { type.hasPrefix($0) }
    }

    /// "By Jo Smith and Ann Lee" names two.
    private static func authors(in byline: String) -> [String] {
        var text = byline.split(whereSeparator: \.isWhitespace)[...]
        if let first = text.first, prepositions.contains(first.lowercased()) { text = text.dropFirst() }
        let names = text.split { $0 == "and" || $0 == "&" }.map { $0.joined(separator: " ") }
        return names.flatMap { $0.split(separator: ",") }.map { String($0.drop { $0.isWhitespace }) }
            .filter { !$0.isEmpty }.prefix(10).map { String($0.prefix(100)) }
    }

    private static let prepositions = Set(WordLists.builtIn.entries("byline-prepositions").map(\.text))
}
