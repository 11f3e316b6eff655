/// The origin of an http(s) address (RFC 6454): scheme, host and port.
public struct Origin: Sendable, Hashable {
    /// Whether the scheme is https.
    public let isSecure: Bool
    /// The host in lower case, without trailing dots; IPv6 addresses are in brackets.
    public let host: String
    /// The port; nil if it is the scheme's default (RFC 3986, section 6.2.3) or not given.
    public let port: String?

    /// Parses an address; nil if it has another scheme or no host.
    public init?(_ address: String) {
        if let plain = Self.plain(address) { self = plain } else { self.init(AddressParts(address)) }
    }

    private init(isSecure: Bool, host: String) { (self.isSecure, self.host, port) = (isSecure, host, nil) }

    /// Returns the origin of an address whose host is taken as it is written, as nearly all are: letters in lower case,
    /// digits, hyphens and points, with no user or port.
    private static func plain(_ address: String) -> Origin? {
        address.utf8.withContiguousStorageIfAvailable { bytes in
            let isSecure = bytes.starts(with: "https://".utf8)
            guard isSecure || bytes.starts(with: "http://".utf8) else { return nil }
            let host = bytes[(isSecure ? 8 : 7)...].prefix {
                $0 &- 0x61 < 26 || $0 &- 0x30 < 10 || $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: ".")
            }
            guard let last = host.last, last != UInt8(ascii: "."),
                host.endIndex == bytes.count || bytes[host.endIndex] == UInt8(ascii: "/")
            else { return nil }
            return Origin(isSecure: isSecure, host: String(decoding: host, as: UTF8.self))
        } ?? nil
    }

    /// Creates the origin of a parsed address; nil if it has another scheme or no host.
    public init?(_ parts: AddressParts) {
        guard let scheme = parts.scheme, let text = parts.authority else { return nil }
        let name = scheme.lazy.map(\.smallLetter)
        isSecure = name.elementsEqual("https".utf8)
        guard isSecure || name.elementsEqual("http".utf8) else { return nil }
        let authority = Authority(text)
        let bare = authority.host.dropLast(authority.host.reversed().prefix { $0 == UInt8(ascii: ".") }.count)
        host = String(decoding: bare, as: UTF8.self).lowercased()
        // Colons are allowed only in IP addresses in brackets.
        let isNumber = bare.first == UInt8(ascii: "[") && bare.last == UInt8(ascii: "]")
        if bare.isEmpty || !isNumber && bare.contains(UInt8(ascii: ":")) { return nil }
        let digits = authority.port.map { String(decoding: $0, as: UTF8.self) } ?? ""
        port = digits.isEmpty || digits == (isSecure ? "443" : "80") ? nil : digits
    }

    /// The origin as an address without a path ("https://news.example:8080").
    public var text: String { (isSecure ? "https://" : "http://") + host + (port.map { ":" + $0 } ?? "") }
}
