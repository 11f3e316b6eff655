internal import Addressing
internal import Fetching
internal import Newsroom

/// A filter for addresses that must not reach readers: those with secrets from the configuration, and those in private
/// networks.
struct AddressScreen: Sendable {
    private let secrets: KnownSecrets
    /// The hosts the owner allows. A source may also link to its own host, as a newsroom's intranet does. nil: don't
    /// check hosts.
    private let trusted: Set<String>?
    private let homes: [FeedSource.ID: String]

    init(_ configuration: Configuration) {
        secrets = KnownSecrets(configuration)
        trusted = configuration.fetching.allowedHostNames
        homes = Dictionary(
            configuration.sources.compactMap { source in Origin(source.feed).map { (source.id, $0.host) } },
            uniquingKeysWith: { first, _ in first })
    }

    /// Creates a screen that only knows the address a feed's server redirected to, which may contain a key.
    init(redirect address: String) {
        secrets = KnownSecrets(redirect: address)
        trusted = nil
        homes = [:]
    }

    /// Returns the address without user name and password, or nil if readers must not see it.
    ///
    /// - Parameter source: the feed that contains the address.
    func shown(_ address: String?, of source: FeedSource.ID) -> String? {
        guard let address else { return nil }
        if isPlainlyPublic(address) { return secrets.isEmpty || !secrets.isIn(address) ? address : nil }
        let plain = withoutUser(address)
        guard let host = Origin(plain)?.host, !secrets.isIn(address) else { return nil }
        guard let trusted else { return plain }
        return !isPrivateHost(host) || trusted.contains(host) || homes[source] == host ? plain : nil
    }

    var holdsSecrets: Bool { !secrets.isEmpty }

    /// Returns the text with all secrets removed.
    func shown(text: String) -> String { secrets.isEmpty ? text : secrets.removed(from: text) }
}
