/// A feed that the configuration names, and what is known of its publisher.
public struct FeedSource: Sendable, Equatable, Identifiable {
    /// What it is, behind one reference: it is handed from stage to stage by the ten thousand, and each copy of so many texts
    /// would count references to every one of them.
    @usableFromInline var facts: CopiedOnWrite<Facts>

    @usableFromInline struct Facts: Sendable, Equatable {
        @usableFromInline var id: String
        @usableFromInline var name: String
        @usableFromInline var feed: String
        @usableFromInline var isPrivate: Bool
        @usableFromInline var site: String?
        @usableFromInline var category: Category.ID
        @usableFromInline var subcategory: Subcategory.ID?
        @usableFromInline var owner: String?
        @usableFromInline var family: String
        @usableFromInline var language: String?
        @usableFromInline var country: String?
        @usableFromInline var statedTier: CredibilityTier?
        @usableFromInline var tier: CredibilityTier
        @usableFromInline var isEnabled: Bool
        @usableFromInline var extractsArticles: Bool
        @usableFromInline var editions: [EditionPlan.ID]
        @usableFromInline var publisher: String
    }

    /// The name by which the archive and the pages know the source: given by the configuration, else made of the feed's
    /// address. The address itself is no id, since it may hold a secret. It stays when names change.
    public var id: String {
        @inlinable get { facts.value.id }
        set { facts.value.id = newValue }
    }
    /// The publisher's name as readers see it, unique in a configuration.
    public var name: String {
        @inlinable get { facts.value.name }
        set {
            facts.value.name = newValue
            facts.value.publisher = Self.publisher(of: newValue)
        }
    }
    /// The feed's address (http or https). May hold a secret: pages show `publicFeed`.
    public var feed: String {
        @inlinable get { facts.value.feed }
        set { facts.value.feed = newValue }
    }
    /// Whether its address is kept to ourselves, whatever it looks like.
    public var isPrivate: Bool {
        @inlinable get { facts.value.isPrivate }
        set { facts.value.isPrivate = newValue }
    }
    /// The publisher's home page.
    public var site: String? {
        @inlinable get { facts.value.site }
        set { facts.value.site = newValue }
    }
    /// The id of the category that its articles belong to unless their text says otherwise.
    public var category: Category.ID {
        @inlinable get { facts.value.category }
        set { facts.value.category = newValue }
    }
    /// The id of a subcategory of `category`.
    public var subcategory: Subcategory.ID? {
        @inlinable get { facts.value.subcategory }
        set { facts.value.subcategory = newValue }
    }
    /// Who owns the publisher, where several that the configuration names have one owner.
    public var owner: String? {
        @inlinable get { facts.value.owner }
        set { facts.value.owner = newValue }
    }
    /// The same for all sources of one owner or publisher, and for nobody else's: they count as one voice.
    public var family: String {
        @inlinable get { facts.value.family }
        set { facts.value.family = newValue }
    }
    /// The language it writes in, as a BCP 47 tag ("en", "pt-BR").
    public var language: String? {
        @inlinable get { facts.value.language }
        set { facts.value.language = newValue }
    }
    /// The country it writes from, as ISO 3166-1 alpha-2 ("GB").
    public var country: String? {
        @inlinable get { facts.value.country }
        set { facts.value.country = newValue }
    }
    /// Its credibility as the configuration states it; nil where it states none.
    public var statedTier: CredibilityTier? {
        @inlinable get { facts.value.statedTier }
        set { facts.value.statedTier = newValue }
    }
    /// Its credibility: as stated, else as is known of the publisher, else that of an established newsroom.
    public var tier: CredibilityTier {
        @inlinable get { facts.value.tier }
        set { facts.value.tier = newValue }
    }
    public var isEnabled: Bool {
        @inlinable get { facts.value.isEnabled }
        set { facts.value.isEnabled = newValue }
    }
    /// Whether its articles' own pages are read for text, picture and authors, where robots.txt lets us.
    public var extractsArticles: Bool {
        @inlinable get { facts.value.extractsArticles }
        set { facts.value.extractsArticles = newValue }
    }
    /// The ids of editions beside the main one that everything it publishes belongs to.
    public var editions: [EditionPlan.ID] {
        @inlinable get { facts.value.editions }
        set { facts.value.editions = newValue }
    }

    /// The feed's address where readers may know it: not where it has a query or names a user, which may be keys to
    /// what others pay for. (Seen in the wild: `?token=`, `?key=`, `user:password@`.)
    public var publicFeed: String? { isPrivate || Self.mayHoldSecret(feed) ? nil : feed }

    /// Whether an address has a query or names a user.
    public static func mayHoldSecret(_ address: String) -> Bool {
        if address.contains("?") { return true }
        let authority = address.split(separator: "/", maxSplits: 2, omittingEmptySubsequences: true).dropFirst().first
        return authority?.contains("@") == true
    }

    /// The name less what says which of the publisher's feeds it is ("BBC – Sport").
    public var publisher: String { facts.value.publisher }

    private static func publisher(of name: String) -> String {
        name.utf8.contains(0xE2) ? name.split(separator: " – ", maxSplits: 1).first.map(String.init) ?? name : name
    }

    /// - Parameter id: nil for the feed's address, which is an id that nobody else has.
    public init(
        id: String? = nil, name: String, feed: String, isPrivate: Bool = false, site: String? = nil,
        category: Category.ID, subcategory: Subcategory.ID? = nil, owner: String? = nil,
        language: String? = nil, country: String? = nil, tier: CredibilityTier? = nil, isEnabled: Bool = true,
        extractsArticles: Bool = false, editions: [EditionPlan.ID] = []
    ) {
        let publisher = Self.publisher(of: name)
        facts = CopiedOnWrite(
            Facts(
                id: id ?? feed, name: name, feed: feed, isPrivate: isPrivate, site: site, category: category,
                subcategory: subcategory, owner: owner, family: owner ?? publisher, language: language,
                country: country, statedTier: tier, tier: tier ?? .established, isEnabled: isEnabled,
                extractsArticles: extractsArticles, editions: editions, publisher: publisher))
    }
}

/// A source's credibility. It counts when stories are ranked and when a story's lead article is chosen.
public enum CredibilityTier: Int, Sendable, Comparable, CaseIterable {
    /// Wire services, public broadcasters and papers of record.
    case reference = 1
    /// Established newsrooms and specialist publications.
    case established = 2
    /// Everything else: blogs, aggregators, forums.
    case other = 3

    /// The weight of a publisher of this tier in rankings, above 0 and at most 1.
    public var voice: Double {
        switch self {
        case .reference: 1
        case .established: 0.6
        case .other: 0.25
        }
    }

    /// More credible is greater.
    public static func < (a: Self, b: Self) -> Bool { a.rawValue > b.rawValue }
}
