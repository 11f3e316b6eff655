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
    private(set) var titles: [Title] = []
    private(set) var addresses: [String?] = []
    private var byID: [Article.ID: Int] = [:]
    private var byIdentifier: [Key: Int] = [:]
    private var byAddress: [String: Holder] = [:]
    private var byTitle: [Key: [Int]] = [:]

    mutating func add(_ article: Article, address: String?, title: Title, publisher: String) {
        let position = articles.count
        articles.append(article)
        titles.append(title)
        addresses.append(address)
        byID[article.id] = position
        byTitle[Key(scope: publisher, text: title.text), default: []].append(position)
        note(identifier: article.identifier, of: article.source, address: address, at: position)
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
        if titles[other].likeness(to: titles[position]) < Tuning.sameTitle { return true }
        return articles[other].source == articles[position].source && titles[other] != titles[position]
    }

    mutating func replace(at position: Int, by article: Article) { articles[position] = article }

    func position(ofID id: Article.ID) -> Int? { byID[id] }

    func position(ofIdentifier identifier: String, source: FeedSource.ID) -> Int? {
        byIdentifier[Key(scope: source, text: identifier)]
    }

    func position(ofAddress address: String) -> Int? {
        if case .article(let position) = byAddress[address] { position } else { nil }
    }

    func positions(ofTitle title: Title, publisher: String) -> [Int] {
        byTitle[Key(scope: publisher, text: title.text)] ?? []
    }
}
