/// A feed that the configuration names, and what is known of its publisher.
public struct FeedSource: Sendable, Equatable, Identifiable {
    /// The name by which the archive and the pages know the source: given by the configuration, else made of the feed's
    /// address. The address itself is no id, since it may hold a secret. It stays when names change.
    public var id: String
    /// The publisher's name as readers see it, unique in a configuration.
    public var name: String { didSet { publisher = Self.publisher(of: name) } }
    /// The feed's address (http or https). May hold a secret: pages show `publicFeed`.
    public var feed: String
    /// Whether its address is kept to ourselves, whatever it looks like.
    public var isPrivate: Bool
    /// The publisher's home page.
    public var site: String?
    /// The id of the category that its articles belong to unless their text says otherwise.
    public var category: Category.ID
    /// The id of a subcategory of `category`.
    public var subcategory: Subcategory.ID?
    /// Who owns the publisher, where several that the configuration names have one owner.
    public var owner: String?
    /// The same for all sources of one owner or publisher, and for nobody else's: they count as one voice.
    public var family: String
    /// The language it writes in, as a BCP 47 tag ("en", "pt-BR").
    public var language: String?
    /// The country it writes from, as ISO 3166-1 alpha-2 ("GB").
    public var country: String?
    /// Its credibility as the configuration states it; nil where it states none.
    public var statedTier: CredibilityTier?
    /// Its credibility: as stated, else as is known of the publisher, else that of an established newsroom.
    public var tier: CredibilityTier
    public var isEnabled: Bool
    /// Whether its articles' own pages are read for text, picture and authors, where robots.txt lets us.
    public var extractsArticles: Bool
    /// The ids of editions beside the main one that everything it publishes belongs to.
    public var editions: [EditionPlan.ID]

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
    public private(set) var publisher: String

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
        self.id = id ?? feed
        self.name = name
        publisher = Self.publisher(of: name)
        self.feed = feed
        self.isPrivate = isPrivate
        self.site = site
        self.category = category
        self.subcategory = subcategory
        self.owner = owner
        family = owner ?? publisher
        self.language = language
        self.country = country
        statedTier = tier
        self.tier = tier ?? .established
        self.isEnabled = isEnabled
        self.extractsArticles = extractsArticles
        self.editions = editions
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
