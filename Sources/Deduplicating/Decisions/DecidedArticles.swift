internal import Addressing
internal import Newsroom

/// The owner's decisions, applied to an edition's articles. Unknown addresses have no effect.
struct DecidedArticles {
    private let decisions: [StoryDecision]
    /// The addresses of the articles that decisions name, in the spelling by which they are compared.
    private let addresses: [Article.ID: String]
    /// The articles that stay alone, and those that join others whatever their kind.
    private let lone: Set<String>
    private let joined: Set<String>
    private let joins: [StoryJoin]

    /// Whether no decision concerns these articles.
    var isEmpty: Bool { addresses.isEmpty }

    init(_ decisions: StoryDecisions = StoryDecisions(), among articles: [Article] = []) {
        self.decisions = decisions.entries.map(\.decision)
        joins = StoryJoin.joins(of: self.decisions)
        joined = joins.reduce(into: []) { $0.formUnion($1.addresses) }
        // A later join overrides "never", and is then in effect; an earlier one has lost the address.
        lone = self.decisions.filter { $0.verb == .never }.reduce(into: Set()) { $0.formUnion($1.own) }
            .subtracting(joined)
        let named = self.decisions.reduce(into: Set()) { $0.formUnion($1.own.union($1.rest)) }
        guard !named.isEmpty else {
            addresses = [:]
            return
        }
        addresses = Dictionary(
            articles.compactMap { article in
                guard let address = article.url.map(canonicalAddress), named.contains(address) else { return nil }
                return (article.id, address)
            }, uniquingKeysWith: { first, _ in first })
    }

    /// Returns whether an article may share a story with others.
    func mayJoin(_ article: Article, _ kind: ArticleKind?) -> Bool {
        guard let address = addresses[article.id] else { return Clustering.mayJoin(kind) }
        return !lone.contains(address) && (Clustering.mayJoin(kind) || joined.contains(address))
    }

    /// Applies the decisions to finished groups: first articles leave, then whole groups merge.
    ///
    /// - Parameter admitted: the articles that only a join lets into stories. They leave their own group, because the
    ///   join must not bring it along.
    func applied(to groups: [[Int]], of articles: [Article], admitted: [Int] = []) -> [[Int]] {
        guard !isEmpty else { return groups }
        var result = DecidedGroups(groups) { addresses[articles[$0].id] }
        result.isolate(admitted)
        for decision in decisions where decision.verb == .split { result.split(decision) }
        for join in joins {
            // A split overrides earlier joins, and a join overrides earlier splits.
            result.join(join, besides: decisions.dropFirst(join.order + 1).filter { $0.verb == .split })
        }
        return result.groups
    }
}

/// The articles of a "join" that still belong together after later decisions.
struct StoryJoin {
    /// The decision's index in the file.
    let order: Int
    let addresses: Set<String>

    static func joins(of decisions: [StoryDecision]) -> [StoryJoin] {
        decisions.enumerated().filter { $1.verb == .join }.flatMap { order, decision in
            decisions.dropFirst(order + 1).reduce([decision.own]) { parts, later in
                switch later.verb {
                case .join: parts
                case .never: parts.map { $0.subtracting(later.own) }
                case .split:
                    parts.flatMap { part in
                        later.separates(part) ? [part.intersection(later.own), part.subtracting(later.own)] : [part]
                    }
                }
            }.filter { $0.count > 1 }.map { StoryJoin(order: order, addresses: $0) }
        }
    }
}
