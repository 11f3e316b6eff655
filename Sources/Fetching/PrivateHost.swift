internal import Foundation
internal import Newsroom

/// Returns whether browsers would look for a host on the reader's own machine or network.
///
/// This covers names that no public server has: `localhost`, `printer`, and those that RFC 6761, RFC 6762, RFC 8375 and
/// ICANN reserve for home networks. It also covers private addresses in every notation browsers accept: `127.1`,
/// `0x7f000001` and `2130706433` are all 127.0.0.1 (URL Standard, "IPv4 parser").
///
/// - Parameter host: the host as written in an address, without user or port; IPv6 addresses in brackets.
public func isPrivateHost(_ host: String) -> Bool {
    var name = host.removingPercentEncoding ?? host
    // Browsers treat full-width digits and ideographic full stops like ASCII (UTS #46).
    if !name.utf8.allSatisfy({ $0 < 0x80 }) {
        name = name.precomposedStringWithCompatibilityMapping.replacing("。", with: ".")
    }
    name = name.lowercased()
    while name.hasSuffix(".") { name.removeLast() }
    if name.hasPrefix("["), name.hasSuffix("]") {
        let number = name.dropFirst().dropLast().prefix { $0 != "%" }
        return NetworkAddress(String(number))?.isPublic != true
    }
    var number = in_addr()
    if inet_aton(name, &number) == 1 {
        let bytes = withUnsafeBytes(of: &number) { Array($0) }
        return NetworkAddress(bytes.map { String($0) }.joined(separator: "."))?.isPublic != true
    }
    guard let dot = name.lastIndex(of: ".") else { return true }
    return privateDomains.contains(name[name.index(after: dot)...]) || name.hasSuffix(".home.arpa")
}

/// Returns whether an address is public at first glance. That needs no user, and a lower-case host of at least two
/// labels whose last label is a word and not a private domain. Nearly all addresses pass.
public func isPlainlyPublic(_ address: String) -> Bool {
    let rest = address.utf8.dropFirst(address.hasPrefix("https://") ? 8 : address.hasPrefix("http://") ? 7 : 0)
    let host = rest.prefix { $0 != UInt8(ascii: "/") && $0 != UInt8(ascii: "?") && $0 != UInt8(ascii: "#") }
    guard host.allSatisfy({ $0 &- 0x61 < 26 || $0 &- 0x30 < 10 || $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: ".") }),
        let dot = host.lastIndex(of: UInt8(ascii: "."))
    else { return false }
    let domain = host[host.index(after: dot)...]
    return domain.count > 1 && domain.allSatisfy { $0 &- 0x61 < 26 }
        && !privateDomains.contains(Substring(domain)) && !host.suffix(10).elementsEqual(".home.arpa".utf8)
}

/// Top-level domains used only in private networks.
private let privateDomains: Set<Substring> = [
    "localhost", "local", "internal", "localdomain", "lan", "home", "corp", "intranet", "private",
]

extension NetworkAddress {
    /// Whether the address is public. Documentation addresses count as public, since they lead into nobody's network.
    fileprivate var isPublic: Bool { restriction == nil || restriction == .exampleAddress }
}
