/// How one source's feed is asked for, where that differs from all others.
public struct FeedManners: Sendable, Equatable {
    /// As `FetchSettings.userAgent`; nil for the same as for all.
    public var userAgent: String?
    /// As `FetchSettings.proxy`; empty for none, nil for the same as for all.
    public var proxy: String?
    /// Seconds that must have passed since it was last asked for.
    public var interval: Double
    /// Lines of the request's head that are for its own server alone: they may hold secrets. They go out with the feed, never
    /// with its articles' pages, and never to where a redirect leads away from its host.
    public var lines: [String]
    /// Where a secret should have been that is not there: the feed is not asked for without it.
    public var missingSecret: String?

    public init(
        userAgent: String? = nil, proxy: String? = nil, interval: Double = 0, lines: [String] = [],
        missingSecret: String? = nil
    ) {
        self.userAgent = userAgent
        self.proxy = proxy
        self.interval = interval
        self.lines = lines
        self.missingSecret = missingSecret
    }

    /// Whether a text can stand in a line of a request's head.
    public static func isSafe(_ value: String) -> Bool {
        !value.isEmpty && value.utf8.count <= 8_000 && value.utf8.allSatisfy { (0x20...0x7E).contains($0) }
    }
}

extension FetchSettings {
    /// The proxy that a request goes through; nil where it goes straight to its host.
    func proxy(for request: Request) -> String? {
        let host = request.trail.address.host
        guard let proxy = request.manners.proxy ?? proxy, !proxy.isEmpty, !allows(host), !goesAround(host) else {
            return nil
        }
        return proxy
    }

    /// As `NO_PROXY` names hosts: each with all below it, or all of them.
    private func goesAround(_ host: String) -> Bool {
        unproxied.contains { name in
            let bare = RequestAddress.bare(name.hasPrefix(".") ? String(name.dropFirst()) : name)
            return name == "*" || (!bare.isEmpty && (host == bare || host.hasSuffix("." + bare)))
        }
    }
}
