internal import Foundation
internal import Newsroom

/// All articles known so far in a run, findable by id, identifier, address and title.
struct Register {
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
        let index = articles.count
        articles.append(article)
        titles.append(title)
        addresses.append(address)
        byID[article.id] = index
        byTitle[Key(scope: publisher, text: title.text), default: []].append(index)
        note(identifier: article.identifier, of: article.source, address: address, at: index)
    }

    /// Makes an article findable under the identifier and the address that a later sighting gave for it.
    mutating func note(identifier: String?, of source: FeedSource.ID, address: String?, at index: Int) {
        if let identifier {
            let key = Key(scope: source, text: identifier)
            if byIdentifier[key] == nil { byIdentifier[key] = index }
        }
        guard let address else { return }
        switch byAddress[address] {
        case nil:
            byAddress[address] = .article(index)
        case .article(let other) where other != index && titles[other].likeness(to: titles[index]) < 0.5:
            byAddress[address] = .several
        default: break
        }
    }

    mutating func replace(at index: Int, by article: Article) { articles[index] = article }

    func index(ofID id: Article.ID) -> Int? { byID[id] }

    func index(ofIdentifier identifier: String, source: FeedSource.ID) -> Int? {
        byIdentifier[Key(scope: source, text: identifier)]
    }

    func index(ofAddress address: String) -> Int? {
        if case .article(let index) = byAddress[address] { index } else { nil }
    }

    func indices(ofTitle title: Title, publisher: String) -> [Int] {
        byTitle[Key(scope: publisher, text: title.text)] ?? []
    }
}
