/// How one source's feed is asked for, where that differs from all others.
public struct FeedManners: Sendable, Equatable {
    /// As `FetchSettings.userAgent`; nil for the same as for all.
    public var userAgent: String?
    /// As `FetchSettings.proxy`; empty for none, nil for the same as for all.
    public var proxy: String?
    /// Hosts that are asked for without that proxy, as `FetchSettings.unproxied`.
    public var unproxied: [String]
    /// Seconds that must have passed since it was last asked for.
    public var interval: Double
    /// Lines of the request's head that are for its own server alone: they may hold secrets. They go out with the feed, never
    /// with its articles' pages, and never to where a redirect leads away from its host.
    public var lines: [String]
    /// Where a secret should have been that is not there or fits into no line: the feed is not asked for without it.
    public var missingSecret: String?

    public init(
        userAgent: String? = nil, proxy: String? = nil, unproxied: [String] = [], interval: Double = 0,
        lines: [String] = [], missingSecret: String? = nil
    ) {
        self.userAgent = userAgent
        self.proxy = proxy
        self.unproxied = unproxied
        self.interval = interval
        self.lines = lines
        self.missingSecret = missingSecret
    }

    /// Whether a text can stand in a line of a request's head.
    public static func isSafe(_ value: String) -> Bool {
        !value.isEmpty && value.utf8.count <= 8_000 && value.utf8.allSatisfy { (0x20...0x7E).contains($0) }
    }

    /// Whether the lines for a feed's own server would go to another address, too.
    public static func areTold(at address: String, asAt feed: String) -> Bool {
        guard let home = try? RequestAddress(feed), let other = try? RequestAddress(address) else { return false }
        return home.trusts(other)
    }
}

extension RequestAddress {
    /// Whether what is for the server at this address alone may be said at another one: not to another host, and not in the
    /// open where this address asks for TLS.
    func trusts(_ other: RequestAddress) -> Bool {
        let isSecured = other.host == host && other.isSecure && !other.hasOwnPort
        return other.origin == origin || isSecured
    }
}

extension FetchSettings {
    /// The proxy that a request goes through; nil where it goes straight to its host.
    func proxy(for request: Request) -> String? {
        let host = request.trail.address.host
        // Whoever names a proxy says what goes around it.
        let isOwn = request.manners.proxy != nil
        guard let proxy = request.manners.proxy ?? proxy, !proxy.isEmpty, !allows(host),
            !Self.goes(host, around: isOwn ? request.manners.unproxied : unproxied)
        else { return nil }
        return proxy
    }

    /// As `NO_PROXY` names hosts: each with all below it, or all of them.
    private static func goes(_ host: String, around hosts: [String]) -> Bool {
        hosts.contains { name in
            let bare = RequestAddress.bare(name.hasPrefix(".") ? String(name.dropFirst()) : name)
            return name == "*" || (!bare.isEmpty && (host == bare || host.hasSuffix("." + bare)))
        }
    }
}
