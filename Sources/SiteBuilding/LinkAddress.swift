internal import Addressing

/// Addresses of other hosts.
enum LinkAddress {
    /// An address that a link may have, as `linkAddress` writes it; nil when there is none or it may not stand in a link.
    static func safe(_ address: String?) -> String? { address.flatMap(linkAddress) }
}
