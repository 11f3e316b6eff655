internal import Addressing
internal import Newsroom

/// A decision of the owner about stories: one line of `stories.txt`.
public struct StoryDecision: Sendable, Equatable {
    public enum Verb: String, Sendable, CaseIterable {
        /// The articles leave any story that has one of the others.
        case split
        /// The articles are in one story.
        case join
        /// The articles are in no story with others.
        case never
    }

    public let verb: Verb
    /// The articles' addresses as written.
    public let articles: [String]
    /// The addresses that a split keeps its articles apart from; empty for other verbs.
    public let others: [String]
    /// The same addresses in the spelling by which they are compared.
    let own: Set<String>
    let rest: Set<String>

    /// - Parameter others: addresses that are also among the articles' are dropped. Some feeds have one address for all
    ///   of their articles.
    public init(_ verb: Verb, _ articles: [String], from others: [String] = []) {
        let own = Set(articles.map(canonicalAddress))
        self.verb = verb
        self.articles = articles
        self.own = own
        self.others = others.filter { !own.contains(canonicalAddress($0)) }
        rest = Set(self.others.map(canonicalAddress))
    }

    /// Parses a line without its comment.
    ///
    ///     split https://a.example/1 from https://b.example/2 https://c.example/3
    ///     join https://a.example/1 https://b.example/2
    ///     never https://a.example/1
    init(_ words: [Substring], at line: Int) throws(RuleProblem) {
        func problem(_ reason: String) -> RuleProblem { RuleProblem(line: line, reason: reason) }
        guard let first = words.first, let verb = Verb(rawValue: String(first)) else {
            throw problem("'\(words.first ?? "")' is not a decision; write split, join or never")
        }
        let sides = words.dropFirst().split(separator: "from", omittingEmptySubsequences: false)
            .map { $0.map(String.init) }
        for address in sides.joined() where Origin(address) == nil {
            throw problem("'\(address)' is not an http or https address; write an article's own address")
        }
        let (articles, others) = (sides.first ?? [], sides.dropFirst().first ?? [])
        self.init(verb, articles, from: others)
        switch verb {
        case .split:
            guard sides.count == 2, !articles.isEmpty, !others.isEmpty else {
                throw problem("split needs addresses on both sides of 'from': split ADDRESS from ADDRESS")
            }
            if let both = others.first(where: { own.contains(canonicalAddress($0)) }) {
                throw problem("'\(both)' is on both sides of 'from'; remove one")
            }
        case .join where sides.count > 1, .never where sides.count > 1:
            throw problem("only split has a 'from'; remove it")
        case .join:
            guard own.count > 1 else { throw problem("join needs at least two different addresses") }
        case .never:
            guard !articles.isEmpty else { throw problem("'never' must be followed by an address") }
        }
    }

    /// The line as written to the file.
    public var line: String {
        ([verb.rawValue] + articles + (others.isEmpty ? [] : ["from"] + others)).joined(separator: " ")
    }

    /// The line for people. A split's others are counted, because a large story has dozens.
    public var summary: String {
        let start = ([verb.rawValue] + articles).joined(separator: " ")
        return verb != .split ? start : "\(start) from \(others.count == 1 ? others[0] : "\(others.count) others")"
    }

    /// Returns whether it separates some of these addresses from others.
    func separates(_ addresses: Set<String>) -> Bool {
        !own.isDisjoint(with: addresses) && !rest.isDisjoint(with: addresses)
    }

    /// Returns whether the two decisions exclude each other.
    func contradicts(_ other: StoryDecision) -> Bool {
        switch (verb, other.verb) {
        case (.join, .split): other.separates(own)
        case (.split, .join): separates(other.own)
        case (.join, .never), (.never, .join): !own.isDisjoint(with: other.own)
        default: false
        }
    }

    /// Returns whether it decides everything that another one does.
    func covers(_ other: StoryDecision) -> Bool {
        verb == other.verb && own.isSuperset(of: other.own) && rest.isSuperset(of: other.rest)
    }
}
