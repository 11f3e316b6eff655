/// The five parts of an address, or of a reference to one, as they are written (RFC 3986, section 3 and appendix B).
///
/// Every text has such parts: nothing is judged, decoded or changed. All that reads addresses begins here, so that no
/// two readers disagree on where the host ends.
public struct AddressParts: Sendable {
    /// Without its colon ("https"); nil when there is none.
    public var scheme: ArraySlice<UInt8>?
    /// User, host and port, without the two slashes before them; nil when those are missing.
    public var authority: ArraySlice<UInt8>?
    /// Empty, or from its first slash on.
    public var path: ArraySlice<UInt8>
    /// Without its question mark; nil when there is none.
    public var query: ArraySlice<UInt8>?
    /// Without its number sign; nil when there is none.
    public var fragment: ArraySlice<UInt8>?

    public init(_ text: String) { self.init(Array(text.utf8)) }

    public init(_ bytes: [UInt8]) {
        let end = Self.endOfScheme(bytes[...])
        let scheme = end.map { bytes[..<$0] }
        let rest = bytes[(end.map { $0 + 1 } ?? 0)...]
        if rest.starts(with: "//".utf8) {
            self.init(scheme: scheme, authorityAndRest: rest.dropFirst(2))
        } else {
            self.init(scheme: scheme, authority: nil, rest: rest)
        }
    }

    /// - Parameter text: what stands behind the two slashes.
    init(scheme: ArraySlice<UInt8>?, authorityAndRest text: ArraySlice<UInt8>) {
        let end = text.firstIndex { $0 == UInt8(ascii: "/") || Self.isMark($0) } ?? text.endIndex
        self.init(scheme: scheme, authority: text[..<end], rest: text[end...])
    }

    private init(scheme: ArraySlice<UInt8>?, authority: ArraySlice<UInt8>?, rest: ArraySlice<UInt8>) {
        self.scheme = scheme
        self.authority = authority
        let end = rest.firstIndex(where: Self.isMark) ?? rest.endIndex
        path = rest[..<end]
        let number = rest[end...].firstIndex(of: UInt8(ascii: "#")) ?? rest.endIndex
        if end < number { query = rest[(end + 1)..<number] }
        if number < rest.endIndex { fragment = rest[(number + 1)...] }
    }

    /// A question mark or a number sign: the path is over.
    static func isMark(_ byte: UInt8) -> Bool { byte == UInt8(ascii: "?") || byte == UInt8(ascii: "#") }

    /// Where the colon behind the scheme stands (section 3.1).
    private static func endOfScheme(_ bytes: ArraySlice<UInt8>) -> Int? {
        guard let first = bytes.first, (first | 0x20) &- 0x61 < 26 else { return nil }
        let end = bytes.firstIndex { byte in
            !byte.isLetterOrDigit && byte != UInt8(ascii: "+") && byte != UInt8(ascii: "-") && byte != UInt8(ascii: ".")
        }
        return end.flatMap { bytes[$0] == UInt8(ascii: ":") ? $0 : nil }
    }
}

extension AddressParts {
    /// The parts of the path between its slashes, empty ones left out.
    public var segments: [ArraySlice<UInt8>] { path.split(separator: UInt8(ascii: "/")) }

    /// The same in small letters, for those who look for known names among them.
    public var smallSegments: [String] { segments.map { String(decoding: $0, as: UTF8.self).lowercased() } }

    /// The parameters between the ampersands of the query, as written, empty ones left out.
    public var parameters: [ArraySlice<UInt8>] { query?.split(separator: UInt8(ascii: "&")) ?? [] }
}

extension AddressParts {
    /// Who asks, as it is written before the host: "user" or "user:password"; nil where nobody is named.
    public var user: ArraySlice<UInt8>? { authority.flatMap { Authority($0).user } }
}

/// An address without a user and a password in it; the same where there is none.
public func withoutUser(_ address: String) -> String {
    let bytes = Array(address.utf8)
    guard let user = AddressParts(bytes).user, let scheme = bytes.firstIndex(of: UInt8(ascii: "/")) else {
        return address
    }
    // Up to both slashes, and from behind the at sign.
    return String(decoding: bytes[..<(scheme + 2)] + bytes[(scheme + 3 + user.count)...], as: UTF8.self)
}
