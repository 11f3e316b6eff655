internal import Addressing
public import Newsroom
public import Parsing
internal import Pipeline

/// What becomes of each feed of a subscription list.
public struct ImportPlan: Sendable {
    /// Why a feed goes into its category.
    public enum Reason: Sendable, Hashable {
        /// The owner said so of this folder, or of everything that nothing else decides.
        case chosen(folder: String?)
        /// The shipped list has the feed.
        case shipped
        /// The folder's name means the category.
        case folder(String)
        /// A category is made of the folder.
        case newCategory(String)
        /// Most of the feed's articles speak for it.
        case articles
        /// Nothing speaks for any category, so it is the general one.
        case general
    }

    public enum Fate: Sendable {
        case taken(FeedSource, Reason)
        /// It is in our list already, under this name.
        case known(String)
        /// It stood further up.
        case repeated
        case unreadable(Failure)
    }

    public struct Row: Sendable {
        public let subscription: Subscription
        public internal(set) var fate: Fate
    }

    public internal(set) var rows: [Row] = []
    /// Categories to add, in the order in which the list first needs them.
    public private(set) var newCategories: [NewCategory] = []
    let proposal: SourceProposal
    /// Those of the sources that we have and of those to add.
    var names: SourceNames

    /// - Parameters:
    ///   - list: the sources that we have.
    ///   - homes: the categories of folders, by the folder's name in small letters; under "" for what nothing else decides.
    ///   - isMakingCategories: whether folders that mean no category become new ones.
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
            let address = comparableAddress(subscription.feed)
            guard known[address] == nil else {
                let name = known[address] ?? ""
                rows.append(Row(subscription: subscription, fate: own.contains(address) ? .known(name) : .repeated))
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
            rows.append(Row(subscription: subscription, fate: .taken(source, reason)))
        }
        newCategories = made.made
    }

    /// The sources to add, in the order of the list.
    public var sources: [FeedSource] {
        rows.compactMap { row in if case .taken(let source, _) = row.fate { source } else { nil } }
    }
}
