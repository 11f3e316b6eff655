import Addressing
import CCurl
import Foundation
import Newsroom

/// An http or https address for a request. It is parsed and normalised by libcurl, which also makes the connection, so
/// that the two can't disagree about the host.
///
/// For addresses that are displayed or compared, use `Addressing`. What we connect to is for libcurl alone to decide.
struct RequestAddress: Hashable {
    /// The normalised, percent-encoded address without a fragment.
    let text: String
    let isSecure: Bool
    /// The host in lower case, without brackets, port or trailing dot. Numbers are in standard notation: `0x7f.1` is
    /// 127.0.0.1.
    let host: String
    /// The port to connect to; the scheme's default if the address has none.
    let port: Int
    /// Whether the port differs from the scheme's default.
    var hasOwnPort: Bool { port != (isSecure ? 443 : 80) }

    init(_ text: String) throws(Refusal) {
        try self.init(text, relativeTo: nil)
    }

    /// Resolves a `Location` header against this address (RFC 9110, section 10.2.2).
    func resolving(_ location: String) throws(Refusal) -> RequestAddress {
        try RequestAddress(location, relativeTo: self)
    }

    /// The scheme, host and port.
    var origin: String {
        (isSecure ? "https://" : "http://") + String(decoding: AddressParts(text).authority ?? [], as: UTF8.self)
    }

    /// Returns whether another address has the same scheme, host and port.
    func hasOrigin(of other: RequestAddress) -> Bool {
        isSecure == other.isSecure && host == other.host && port == other.port
    }

    /// The host and port in the format of `allowedHosts`.
    var hostAndPort: String { (host.contains(":") ? "[\(host)]" : host) + ":\(port)" }

    /// The path with its query.
    var path: String {
        let parts = AddressParts(text)
        let path = parts.path + (parts.query.map { [UInt8(ascii: "?")] + $0 } ?? [])
        return (parts.path.isEmpty ? "/" : "") + String(decoding: path, as: UTF8.self)
    }

    /// Returns the same address with https.
    func secured() throws(Refusal) -> RequestAddress {
        isSecure ? self : try RequestAddress("https" + text.dropFirst("http".count))
    }

    private init(_ text: String, relativeTo base: RequestAddress?) throws(Refusal) {
        // C strings end at a NUL byte, so without this check, the address we inspect and the one we request could
        // differ.
        guard text.utf8.allSatisfy({ $0 >= 0x20 && $0 != 0x7F }) else {
            throw Refusal(reason: Message(.controlCharacter))
        }
        guard text.utf8.count <= 8_000 else {
            throw Refusal(reason: Message(.longAddress, ["limit": .number(8_000)]))
        }
        guard let parts = curl_url() else { throw Refusal(reason: Message(.outOfMemory)) }
        defer { curl_url_cleanup(parts) }
        if let base { curl_url_set(parts, CURLUPART_URL, base.text, 0) }
        // Reject credentials rather than silently dropping them, because they are never sent.
        let flags = UInt32(CURLU_URLENCODE | CURLU_DISALLOW_USER)
        switch curl_url_set(parts, CURLUPART_URL, base == nil ? Self.encoded(text) : text, flags) {
        case CURLUE_OK: break
        case CURLUE_USER_NOT_ALLOWED:
            throw Refusal(reason: Message(.credentials))
        case CURLUE_UNSUPPORTED_SCHEME:
            throw Refusal(reason: Message(.foreignScheme, ["address": .text(Self.excerpt(text))]))
        default: throw Refusal(reason: Message(.noAddress, ["address": .text(Self.excerpt(text))]))
        }
        curl_url_set(parts, CURLUPART_FRAGMENT, nil, 0)
        guard let scheme = Self.part(CURLUPART_SCHEME, of: parts), scheme == "http" || scheme == "https" else {
            throw Refusal(reason: Message(.foreignScheme, ["address": .text(Self.excerpt(text))]))
        }
        guard let host = Self.part(CURLUPART_HOST, of: parts),
            let whole = Self.part(CURLUPART_URL, of: parts, flags: UInt32(CURLU_NO_DEFAULT_PORT)),
            let port = Self.part(CURLUPART_PORT, of: parts, flags: UInt32(CURLU_DEFAULT_PORT)).flatMap({ Int($0) })
        else {
            throw Refusal(reason: Message(.noAddress, ["address": .text(Self.excerpt(text))]))
        }
        self.text = whole
        isSecure = scheme == "https"
        self.host = Self.bare(host)
        self.port = port
    }

    /// Encodes non-ASCII characters: in the host as name servers know it, and after it as percent-encoding with
    /// upper-case digits. libcurl would use lower case, which some servers don't accept.
    private static func encoded(_ text: String) -> String {
        guard !text.utf8.allSatisfy({ $0 < 0x80 }), let scheme = text.firstRange(of: "://") else { return text }
        let path = text[scheme.upperBound...].firstIndex { "/?#".contains($0) } ?? text.endIndex
        let host = text[scheme.upperBound..<path]
        return text[..<scheme.upperBound] + (registered(host) ?? String(host))
            + HeaderValue.address(Array(text[path...].utf8))
    }

    /// Returns a host as it is registered ("münchen.example" is "xn--mnchen-3ya.example"), with its port; nil if it is
    /// ASCII already or can't be encoded. libcurl encodes hosts only in the locale's character set, and this program
    /// has none.
    private static func registered(_ host: Substring) -> String? {
        guard !host.utf8.allSatisfy({ $0 < 0x80 }), !host.contains("@") else { return nil }
        let name = host.prefix { $0 != ":" }
        guard let ascii = URLComponents(string: "http://\(name)/")?.encodedHost, !ascii.isEmpty,
            ascii.utf8.allSatisfy({ $0 < 0x80 && $0 != UInt8(ascii: "%") })
        else { return nil }
        return ascii + host[name.endIndex...]
    }

    /// Returns the normalised host of an address with any scheme.
    static func host(in address: String) -> String {
        var rest = address.drop { $0 != ":" }.dropFirst(3).prefix { !"/?#".contains($0) }
        if let at = rest.lastIndex(of: "@") { rest = rest[at...].dropFirst() }
        return bare(String(rest.hasPrefix("[") ? rest.prefix { $0 != "]" } + "]" : rest.prefix { $0 != ":" }))
    }

    /// Normalises a host name for comparison.
    static func bare(_ host: String) -> String {
        var name = host.lowercased()[...]
        if name.hasPrefix("["), name.hasSuffix("]") { name = name.dropFirst().dropLast() }
        if name.hasSuffix(".") { name = name.dropLast() }
        return String(name)
    }

    private static func part(_ part: CURLUPart, of parts: OpaquePointer, flags: UInt32 = 0) -> String? {
        var text: UnsafeMutablePointer<CChar>?
        guard curl_url_get(parts, part, &text, flags) == CURLUE_OK, let text else { return nil }
        defer { curl_free(text) }
        return String(cString: text)
    }

    private static func excerpt(_ text: String) -> String {
        text.count > 80 ? text.prefix(80) + "…" : text
    }
}
