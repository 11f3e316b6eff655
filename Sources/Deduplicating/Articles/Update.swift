internal import Foundation
internal import Newsroom

extension Article {
    /// Returns the article updated from a later sighting.
    ///
    /// The rightful feed (`isOwn`) overwrites known values; other feeds only fill gaps. The id, first sighting and
    /// first date stay, because publishers that redate an edited article would make it new again. An article that
    /// another feed was first to carry becomes the rightful feed's, with its date and without its history: otherwise
    /// anybody could take credit for a paper's articles, hide them by dating them 2001, or say what their headlines
    /// were before.
    func seenAgain(as other: Article, isOwn: Bool) -> Article {
        let isTakenOver = isOwn && other.source != self.source
        var article = facts
        for fact in ArticleFacts.table { fact.update(&article, from: other.facts, isOwn: isOwn) }
        for fact in StatedFacts.table { fact.update(&article.stated, from: other.facts.stated, isOwn: isOwn) }
        // A mark of paid articles may be part of the headline, and goes with it.
        if isOwn, article.title != self.title { article.stated.access = other.access }
        article.lastSeen = max(self.lastSeen, other.lastSeen)
        if self.source == other.source {
            article.identifier = self.identifier ?? other.identifier
        } else if isTakenOver {
            article.source = other.source
            article.alsoIn = [self.source] + self.alsoIn.filter { $0 != other.source }
            article.identifier = other.identifier
            article.published = other.published ?? self.published
            article.updated = nil
            article.earlierTitle = nil
        } else if !self.alsoIn.contains(other.source) {
            article.alsoIn.append(other.source)
        }
        // Different punctuation, or a leading "Update:", is not a new headline.
        let isRenamed = !isTakenOver && Title(article.title) != Title(self.title)
        if isRenamed { article.earlierTitle = self.title }
        if isOwn {
            // Ignore dates in the future until they arrive.
            let stated = [article.updated, other.updated, other.published].compactMap { $0 }
            let dates = stated.filter { $0 <= article.lastSeen }
            article.updated = dates.filter { date in article.published.map { date > $0 } ?? true }.max()
            // Most publishers change a headline without dating the change, so use the time of this run. Two headlines
            // that alternate are not a change.
            let isNews =
                isRenamed && other.lastSeen > self.lastSeen
                && self.earlierTitle.map { Title($0) } != Title(article.title)
            if isNews, article.updated == self.updated || article.updated == nil { article.updated = other.lastSeen }
        }
        return Article(article)
    }
}
