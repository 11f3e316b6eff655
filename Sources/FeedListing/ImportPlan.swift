internal import Addressing
public import Newsroom
public import Parsing
internal import Pipeline

/// What becomes of each feed of a subscription list.
public struct ImportPlan: Sendable {
    public enum Fate: Sendable {
        case taken(FeedSource)
        /// It is in our list already, under this name.
        case known(String)
        /// It stood further up.
        case repeated
        /// None of its folders is a category of ours.
        case homeless
        case unreadable(Failure)
    }

    public struct Row: Sendable {
        public let subscription: Subscription
        public fileprivate(set) var fate: Fate
    }

    public private(set) var rows: [Row] = []
    private let list: [FeedSource]
    private let proposal: SourceProposal

    /// - Parameters:
    ///   - list: the sources that we have.
    ///   - homes: the categories of folders, by the folder's name in small letters; under "" for all others.
    public init(
        _ subscriptions: [Subscription], into list: [FeedSource], proposal: SourceProposal, homes: [String: String]
    ) {
        self.list = list
        self.proposal = proposal
        var names = SourceNames(taken: list.map(\.name))
        var known = Dictionary(list.map { (comparableAddress($0.feed), $0.name) }, uniquingKeysWith: { a, _ in a })
        let own = Set(known.keys)
        for subscription in subscriptions {
            let address = comparableAddress(subscription.feed)
            var fate = Fate.homeless
            if let name = known[address] {
                fate = own.contains(address) ? .known(name) : .repeated
            } else if let home = proposal.names.home(in: subscription.folders, homes: homes) {
                let feed = Feed(
                    format: "", title: subscription.title, url: subscription.site,
                    language: subscription.language.flatMap(SourceNames.languageTag))
                var source = proposal.source(
                    for: FoundFeed(address: subscription.feed, feed: feed), taken: names, name: nil, category: home)
                source.name = names.take(source.name, at: source.feed)
                known[address] = source.name
                fate = .taken(source)
            }
            rows.append(Row(subscription: subscription, fate: fate))
        }
    }

    /// The sources to add, in the order of the list.
    public var sources: [FeedSource] {
        rows.compactMap { row in if case .taken(let source) = row.fate { source } else { nil } }
    }

    /// The folders that are no category, with how many feeds each holds; "" for none at all.
    public var unknownFolders: [(name: String, feeds: Int)] {
        var folders: [(name: String, feeds: Int)] = []
        var places: [String: Int] = [:]
        for row in rows {
            guard case .homeless = row.fate else { continue }
            let name = row.subscription.folders.last ?? ""
            if let place = places[name] {
                folders[place].feeds += 1
            } else {
                places[name] = folders.count
                folders.append((name, 1))
            }
        }
        return folders
    }

    /// The plan after each feed was asked for: those that cannot be read are left out, and what the others say of their
    /// language is taken.
    public func checked(by finder: FeedFinder) async -> ImportPlan {
        let findings = await finder.read(sources.map(\.feed))
        var result = self
        var next = findings.makeIterator()
        for index in rows.indices {
            guard case .taken(var source) = rows[index].fate, let finding = next.next() else { continue }
            switch finding {
            case .feed(let found):
                source.language = source.language ?? found.feed.language
                source.feed = found.address
                source.site = source.site ?? found.feed.url
                result.rows[index].fate = .taken(source)
            case .nothing(let failure): result.rows[index].fate = .unreadable(failure)
            case .several: break
            }
        }
        return result
    }
}
