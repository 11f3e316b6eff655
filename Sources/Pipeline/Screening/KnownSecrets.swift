internal import Addressing
internal import Fetching
internal import Foundation
internal import Newsroom

/// What the configuration knows and no page may show: addresses of feeds that are kept to ourselves, keys in them, logins,
/// headers and passphrases. A feed may echo them, since its server knows most of them.
struct KnownSecrets: Sendable {
    /// Addresses of feeds by their hosts.
    private var addresses: [String: [Address]] = [:]
    /// Keys, passwords and whole logins, the longest first: none of them may be in any text.
    private(set) var texts: [String] = []

    fileprivate struct Address: Sendable {
        /// Without its scheme, decoded, in small letters.
        let text: String
        let isPrivate: Bool
    }

    /// A shorter text is in many words by chance.
    private static let shortest = 4
    /// From so many characters on a parameter of letters and digits is taken for a key, whatever it is called.
    private static let longEnough = 20
    /// So often an address may be percent-encoded within another.
    private static let mostEncodings = 3

    var isEmpty: Bool { addresses.isEmpty && texts.isEmpty }

    init(_ configuration: Configuration) {
        var found: Set<String> = []
        for source in configuration.sources where source.publicFeed == nil {
            add(feed: source.feed, isPrivate: source.isPrivate, keys: &found)
        }
        found.formUnion(configuration.secretTexts)
        take(found)
    }

    /// What the address of a feed holds that its own server has led to.
    init(redirect address: String) {
        var found: Set<String> = []
        if FeedSource.mayHoldSecret(address) { add(feed: address, isPrivate: false, keys: &found) }
        take(found)
    }

    private mutating func take(_ found: Set<String>) {
        let long = found.filter { $0.utf8.count >= Self.shortest }
        let spelled = long.union(
            long.compactMap { $0.addingPercentEncoding(withAllowedCharacters: .alphanumerics) })
        texts = spelled.sorted { ($1.utf8.count, $0) < ($0.utf8.count, $1) }
    }

    private mutating func add(feed: String, isPrivate: Bool, keys: inout Set<String>) {
        let parts = AddressParts(feed)
        guard let origin = Origin(parts) else { return }
        let plain = comparableAddress(feed)
        addresses[origin.host, default: []].append(
            Address(text: Self.decoded(plain).lowercased(), isPrivate: isPrivate))
        if isPrivate, parts.path.count > 1 || parts.query != nil { keys.insert(plain) }
        if isPrivate {
            keys.formUnion(
                parts.segments.map { Self.decoded(String(decoding: $0, as: UTF8.self)) }.filter(Self.isKeyInPath))
        }
        for parameter in parts.parameters {
            let halves = parameter.split(separator: UInt8(ascii: "="), maxSplits: 1, omittingEmptySubsequences: false)
            let (name, value) = (halves[0], halves.count > 1 ? halves[1] : halves[0])
            let text = Self.decoded(String(decoding: value, as: UTF8.self))
            if isPrivate || Self.isKey(text, named: Self.decoded(String(decoding: name, as: UTF8.self))) {
                keys.insert(text)
            }
        }
        if let user = parts.user {
            let login = Self.decoded(String(decoding: user, as: UTF8.self))
            keys.insert(login)
            if let colon = login.firstIndex(of: ":") { keys.insert(String(login[login.index(after: colon)...])) }
        }
    }

    /// Whether a parameter of an address is a key by its name, or looks like one.
    private static func isKey(_ value: String, named name: String) -> Bool {
        let name = name.lowercased()
        if keyNames.contains(where: name.contains) || shortKeyNames.contains(name) { return true }
        // Seen in the wild: channels and lists of films by ids that everybody may know.
        guard value.count >= longEnough, !name.hasSuffix("_id") else { return false }
        return value.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "-_.~+/=".contains($0)) }
            && value.contains(where: \.isNumber) && value.contains(where: \.isLetter)
    }

    /// Whether a part of a private address's path is a key rather than a word.
    private static func isKeyInPath(_ text: String) -> Bool {
        text.count >= 12 && text.contains(where: \.isNumber) && text.contains(where: \.isLetter)
    }

    private static let keyNames = [
        "token", "key", "secret", "pass", "pwd", "auth", "sig", "session", "credential", "jwt", "private",
    ]
    private static let shortKeyNames: Set = ["u", "k", "t", "h", "sid", "uid", "hash", "code", "pw", "access", "pin"]

    /// Percent-decoded as often as something is left to decode, and with ampersands as HTML does not write them.
    private static func decoded(_ text: String) -> String {
        var text = text
        for _ in 0..<mostEncodings where text.contains("%") {
            guard let next = text.removingPercentEncoding, next != text else { break }
            text = next
        }
        guard text.contains("&") else { return text }
        return ["&amp;", "&#38;", "&#x26;"].reduce(text) { $0.replacing($1, with: "&") }
    }

    /// Whether an address holds a key, is one of a feed that is kept to ourselves, or holds one within.
    func isIn(_ address: String) -> Bool {
        if texts.contains(where: address.holds) { return true }
        if addresses.isEmpty { return false }
        let encoded = address.contains("%") || address.contains("&")
        let text = encoded ? Self.decoded(address) : address
        if encoded, texts.contains(where: text.holds) { return true }
        let host = Origin(address)?.host ?? ""
        if let own = addresses[host] {
            let plain = Self.decoded(comparableAddress(address)).lowercased()
            if own.contains(where: { $0.isWhole(plain) }) { return true }
        }
        // An address within another begins with a scheme, or at least with a host.
        let rest = text.dropFirst(8).lowercased()
        guard rest.contains("/") || rest.contains("=") else { return false }
        let plain = [":443/", ":80/"].reduce(rest) { $0.replacing($1, with: "/") }
        return addresses.contains { host, own in
            rest.holds(host) && own.contains { plain.holds($0.text) }
        }
    }

    /// A text with every key in it left out.
    func removed(from text: String) -> String {
        texts.reduce(text) { $0.holds($1) ? $0.replacing($1, with: "…") : $0 }
    }
}

extension KnownSecrets.Address {
    /// Whether an address without scheme is this one: the order of parameters and what follows them make no difference, except
    /// that a longer one without a key is an article's own.
    fileprivate func isWhole(_ other: String) -> Bool {
        if other == text { return true }
        if isPrivate, other.hasPrefix(text) { return true }
        return other.count == text.count && Self.sorted(other) == Self.sorted(text)
    }

    private static func sorted(_ address: String) -> [Substring] {
        let halves = address.split(separator: "?", maxSplits: 1)
        return halves.prefix(1) + (halves.count > 1 ? halves[1].split(separator: "&").sorted() : [])
    }
}

extension String {
    /// Whether it holds the bytes of another text. (`contains` compares characters, which takes fifty times as long.)
    fileprivate func holds(_ other: String) -> Bool { !other.isEmpty && strstr(self, other) != nil }
}
