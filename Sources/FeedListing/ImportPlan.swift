internal import Addressing
public import Newsroom
public import Parsing
internal import Pipeline

/// A plan for importing each feed of a subscription list.
public struct ImportPlan: Sendable {
    /// The reason for a feed's category.
    public enum Reason: Sendable, Hashable {
        /// The owner chose it for this folder, or for all feeds left over.
        case chosen(folder: String?)
        /// The shipped list contains the feed.
        case shipped
        /// The folder is named like the category.
        case folder(String)
        /// The folder becomes a new category.
        case newCategory(String)
        /// Most of the feed's articles belong to it.
        case articles
        /// The general category, because nothing suggests another.
        case general
    }

    public enum Outcome: Sendable {
        case taken(FeedSource, Reason)
        /// The feed is already in the list under this name.
        case known(String)
        /// The feed appeared earlier in the subscription list.
        case repeated
        case unreadable(Failure)
        /// Its address contains a user name, which no configuration may have.
        case locked
    }

    public struct Row: Sendable {
        public let subscription: Subscription
        public internal(set) var outcome: Outcome
    }

    public internal(set) var rows: [Row] = []
    /// The categories to add, in order of first use.
    public private(set) var newCategories: [NewCategory] = []
    let proposal: SourceProposal
    /// The names of existing sources and of those to add.
    var names: SourceNames

    /// Plans an import.
    ///
    /// - Parameters:
    ///   - list: the existing sources.
    ///   - homes: categories by lower-case folder name; the entry for "" applies if nothing else does.
    ///   - isMakingCategories: whether folders that match no category become new ones.
    public init(
        _ subscriptions: [Subscription], into list: [FeedSource], proposal: SourceProposal, homes: [String: String],
        isMakingCategories: Bool
    ) {
        self.proposal = proposal
        names = SourceNames(taken: list.map(\.name))
        var known = Dictionary(list.map { (comparableAddress($0.feed), $0.name) }, uniquingKeysWith: { a, _ in a })
        let own = Set(known.keys)
        var made = NewCategory.Names(taken: proposal.pageNames)
        for subscription in subscriptions {
            guard AddressParts(subscription.feed).authority?.contains(UInt8(ascii: "@")) != true else {
                rows.append(Row(subscription: subscription, outcome: .locked))
                continue
            }
            let address = comparableAddress(subscription.feed)
            guard known[address] == nil else {
                let name = known[address] ?? ""
                rows.append(Row(subscription: subscription, outcome: own.contains(address) ? .known(name) : .repeated))
                continue
            }
            var (home, reason) = proposal.place(of: subscription, homes: homes)
            if reason == .general, isMakingCategories, let folder = subscription.folders.last,
                let id = made.id(of: folder)
            {
                (home, reason) = ((id, nil), .newCategory(folder))
            } else if reason == .general, let chosen = homes[""].flatMap(proposal.category) {
                (home, reason) = (chosen, .chosen(folder: nil))
            }
            let feed = Feed(
                format: "", title: subscription.title, url: subscription.site,
                language: subscription.language.flatMap(SourceNames.languageTag))
            var source = proposal.source(
                for: FoundFeed(address: subscription.feed, feed: feed), taken: names, name: nil, category: home)
            source.name = names.take(source.name, at: source.feed)
            known[address] = source.name
            rows.append(Row(subscription: subscription, outcome: .taken(source, reason)))
        }
        newCategories = made.made
    }

    /// The sources to add, in list order.
    public var sources: [FeedSource] {
        rows.compactMap { row in if case .taken(let source, _) = row.outcome { source } else { nil } }
    }
}
