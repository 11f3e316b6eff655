internal import FoundationEssentials

/// A web host for static sites with known limits.
public enum WebHost: String, Sendable, CaseIterable {
    case github, gitlab, cloudflare, netlify

    public var name: String {
        switch self {
        case .github: "GitHub Pages"
        case .gitlab: "GitLab Pages"
        case .cloudflare: "Cloudflare Pages"
        case .netlify: "Netlify"
        }
    }

    /// Recognises the host in the address of a site or a repository; nil for any other host.
    public init?(address: String) {
        let host = Self.host(in: address)
        let known = Self.allCases.first { kind in
            kind.domains.contains { host == $0 || host.hasSuffix("." + $0) }
        }
        guard let known else { return nil }
        self = known
    }

    private var domains: [String] {
        switch self {
        case .github: ["github.com", "github.io"]
        case .gitlab: ["gitlab.com", "gitlab.io"]
        case .cloudflare: ["pages.dev"]
        case .netlify: ["netlify.app"]
        }
    }

    /// The limits for free plans, as documented in November 2026.
    var limits: [HostLimit] {
        switch self {
        // docs.github.com: "GitHub Pages limits"; a push with a file above 100 MiB is refused.
        case .github: [HostLimit(.bytes, 1_000_000_000, "1 GB"), HostLimit(.largestFile, 100 << 20, "100 MiB")]
        // docs.gitlab.com: "GitLab.com settings".
        case .gitlab: [HostLimit(.bytes, 1_000_000_000, "1 GB"), HostLimit(.files, 200_000, "200,000")]
        // developers.cloudflare.com: "Pages limits". Paid plans have 100,000 files.
        case .cloudflare: [HostLimit(.files, 20_000, "20,000"), HostLimit(.largestFile, 25 << 20, "25 MiB")]
        // docs.netlify.com: "Site deploys overview", files per directory.
        case .netlify: [HostLimit(.fullestFolder, 54_000, "54,000")]
        }
    }

    /// Returns the host in a URL or in git's short form: "git@github.com:me/news.git".
    private static func host(in address: String) -> String {
        if address.contains("://") { return (URL(string: address)?.host() ?? "").lowercased() }
        guard let colon = address.firstIndex(of: ":"), !address[..<colon].contains("/") else { return "" }
        let server = address[..<colon]
        return (server.lastIndex(of: "@").map { server[server.index(after: $0)...] } ?? server).lowercased()
    }
}

/// A limit of a web host.
struct HostLimit {
    enum Measure { case bytes, files, largestFile, fullestFolder }

    let measure: Measure
    let most: Int
    /// The limit as the host writes it.
    let text: String

    init(_ measure: Measure, _ most: Int, _ text: String) {
        self.measure = measure
        self.most = most
        self.text = text
    }
}
