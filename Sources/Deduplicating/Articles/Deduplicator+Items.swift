internal import Foundation
internal import Newsroom

extension Deduplicator {
    typealias MarkedArticle = (article: Article, marks: ArticleMarks)

    /// Returns a feed's items as articles, without identifiers and addresses that it gives to several different items:
    /// these identify none of them.
    func articles(in reading: SourcedFeed, at now: Date) -> [MarkedArticle] {
        let source = reading.source
        let name = Title(source.name)
        var items = reading.feed.items.compactMap { item in
            Article(item, of: reading, at: now).map { article -> MarkedArticle in
                let url = item.original ?? item.url
                return (article, ArticleMarks(of: article, url: url, source: source, named: name))
            }
        }
        let sharedIdentifiers = Self.shared(among: items) { $0.article.identifier }
        let sharedAddresses = Self.shared(among: items) { $0.marks.address }
        for index in items.indices {
            if let identifier = items[index].article.identifier, sharedIdentifiers.contains(identifier) {
                items[index].article.identifier = nil
            }
            if let address = items[index].marks.address, sharedAddresses.contains(address) {
                items[index].marks.address = nil
            }
        }
        return items
    }

    /// Returns the values of an identifying mark that several different items of one feed share.
    private static func shared(among items: [MarkedArticle], by mark: (MarkedArticle) -> String?) -> Set<String> {
        var shared: Set<String> = []
        var first: [String: Int] = [:]
        for (index, item) in items.enumerated() {
            guard let value = mark(item) else { continue }
            if let other = first[value] {
                if !isRepeated(item, items[other]) { shared.insert(value) }
            } else {
                first[value] = index
            }
        }
        return shared
    }

    /// Returns whether two items of one feed that share an identifier or an address are one publication, listed twice.
    ///
    /// They are if the other mark and the title are also equal. If only the title differs, an equal date makes it a
    /// new headline, not another article ("Incident resolved in the data centre", all under one link). If identifier
    /// or address differ, everything else must be equal.
    private static func isRepeated(_ one: MarkedArticle, _ other: MarkedArticle) -> Bool {
        let ((article, marks), (otherArticle, otherMarks)) = (one, other)
        let isSameDate = article.published == otherArticle.published
        let isContradicted =
            differ(marks.address, otherMarks.address)
            || differ(article.identifier, otherArticle.identifier)
                && !sameButForFragment(article.identifier, otherArticle.identifier)
        if marks.title == otherMarks.title {
            return !isContradicted || isSameDate && article.summary == otherArticle.summary
        }
        let similarity = marks.title.similarity(to: otherMarks.title)
        if isContradicted || similarity < ClusteringTuning.Articles.sameTitle { return false }
        return isSameDate && (article.published != nil || article.identifier != nil && marks.address != nil)
    }

    private static func differ(_ one: String?, _ other: String?) -> Bool {
        one != nil && other != nil && one != other
    }
}
