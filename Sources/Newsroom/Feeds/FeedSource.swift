/// A configured feed, with facts about its publisher.
@dynamicMemberLookup
public struct FeedSource: Sendable, Equatable, Identifiable, Encodable {
    /// The stored fields, held behind a single reference. Sources are copied from stage to stage by the ten thousand,
    /// and copying this many strings each time would mean retaining every one of them.
    @usableFromInline var facts: CopiedOnWrite<Facts>

    /// The facts that a source gives access to.
    public struct Facts: Sendable, Equatable, Encodable {
        @usableFromInline var id: String
        @usableFromInline var name: String
        /// The feed's http(s) address, or a mailbox's. It may contain a secret, so pages show `publicFeed`.
        public var feed: String
        /// Whether the address must stay private, even if it contains no apparent secret.
        public var isPrivate: Bool
        /// The publisher's home page.
        public var site: String?
        /// The id of the default category for its articles, used unless their text says otherwise.
        public var category: Category.ID
        /// The id of a subcategory of `category`.
        public var subcategory: Subcategory.ID?
        /// The publisher's owner, set if one owner has several of the configured publishers.
        public var owner: String?
        /// A key shared by all sources of one owner or publisher; they count as a single voice.
        public var ownerKey: String
        /// The BCP 47 tag of its language ("en", "pt-BR").
        public var language: String?
        /// The ISO 3166-1 alpha-2 code of the country it reports from ("GB").
        public var country: String?
        /// The configured credibility; nil if none is set.
        public var statedTier: CredibilityTier?
        /// The credibility: as configured, otherwise from the list of known publishers, otherwise `established`.
        public var tier: CredibilityTier
        public var isEnabled: Bool
        /// The articles whose own pages to fetch, as configured; nil if that isn't set.
        public var extraction: Extraction?
        /// The ids of editions, other than the main one, that include everything it publishes.
        public var editions: [EditionPlan.ID]
        @usableFromInline var publisher: String
        /// The kind of publisher; nil if it is neither configured nor known.
        public var publisherKind: PublisherKind?
        /// Whether the publisher is known to be controlled by a state, as `Rules/publishers.tsv` defines that.
        public var isStateControlled = false
        /// Whether its articles are free to read; `paid` counts only for those that don't say so themselves.
        public var access: Access?
    }

    /// Gives access to its facts. For many articles' sources, `map { $0.source.tier }` is much faster than
    /// `map(\.source.tier)`, which looks up the key path for each.
    public subscript<Value>(dynamicMember path: WritableKeyPath<Facts, Value>) -> Value {
        @inlinable @inline(__always) get { facts.value[keyPath: path] }
        set { facts.value[keyPath: path] = newValue }
    }

    /// The stable id used in the archive and on pages: the configured one, otherwise one derived from the feed's
    /// address. The address itself may contain a secret. The id stays the same when names change.
    public var id: String {
        @inlinable get { facts.value.id }
        set { facts.value.id = newValue }
    }
    /// The publisher's name as shown to readers; unique within a configuration.
    public var name: String {
        @inlinable get { facts.value.name }
        set {
            facts.value.name = newValue
            facts.value.publisher = Self.publisher(of: newValue)
        }
    }

    /// The feed's address if it is safe to show. Nil if it is private or a mailbox, or has a query or user name, which
    /// may be the key to paid content. Seen in the wild: `?token=`, `?key=`, `user:password@`.
    public var publicFeed: String? {
        self.isPrivate || isMailbox || Self.mayHoldSecret(self.feed) ? nil : self.feed
    }

    /// Whether it is a mailbox of newsletters, on this machine or on a mail server, instead of a feed.
    public var isMailbox: Bool { isLocalMailbox || MailFolderAddress(self.feed) != nil }

    /// Whether it is a mailbox on this machine, which can be read without a network.
    public var isLocalMailbox: Bool { MailboxAddress(self.feed) != nil }

    /// Returns whether an address has a query or a user name.
    public static func mayHoldSecret(_ address: String) -> Bool {
        if address.contains("?") { return true }
        let authority = address.split(separator: "/", maxSplits: 2, omittingEmptySubsequences: true).dropFirst().first
        return authority?.contains("@") == true
    }

    /// The name without the part that tells the publisher's feeds apart ("BBC – Sport").
    public var publisher: String { facts.value.publisher }

    private static func publisher(of name: String) -> String {
        name.utf8.contains(0xE2) ? name.split(separator: " – ", maxSplits: 1).first.map(String.init) ?? name : name
    }

    /// - Parameter id: a unique id; nil to use the feed's address.
    public init(
        id: String? = nil, name: String, feed: String, isPrivate: Bool = false, site: String? = nil,
        category: Category.ID, subcategory: Subcategory.ID? = nil, owner: String? = nil,
        language: String? = nil, country: String? = nil, tier: CredibilityTier? = nil, isEnabled: Bool = true,
        extraction: Extraction? = nil, editions: [EditionPlan.ID] = []
    ) {
        let publisher = Self.publisher(of: name)
        facts = CopiedOnWrite(
            Facts(
                id: id ?? feed, name: name, feed: feed, isPrivate: isPrivate, site: site, category: category,
                subcategory: subcategory, owner: owner, ownerKey: owner ?? publisher, language: language,
                country: country, statedTier: tier, tier: tier ?? .established, isEnabled: isEnabled,
                extraction: extraction, editions: editions, publisher: publisher))
    }
}

/// A source's credibility, used in ranking and in choosing a story's lead article.
public enum CredibilityTier: Int, Sendable, Comparable, CaseIterable, Encodable {
    /// Wire services, public broadcasters and papers of record.
    case reference = 1
    /// Established newsrooms and specialist publications.
    case established = 2
    /// Everything else: blogs, aggregators, forums.
    case other = 3

    /// The publisher's weight in rankings, above 0 and at most 1.
    public var rankingWeight: Double {
        switch self {
        case .reference: 1
        case .established: 0.6
        case .other: 0.25
        }
    }

    /// Orders tiers so that the more credible is greater.
    public static func < (a: Self, b: Self) -> Bool { a.rawValue > b.rawValue }
}
