/// The request options for a single feed.
public struct FeedRequestOptions: Sendable, Equatable {
    /// The feed's own user agent; nil to use `FetchSettings.userAgent`.
    public var userAgent: String?
    /// The feed's own proxy. An empty text means none; nil means `FetchSettings.proxy`.
    public var proxy: String?
    /// The hosts that bypass this proxy, like `FetchSettings.unproxied`.
    public var unproxied: [String]
    /// The minimum number of seconds between requests.
    public var interval: Double
    /// Extra header lines, which may contain secrets. They are sent only with the feed itself, never with article
    /// pages, and never after a redirect to another host.
    public var lines: [String]
    /// The user name and password for a mail server ("name:password"), sent to no other server.
    public var login: String?
    /// Whether the login holds an access token in place of the password.
    public var usesToken: Bool
    /// Whether the address is a page read as a feed. It is then fetched only as far as robots.txt allows.
    public var isPage: Bool
    /// The location of a secret that is missing or invalid. The feed isn't fetched without it.
    public var missingSecret: String?

    public init(
        userAgent: String? = nil, proxy: String? = nil, unproxied: [String] = [], interval: Double = 0,
        lines: [String] = [], login: String? = nil, usesToken: Bool = false, isPage: Bool = false,
        missingSecret: String? = nil
    ) {
        self.userAgent = userAgent
        self.proxy = proxy
        self.unproxied = unproxied
        self.interval = interval
        self.lines = lines
        self.login = login
        self.usesToken = usesToken
        self.isPage = isPage
        self.missingSecret = missingSecret
    }

    /// Returns whether a text is valid as a header line.
    public static func isSafe(_ value: String) -> Bool {
        !value.isEmpty && value.utf8.count <= 8_000 && value.utf8.allSatisfy { (0x20...0x7E).contains($0) }
    }

    /// Returns whether a feed's private header lines would also be sent to another address.
    public static func areSent(to address: String, asTo feed: String) -> Bool {
        guard let home = try? RequestAddress(feed), let other = try? RequestAddress(address) else { return false }
        return home.trusts(other)
    }
}

extension RequestAddress {
    /// Returns whether header lines for this address may be sent to another one. It must be on the same host, and must
    /// use TLS if this address does.
    func trusts(_ other: RequestAddress) -> Bool {
        let isSecured = other.host == host && other.isSecure && !other.hasOwnPort
        return other.origin == origin || isSecured
    }
}

extension FetchSettings {
    /// Returns the proxy for a request, or nil for a direct connection.
    func proxy(for request: Request) -> String? {
        proxy(to: request.trail.address.host, with: request.requestOptions)
    }

    /// Returns the proxy for a host, or nil for a direct connection.
    func proxy(to host: String, with options: FeedRequestOptions) -> String? {
        // A source's own proxy comes with its own exceptions.
        let isOwn = options.proxy != nil
        guard let proxy = options.proxy ?? proxy, !proxy.isEmpty, !allows(host),
            !Self.goes(host, around: isOwn ? options.unproxied : unproxied)
        else { return nil }
        return proxy
    }

    /// Returns the proxy for a service that the owner has named, or nil for a direct connection. A service on a private
    /// network is reached directly.
    func proxy(toService address: String) -> String? {
        let host = RequestAddress.host(in: address)
        let isPrivate = isPrivateHost(host.contains(":") ? "[\(host)]" : host)
        return isPrivate ? nil : proxy(to: host, with: FeedRequestOptions())
    }

    /// Matches a host against entries of `NO_PROXY`: each covers its subdomains, and "*" covers everything.
    private static func goes(_ host: String, around hosts: [String]) -> Bool {
        hosts.contains { name in
            let bare = RequestAddress.bare(name.hasPrefix(".") ? String(name.dropFirst()) : name)
            return name == "*" || (!bare.isEmpty && (host == bare || host.hasSuffix("." + bare)))
        }
    }
}
