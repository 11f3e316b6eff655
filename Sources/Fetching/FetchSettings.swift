public import Newsroom

/// Limits and manners of fetching: concurrency, pace, time, size.
public struct FetchSettings: Sendable, Equatable {
    /// Requests in flight at once, at least 1.
    public var concurrency: Int
    /// Requests in flight at once to one host, whatever the port; 0 for no limit.
    public var perHost: Int
    /// Seconds between the starts of two requests to one host; 0 for none.
    public var hostInterval: Double
    /// Seconds until a connection must stand, name look-up and TLS included.
    public var connectTimeout: Double
    /// Seconds until a feed must have come in whole, all redirects included. Waiting for one's turn does not count.
    public var timeout: Double
    /// Seconds that one host may take in one round of requests, for feeds, pages or pictures; 0 for any.
    public var hostBudget: Double
    /// Seconds that one round may take; 0 for any.
    public var roundBudget: Double
    /// Seconds after which a run asks for nothing more, counted from when its fetcher was made; 0 for never.
    public var deadline: Double
    /// Bytes of answers not taken yet from which on no more is asked for.
    public var backlogLimit: Int
    /// Bytes of a body after decompression.
    public var bodyLimit: Int
    /// Articles' pages asked for of one source in one run, where a source wants them read; 0 for none.
    public var articlesPerSource: Int
    /// Pictures asked for in one run, where the site keeps copies of them; 0 for none.
    public var picturesPerRun: Int
    /// Redirects followed for one feed.
    public var redirectLimit: Int
    /// Who is asking, with an address where to read about it; publishers block those who hide.
    public var userAgent: String
    /// Hosts, as addresses of feeds name them, that may be on loopback and private networks ("localhost", "10.0.0.5").
    /// Only a feed that the configuration itself puts on such a host gets there: nobody else's redirect does.
    public var allowedHosts: [String]
    /// Whether feeds are asked for anew (`--force`): no conditional requests, and those that are gone or backing off
    /// are asked, too.
    public var ignoresValidators: Bool
    /// Whether feeds are asked that are gone or backing off, or whose interval is not over.
    public var ignoresWaiting = false
    /// What the owner says of a proxy: its address, "none", or "environment".
    public var namedProxy: String?
    /// A proxy's address, when the owner names one. The environment's `http_proxy` is not looked at here: what a run
    /// does should not hang on a variable that nobody remembers. Behind a proxy, names are resolved by the proxy, so
    /// only private addresses written as numbers can be refused; `allowedHosts` are asked directly.
    public var proxy: String?
    /// Hosts that are asked for without that proxy, as `NO_PROXY` names them; a source's own proxy has its own.
    public var unproxied: [String]
    /// By source, where one is asked for in a way of its own.
    public var manners: [FeedSource.ID: FeedManners]
    /// A file of certificate authorities (PEM) to trust in place of the system's.
    public var authorities: String?

    /// The same with no budget of time: whoever asks about feeds wants to hear of each.
    public var unhurried: FetchSettings {
        var settings = self
        (settings.hostBudget, settings.roundBudget, settings.deadline) = (0, 0, 0)
        return settings
    }

    public init(
        concurrency: Int = 64, perHost: Int = 2, hostInterval: Double = 0.25, connectTimeout: Double = 10,
        timeout: Double = 30, hostBudget: Double = 120, roundBudget: Double = 900, deadline: Double = 0,
        backlogLimit: Int = 64 << 20, bodyLimit: Int = 15 << 20, articlesPerSource: Int = 10, picturesPerRun: Int = 250,
        redirectLimit: Int = 5,
        userAgent: String = "GlobalPulse/0.1 (feed reader)", allowedHosts: [String] = [],
        ignoresValidators: Bool = false, proxy: String? = nil, unproxied: [String] = [],
        manners: [FeedSource.ID: FeedManners] = [:], authorities: String? = nil
    ) {
        self.concurrency = concurrency
        self.perHost = perHost
        self.hostInterval = hostInterval
        self.connectTimeout = connectTimeout
        self.timeout = timeout
        self.hostBudget = hostBudget
        self.roundBudget = roundBudget
        self.deadline = deadline
        self.backlogLimit = backlogLimit
        self.bodyLimit = bodyLimit
        self.articlesPerSource = articlesPerSource
        self.picturesPerRun = picturesPerRun
        self.redirectLimit = redirectLimit
        self.userAgent = userAgent
        self.allowedHosts = allowedHosts
        self.ignoresValidators = ignoresValidators
        namedProxy = nil
        self.proxy = proxy
        self.unproxied = unproxied
        self.manners = manners
        self.authorities = authorities
    }
}
