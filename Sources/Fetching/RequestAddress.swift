import Addressing
import CCurl
import Newsroom

/// An http or https address that may be asked for, taken apart and put together again by the library that will connect
/// to it, so that the two never disagree on what the host is.
///
/// `Addressing` has the addresses that are shown and compared; what is connected to, libcurl alone decides.
struct RequestAddress: Hashable {
    /// Normalised and percent-encoded, without a fragment.
    let text: String
    let isSecure: Bool
    /// Lower case, without brackets, port or final dot. Numbers are written out: `0x7f.1` is 127.0.0.1.
    let host: String
    /// The port that is connected to, its scheme's where it names none.
    let port: Int
    /// Whether it names a port other than its scheme's.
    var hasOwnPort: Bool { port != (isSecure ? 443 : 80) }

    init(_ text: String) throws(Refusal) {
        try self.init(text, relativeTo: nil)
    }

    /// Where a `Location` header points from here (RFC 9110, section 10.2.2).
    func resolving(_ location: String) throws(Refusal) -> RequestAddress {
        try RequestAddress(location, relativeTo: self)
    }

    /// Scheme, host and port.
    var origin: String {
        (isSecure ? "https://" : "http://") + String(decoding: AddressParts(text).authority ?? [], as: UTF8.self)
    }

    /// Whether another address has the same scheme, host and port.
    func hasOrigin(of other: RequestAddress) -> Bool {
        isSecure == other.isSecure && host == other.host && port == other.port
    }

    /// Its host and port as an entry of `allowedHosts`.
    var hostAndPort: String { (host.contains(":") ? "[\(host)]" : host) + ":\(port)" }

    /// From the first slash on, the query included.
    var path: String {
        let parts = AddressParts(text)
        let path = parts.path + (parts.query.map { [UInt8(ascii: "?")] + $0 } ?? [])
        return (parts.path.isEmpty ? "/" : "") + String(decoding: path, as: UTF8.self)
    }

    /// The same over TLS.
    func secured() throws(Refusal) -> RequestAddress {
        isSecure ? self : try RequestAddress("https" + text.dropFirst("http".count))
    }

    private init(_ text: String, relativeTo base: RequestAddress?) throws(Refusal) {
        // C strings end at a zero byte: without this check, what is looked at and what is asked for could differ.
        guard text.utf8.allSatisfy({ $0 >= 0x20 && $0 != 0x7F }) else {
            throw Refusal(reason: Message(.controlCharacter))
        }
        guard text.utf8.count <= 8_000 else {
            throw Refusal(reason: Message(.longAddress, ["limit": .number(8_000)]))
        }
        guard let parts = curl_url() else { throw Refusal(reason: Message(.outOfMemory)) }
        defer { curl_url_cleanup(parts) }
        if let base { curl_url_set(parts, CURLUPART_URL, base.text, 0) }
        // Credentials: none are sent, so an address that holds some is refused rather than quietly changed.
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

    /// The address with what is not ASCII behind its host encoded in capital digits. libcurl takes small ones, which some
    /// servers do not know.
    private static func encoded(_ text: String) -> String {
        guard !text.utf8.allSatisfy({ $0 < 0x80 }), let scheme = text.firstRange(of: "://") else { return text }
        let path = text[scheme.upperBound...].firstIndex { "/?#".contains($0) } ?? text.endIndex
        return text[..<path] + HeaderValue.address(Array(text[path...].utf8))
    }

    /// The host that an address of any scheme names, as names are compared.
    static func host(in address: String) -> String {
        let rest = address.drop { $0 != ":" }.dropFirst(3).prefix { $0 != "/" }
        return bare(String(rest.hasPrefix("[") ? rest.prefix { $0 != "]" } + "]" : rest.prefix { $0 != ":" }))
    }

    /// A host's name as names are compared.
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
