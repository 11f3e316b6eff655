internal import Foundation
internal import Newsroom

/// An index of all articles known so far in a run, by id, identifier, address and title. A position is a place in
/// `articles`, and never changes.
struct ArticleIndex {
    private typealias Tuning = ClusteringTuning.Articles

    private struct Key: Hashable {
        var scope: String
        var text: String
    }

    /// The article or articles found at one address.
    private enum Holder {
        case article(Int)
        /// Articles that are plainly different: the address identifies none of them.
        case several
    }

    private(set) var articles: [Article] = []
    private(set) var marks: [ArticleMarks] = []
    private var byID: [Article.ID: Int] = [:]
    private var byIdentifier: [Key: Int] = [:]
    private var byAddress: [String: Holder] = [:]
    private var byTitle: [Key: [Int]] = [:]

    /// Reserves room for a number of articles. Growing the dictionaries entry by entry took half of the time for
    /// filling them.
    init(for count: Int) {
        articles.reserveCapacity(count)
        marks.reserveCapacity(count)
        byID.reserveCapacity(count)
        byIdentifier.reserveCapacity(count)
        byAddress.reserveCapacity(count)
        byTitle.reserveCapacity(count)
    }

    mutating func add(_ article: Article, _ marks: ArticleMarks) {
        let position = articles.count
        articles.append(article)
        self.marks.append(marks)
        byID[article.id] = position
        byTitle[Key(scope: marks.publisher, text: marks.title.text), default: []].append(position)
        note(identifier: article.identifier, of: article.source, address: marks.address, at: position)
    }

    /// Makes an article findable under the identifier and the address that a later sighting gave for it.
    mutating func note(identifier: String?, of source: FeedSource.ID, address: String?, at position: Int) {
        if let identifier {
            let key = Key(scope: source, text: identifier)
            if byIdentifier[key] == nil { byIdentifier[key] = position }
        }
        guard let address else { return }
        switch byAddress[address] {
        case nil:
            byAddress[address] = .article(position)
        case .article(let other) where other != position && isDifferent(other, from: position):
            byAddress[address] = .several
        default: break
        }
    }

    /// Returns whether articles at one address plainly differ, judged by their titles. Within one feed, any difference
    /// counts ("Incident resolved in the data centre", all under one link).
    private func isDifferent(_ other: Int, from position: Int) -> Bool {
        let (title, otherTitle) = (marks[position].title, marks[other].title)
        if otherTitle.similarity(to: title) < Tuning.sameTitle { return true }
        return articles[other].source == articles[position].source && otherTitle != title
    }

    mutating func replace(at position: Int, by article: Article) { articles[position] = article }

    func position(ofID id: Article.ID) -> Int? { byID[id] }

    func position(ofIdentifier identifier: String, source: FeedSource.ID) -> Int? {
        byIdentifier[Key(scope: source, text: identifier)]
    }

    func position(ofAddress address: String) -> Int? {
        if case .article(let position) = byAddress[address] { position } else { nil }
    }

    /// Returns the articles of the same publisher with the same title.
    func namesakes(of marks: ArticleMarks) -> [Int] {
        byTitle[Key(scope: marks.publisher, text: marks.title.text)] ?? []
    }
}
