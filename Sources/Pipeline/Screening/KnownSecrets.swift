internal import Addressing
internal import Fetching
internal import Foundation
internal import Newsroom

/// Secrets in the configuration that no page may show: private feed addresses, the keys in them, logins, headers and
/// passphrases. A feed may echo them, since its server knows most of them.
struct KnownSecrets: Sendable {
    /// Feed addresses by host.
    private var addresses: [String: [Address]] = [:]
    /// Keys, passwords and complete logins, longest first. None of them may appear in any text.
    private(set) var texts: [String] = []

    fileprivate struct Address: Sendable {
        /// The address without its scheme, decoded, in lower case.
        let text: String
        let isPrivate: Bool
    }

    /// The minimum length of a secret. Shorter ones appear in many words by chance.
    private static let shortestSecret = 4
    /// A parameter made of letters and digits counts as a key from this length on, whatever its name.
    private static let longEnough = 20
    /// The maximum number of times an address within another may be percent-encoded.
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

    /// Collects the keys in an address that a feed's server redirected to.
    init(redirect address: String) {
        var found: Set<String> = []
        if FeedSource.mayHoldSecret(address) { add(feed: address, isPrivate: false, keys: &found) }
        take(found)
    }

    private mutating func take(_ found: Set<String>) {
        let long = found.filter { $0.utf8.count >= Self.shortestSecret }
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

    /// Returns whether a parameter has the name of a key or looks like one.
    private static func isKey(_ value: String, named name: String) -> Bool {
        let name = name.lowercased()
        if keyNames.contains(where: name.contains) || shortKeyNames.contains(name) { return true }
        // Seen in the wild: channels and film lists with long ids that are public.
        guard value.count >= longEnough, !name.hasSuffix("_id") else { return false }
        return value.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "-_.~+/=".contains($0)) }
            && value.contains(where: \.isNumber) && value.contains(where: \.isLetter)
    }

    /// Returns whether a path component of a private address is a key rather than a word.
    private static func isKeyInPath(_ text: String) -> Bool {
        text.count >= 12 && text.contains(where: \.isNumber) && text.contains(where: \.isLetter)
    }

    private static let keyNames = [
        "token", "key", "secret", "pass", "pwd", "auth", "sig", "session", "credential", "jwt", "private",
    ]
    private static let shortKeyNames: Set = ["u", "k", "t", "h", "sid", "uid", "hash", "code", "pw", "access", "pin"]

    /// Decodes percent-encoding repeatedly, then HTML-encoded ampersands.
    private static func decoded(_ text: String) -> String {
        var text = text
        for _ in 0..<mostEncodings where text.contains("%") {
            guard let next = text.removingPercentEncoding, next != text else { break }
            text = next
        }
        guard text.contains("&") else { return text }
        return ["&amp;", "&#38;", "&#x26;"].reduce(text) { $0.replacing($1, with: "&") }
    }

    /// Returns whether an address contains a key, belongs to a private feed, or contains such an address.
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
        // An address within another starts with a scheme, or at least with a host.
        let rest = text.dropFirst(8).lowercased()
        guard rest.contains("/") || rest.contains("=") else { return false }
        let plain = [":443/", ":80/"].reduce(rest) { $0.replacing($1, with: "/") }
        return addresses.contains { host, own in
            rest.holds(host) && own.contains { plain.holds($0.text) }
        }
    }

    /// Returns the text with all keys replaced by an ellipsis.
    func removed(from text: String) -> String {
        texts.reduce(text) { $0.holds($1) ? $0.replacing($1, with: "…") : $0 }
    }
}

extension KnownSecrets.Address {
    /// Returns whether an address without its scheme is this feed's, regardless of the order of parameters. For a
    /// private feed, any suffix is ignored as well; otherwise a longer address is an article's own.
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
    /// Returns whether the text contains the bytes of another. (`contains` compares characters and is fifty times
    /// slower.)
    fileprivate func holds(_ other: String) -> Bool { !other.isEmpty && strstr(self, other) != nil }
}
