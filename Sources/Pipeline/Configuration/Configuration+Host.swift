internal import Newsroom
public import Publishing

/// The setting for the site's web host.
public enum HostChoice: String, Sendable, CaseIterable {
    /// Recognised in the addresses of the targets and the site.
    case auto
    case github, gitlab, cloudflare, netlify
}

extension Configuration {
    /// The published site's size compared with the limits of its host; nil if nothing is published, or the host is
    /// unknown.
    public var hostFit: HostFit? {
        guard let host = WebHost(rawValue: host.rawValue) ?? recognisedHost else { return nil }
        return SiteSize(of: output, with: privateFolders).map { HostFit($0, on: host) }
    }

    /// The host of the first target or, failing that, of the site's address that is one we know. Nil unless it is to be
    /// recognised.
    private var recognisedHost: WebHost? {
        (targets.map(\.address) + [site.address].compactMap(\.self)).lazy.compactMap { WebHost(address: $0) }.first
    }
}
