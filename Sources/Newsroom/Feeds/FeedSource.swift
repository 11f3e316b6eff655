/// A configured feed, with facts about its publisher.
public struct FeedSource: Sendable, Equatable, Identifiable, Encodable {
    /// The stored fields, held behind a single reference. Sources are copied from stage to stage by the ten thousand,
    /// and copying this many strings each time would mean retaining every one of them.
    @usableFromInline var facts: CopiedOnWrite<Facts>

    @usableFromInline struct Facts: Sendable, Equatable, Encodable {
        @usableFromInline var id: String
        @usableFromInline var name: String
        @usableFromInline var feed: String
        @usableFromInline var isPrivate: Bool
        @usableFromInline var site: String?
        @usableFromInline var category: Category.ID
        @usableFromInline var subcategory: Subcategory.ID?
        @usableFromInline var owner: String?
        @usableFromInline var ownerKey: String
        @usableFromInline var language: String?
        @usableFromInline var country: String?
        @usableFromInline var statedTier: CredibilityTier?
        @usableFromInline var tier: CredibilityTier
        @usableFromInline var isEnabled: Bool
        @usableFromInline var extraction: Extraction?
        @usableFromInline var editions: [EditionPlan.ID]
        @usableFromInline var publisher: String
        @usableFromInline var publisherKind: PublisherKind?
        @usableFromInline var isStateControlled = false
        @usableFromInline var access: Access?
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
    /// The feed's http(s) address, or a mailbox's. It may contain a secret, so pages show `publicFeed`.
    public var feed: String {
        @inlinable get { facts.value.feed }
        set { facts.value.feed = newValue }
    }
    /// Whether the address must stay private, even if it contains no apparent secret.
    public var isPrivate: Bool {
        @inlinable get { facts.value.isPrivate }
        set { facts.value.isPrivate = newValue }
    }
    /// The publisher's home page.
    public var site: String? {
        @inlinable get { facts.value.site }
        set { facts.value.site = newValue }
    }
    /// The id of the default category for its articles, used unless their text says otherwise.
    public var category: Category.ID {
        @inlinable get { facts.value.category }
        set { facts.value.category = newValue }
    }
    /// The id of a subcategory of `category`.
    public var subcategory: Subcategory.ID? {
        @inlinable get { facts.value.subcategory }
        set { facts.value.subcategory = newValue }
    }
    /// The publisher's owner, set if one owner has several of the configured publishers.
    public var owner: String? {
        @inlinable get { facts.value.owner }
        set { facts.value.owner = newValue }
    }
    /// The kind of publisher; nil if it is neither configured nor known.
    public var publisherKind: PublisherKind? {
        @inlinable get { facts.value.publisherKind }
        set { facts.value.publisherKind = newValue }
    }
    /// Whether the publisher is known to be controlled by a state, as `Rules/publishers.tsv` defines that.
    public var isStateControlled: Bool {
        @inlinable get { facts.value.isStateControlled }
        set { facts.value.isStateControlled = newValue }
    }
    /// Whether its articles are free to read; `paid` counts only for those that don't say so themselves.
    public var access: Access? {
        @inlinable get { facts.value.access }
        set { facts.value.access = newValue }
    }
    /// A key shared by all sources of one owner or publisher; they count as a single voice.
    public var ownerKey: String {
        @inlinable get { facts.value.ownerKey }
        set { facts.value.ownerKey = newValue }
    }
    /// The BCP 47 tag of its language ("en", "pt-BR").
    public var language: String? {
        @inlinable get { facts.value.language }
        set { facts.value.language = newValue }
    }
    /// The ISO 3166-1 alpha-2 code of the country it reports from ("GB").
    public var country: String? {
        @inlinable get { facts.value.country }
        set { facts.value.country = newValue }
    }
    /// The configured credibility; nil if none is set.
    public var statedTier: CredibilityTier? {
        @inlinable get { facts.value.statedTier }
        set { facts.value.statedTier = newValue }
    }
    /// The credibility: as configured, otherwise from the list of known publishers, otherwise `established`.
    public var tier: CredibilityTier {
        @inlinable get { facts.value.tier }
        set { facts.value.tier = newValue }
    }
    public var isEnabled: Bool {
        @inlinable get { facts.value.isEnabled }
        set { facts.value.isEnabled = newValue }
    }
    /// The articles whose own pages to fetch, as configured; nil if that isn't set.
    public var extraction: Extraction? {
        @inlinable get { facts.value.extraction }
        set { facts.value.extraction = newValue }
    }
    /// The ids of editions, other than the main one, that include everything it publishes.
    public var editions: [EditionPlan.ID] {
        @inlinable get { facts.value.editions }
        set { facts.value.editions = newValue }
    }

    /// The feed's address if it is safe to show. Nil if it is private or a mailbox, or has a query or user name, which
    /// may be the key to paid content. Seen in the wild: `?token=`, `?key=`, `user:password@`.
    public var publicFeed: String? { isPrivate || isMailbox || Self.mayHoldSecret(feed) ? nil : feed }

    /// Whether it is a mailbox of newsletters, on this machine or on a mail server, instead of a feed.
    public var isMailbox: Bool { isLocalMailbox || MailFolderAddress(feed) != nil }

    /// Whether it is a mailbox on this machine, which can be read without a network.
    public var isLocalMailbox: Bool { MailboxAddress(feed) != nil }

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
