internal import Foundation
internal import Newsroom

extension Article {
    /// Returns the article updated from a later sighting.
    ///
    /// The rightful feed (`isOwn`) overwrites known values; other feeds only fill gaps. The id, first feed, first
    /// sighting and first date stay, because publishers that redate an edited article would make it new again.
    func seenAgain(as other: Article, isOwn: Bool) -> Article {
        var article = facts
        for fact in ArticleFacts.table { fact.update(&article, from: other.facts, isOwn: isOwn) }
        for fact in StatedFacts.table { fact.update(&article.stated, from: other.facts.stated, isOwn: isOwn) }
        // A mark of paid articles may be part of the headline, and goes with it.
        if isOwn, article.title != self.title { article.stated.access = other.access }
        if other.source != self.source, !self.alsoIn.contains(other.source) { article.alsoIn.append(other.source) }
        article.lastSeen = max(self.lastSeen, other.lastSeen)
        if self.source == other.source { article.identifier = self.identifier ?? other.identifier }
        // Different punctuation, or a leading "Update:", is not a new headline.
        let isRenamed = Title(article.title) != Title(self.title)
        if isRenamed { article.earlierTitle = self.title }
        if isOwn {
            // Ignore dates in the future until they arrive.
            let stated = [self.updated, other.updated, other.published].compactMap { $0 }
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
