public import Newsroom

/// Limits and options for fetching: concurrency, rate, time and size.
public struct FetchSettings: Sendable, Equatable {
    /// The maximum number of concurrent requests, at least 1.
    public var concurrency: Int
    /// The maximum number of concurrent requests to one host, across all ports; 0 for no limit.
    public var perHost: Int
    /// Seconds between the starts of two requests to one host; 0 for none.
    public var hostInterval: Double
    /// The connection timeout in seconds, including DNS and TLS.
    public var connectTimeout: Double
    /// The timeout in seconds for a complete feed, including redirects but not time in the queue.
    public var timeout: Double
    /// The maximum number of seconds for one host in a round of feeds, pages or pictures; 0 for no limit.
    public var hostBudget: Double
    /// The maximum number of seconds for one round; 0 for no limit.
    public var roundBudget: Double
    /// Seconds after which a run stops fetching, counted from the creation of the fetcher; 0 for never.
    public var deadline: Double
    /// Bytes of unprocessed answers at which fetching pauses.
    public var backlogLimit: Int
    /// The maximum number of bytes in a decompressed body.
    public var bodyLimit: Int
    /// The maximum number of article pages per source and run; 0 for none.
    public var articlesPerSource: Int
    /// The maximum number of article pages per run for all sources that want only leading stories; 0 for none.
    public var topArticles: Int
    /// The maximum number of pictures per run, if the site stores copies; 0 for none.
    public var picturesPerRun: Int
    /// The maximum number of redirects for one feed.
    public var redirectLimit: Int
    /// The identification sent to servers, with a contact address; publishers block clients that hide.
    public var userAgent: String
    /// Hosts that may be on loopback or private networks, written as in feed addresses ("localhost", "10.0.0.5"). Only
    /// feeds configured on such a host can reach it; another publisher's redirect can't.
    public var allowedHosts: [String]
    /// Whether to refetch all feeds (`--force`): without conditional requests, and including those that are gone or
    /// backing off.
    public var ignoresValidators: Bool
    /// Whether to fetch feeds that are gone, backing off or not yet due.
    public var ignoresWaiting = false
    /// Whether mailboxes may be read, on this machine and on mail servers. Only their owner can name one, never a page.
    public var readsMailboxes = true
    /// The configured proxy: an address, "none" or "environment".
    public var namedProxy: String?
    /// The proxy's address, if one is configured. The `http_proxy` variable isn't consulted here, so that a run doesn't
    /// depend on a forgotten variable. A proxy resolves names itself, so private addresses can be refused only if
    /// written as numbers. `allowedHosts` bypass the proxy.
    public var proxy: String?
    /// The hosts that bypass this proxy, in the format of `NO_PROXY`. A source's own proxy has its own list.
    public var unproxied: [String]
    /// The request options of sources that have any.
    public var requestOptions: [FeedSource.ID: FeedRequestOptions]
    /// A PEM file of certificate authorities to trust instead of the system's.
    public var authorities: String?

    /// The same settings without time budgets, so that a check reports on every feed.
    public var unhurried: FetchSettings {
        var settings = self
        (settings.hostBudget, settings.roundBudget, settings.deadline) = (0, 0, 0)
        return settings
    }

    public init(
        concurrency: Int = 64, perHost: Int = 2, hostInterval: Double = 0.25, connectTimeout: Double = 10,
        timeout: Double = 30, hostBudget: Double = 120, roundBudget: Double = 900, deadline: Double = 0,
        backlogLimit: Int = 64 << 20, bodyLimit: Int = 15 << 20, articlesPerSource: Int = 10, topArticles: Int = 40,
        picturesPerRun: Int = 250, redirectLimit: Int = 5,
        userAgent: String = "GlobalPulse/0.1 (feed reader)", allowedHosts: [String] = [],
        ignoresValidators: Bool = false, proxy: String? = nil, unproxied: [String] = [],
        requestOptions: [FeedSource.ID: FeedRequestOptions] = [:], authorities: String? = nil
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
        self.topArticles = topArticles
        self.picturesPerRun = picturesPerRun
        self.redirectLimit = redirectLimit
        self.userAgent = userAgent
        self.allowedHosts = allowedHosts
        self.ignoresValidators = ignoresValidators
        namedProxy = nil
        self.proxy = proxy
        self.unproxied = unproxied
        self.requestOptions = requestOptions
        self.authorities = authorities
    }
}
