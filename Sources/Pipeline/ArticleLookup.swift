internal import Addressing
internal import Newsroom

/// A lookup of known articles by what a user types: an id, the beginning of an id, or an address.
struct ArticleLookup {
    /// The shortest prefix accepted as an abbreviated id.
    private static let leastPrefix = 4
    private static let mostSuggestions = 5

    let articles: [Article]

    func article(named name: String) throws(UnknownArticle) -> Article {
        if let article = articles.first(where: { $0.id == name || $0.url == name }) { return article }
        if name.contains("/"),
            let article = articles.first(where: { $0.url.map { isSameAddress(name, $0) } ?? false })
        {
            return article
        }
        if name.utf8.count >= Self.leastPrefix {
            let begun = articles.filter { $0.id.hasPrefix(name.lowercased()) }
            if let first = begun.first, begun.count == 1 { return first }
            if !begun.isEmpty {
                throw UnknownArticle(name: name, isAmbiguous: true, near: suggestions(begun))
            }
        }
        throw UnknownArticle(name: name, isAmbiguous: false, near: suggestions(near(name)))
    }

    /// Returns the article that represents a story: its lead or, if the lead is gone or has no address, the earliest
    /// known article that has one.
    ///
    /// - Parameters:
    ///   - name: as the user typed it, for the error.
    ///   - stories: the story of each article.
    func article(
        for record: StoryRecord, named name: String, in stories: [Article.ID: Story.ID]
    ) throws(UndecidableArticle) -> Article {
        let addressed = articles.filter { $0.url != nil && ($0.id == record.lead || stories[$0.id] == record.id) }
        let lead = addressed.first { $0.id == record.lead }
        guard let article = lead ?? addressed.min(by: { ($0.moment, $0.id) < ($1.moment, $1.id) }) else {
            throw UndecidableArticle(name, "has no known article with an address")
        }
        return article
    }

    /// Finds a story by its id, or by the address or path of its page ("stories/ID-slug.html").
    ///
    /// - Parameter known: the ids of all stories.
    static func story(in name: String, among known: some Collection<Story.ID>) -> Story.ID? {
        let last = name.split(separator: "/").last ?? ""
        let id = String(last.prefix { $0 != "-" && $0 != "." }).lowercased()
        return known.contains(id) ? id : nil
    }

    /// Returns articles whose title or address shares words with the name, best match first.
    private func near(_ name: String) -> [Article] {
        let words = Self.words(of: name)
        return articles.map { article in
            (article, words.intersection(Self.words(of: article.title + " " + (article.url ?? ""))).count)
        }.filter { $0.1 > 0 }.sorted { ($1.1, $0.0.id) < ($0.1, $1.0.id) }.map(\.0)
    }

    private func suggestions(_ articles: [Article]) -> [String] {
        articles.prefix(Self.mostSuggestions).map { "\($0.id)  \($0.title)" }
    }

    private static func words(of text: String) -> Set<String> {
        let skipped: Set<String> = ["http", "https", "www", "html", "news", "article", "the", "and", "for"]
        return Set(
            text.lowercased().split { !$0.isLetter && !$0.isNumber }.map(String.init).filter { $0.count > 2 }
        ).subtracting(skipped)
    }
}

/// An error for a name that matches no article, or several.
public struct UnknownArticle: Error, Equatable, CustomStringConvertible {
    public let name: String
    public let isAmbiguous: Bool
    /// Suggestions: ids and titles of similar articles, most likely first.
    public let near: [String]

    /// The message: one line, without a full stop.
    public var description: String {
        isAmbiguous ? "several article ids begin with '\(name)'" : "there is no article '\(name)'"
    }
}
