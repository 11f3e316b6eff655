internal import Addressing
internal import Fetching
internal import Newsroom

/// Keeps addresses away from readers that strangers should not give them: secrets of the configuration, and places in readers'
/// own networks.
struct AddressScreen: Sendable {
    private let secrets: KnownSecrets
    /// The hosts that the owner trusts, and each source's own: a newsroom's intranet may link to itself. nil where hosts make
    /// no difference.
    private let trusted: Set<String>?
    private let homes: [FeedSource.ID: String]

    init(_ configuration: Configuration) {
        secrets = KnownSecrets(configuration)
        trusted = configuration.fetching.allowedHostNames
        homes = Dictionary(
            configuration.sources.compactMap { source in Origin(source.feed).map { (source.id, $0.host) } },
            uniquingKeysWith: { first, _ in first })
    }

    /// Knows nothing but the address that a feed's own server has led to, which may hold a key of its own.
    init(redirect address: String) {
        secrets = KnownSecrets(redirect: address)
        trusted = nil
        homes = [:]
    }

    /// The address as readers may have it, without a user and a password; nil where they may not.
    ///
    /// - Parameter source: the feed that names it.
    func shown(_ address: String?, of source: FeedSource.ID) -> String? {
        guard let address else { return nil }
        if isPlainlyPublic(address) { return secrets.isEmpty || !secrets.isIn(address) ? address : nil }
        let plain = withoutUser(address)
        guard let host = Origin(plain)?.host, !secrets.isIn(address) else { return nil }
        guard let trusted else { return plain }
        return !isPrivateHost(host) || trusted.contains(host) || homes[source] == host ? plain : nil
    }

    var holdsSecrets: Bool { !secrets.isEmpty }

    /// A text with every secret in it left out.
    func shown(text: String) -> String { secrets.isEmpty ? text : secrets.removed(from: text) }
}
