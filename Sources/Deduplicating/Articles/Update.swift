internal import Foundation
public import Newsroom

extension Article {
    /// The article after it was seen again.
    ///
    /// A rightful feed's word (`isOwn`) replaces what was known; another feed's only fills what is missing. Its id, its first feed
    /// and first sighting, and its first date stay: publishers that redate what they touch would bring it back as new.
    func seenAgain(as other: Article, isOwn: Bool) -> Article {
        var article = self
        func choice<T>(_ known: T?, _ new: T?) -> T? { isOwn ? new ?? known : known ?? new }
        func choice<C: Collection>(_ known: C, _ new: C) -> C {
            isOwn ? (new.isEmpty ? known : new) : (known.isEmpty ? new : known)
        }
        if other.source != source, !alsoIn.contains(other.source) { article.alsoIn.append(other.source) }
        article.lastSeen = max(lastSeen, other.lastSeen)
        if source == other.source { article.identifier = identifier ?? other.identifier }
        article.title = choice(title, other.title)
        // Other marks, or "Update:" in front, are no other headline.
        let isRenamed = Title(article.title) != Title(title)
        if isRenamed { article.earlierTitle = title }
        article.url = choice(url, other.url)
        article.published = published ?? other.published
        if isOwn {
            // A clock that runs ahead is not believed until its date has come.
            let dates = [updated, other.updated, other.published].compactMap { $0 }.filter { $0 <= article.lastSeen }
            article.updated = dates.filter { date in article.published.map { date > $0 } ?? true }.max()
            // Most publishers change a headline without a word about when: it was by now. Two that take turns are
            // no change.
            let isNews =
                isRenamed && other.lastSeen > lastSeen && earlierTitle.map { Title($0) } != Title(article.title)
            if isNews, article.updated == updated || article.updated == nil { article.updated = other.lastSeen }
        }
        article.authors = choice(authors, other.authors)
        article.summary = choice(summary, other.summary)
        article.text = choice(text, other.text)
        article.image = choice(image, other.image)
        article.language = choice(language, other.language)
        article.tags = choice(tags, other.tags)
        article.enclosures = choice(enclosures, other.enclosures)
        article.location = choice(location, other.location)
        article.reception = choice(reception, other.reception)
        article.licence = choice(licence, other.licence)
        return article
    }
}

extension Article {
    /// The beginning of a text as articles hold it: at most 1,500 characters, cut where a reader would pause.
    public static func beginning(of text: String) -> String { excerpt(of: text, limit: 1500) }

    /// The article, completed with the content of its own page where its feed gave nothing or less.
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
