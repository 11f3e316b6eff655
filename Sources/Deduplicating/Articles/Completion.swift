public import Newsroom

extension Article {
    /// The beginning of a text as articles hold it: at most 1,500 characters, cut where a reader would pause.
    public static func beginning(of text: String) -> String { excerpt(of: text, limit: 1500) }

    /// The article with what its own page gave, where its feed gave nothing or less.
    public func completed(by page: ArticlePage) -> Article {
        var article = self
        // Seen in the wild: pages of which a notice or a paywall leaves a line; the feed's word is better than that.
        if page.text.count >= 140, page.text.count > text.count { article.text = page.text }
        if summary.isEmpty { article.summary = excerpt(of: article.text, limit: 600) }
        article.image = image ?? page.image
        if authors.isEmpty { article.authors = page.authors }
        return article
    }
}
