/// The five components of an address or relative reference, as written (RFC 3986, section 3 and appendix B).
///
/// Any text can be split this way; nothing is validated, decoded or changed. All code that parses addresses starts
/// here, so it always agrees on where the host ends.
public struct AddressParts: Sendable {
    /// The scheme without its colon ("https"); nil if there is none.
    public var scheme: ArraySlice<UInt8>?
    /// The user, host and port, without the two slashes before them; nil if there are none.
    public var authority: ArraySlice<UInt8>?
    /// The path from its first slash; may be empty.
    public var path: ArraySlice<UInt8>
    /// The query without its question mark; nil if there is none.
    public var query: ArraySlice<UInt8>?
    /// The fragment without its number sign; nil if there is none.
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

    /// - Parameter text: everything after the two slashes.
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

    /// Returns whether a byte ends the path: a question mark or a number sign.
    static func isMark(_ byte: UInt8) -> Bool { byte == UInt8(ascii: "?") || byte == UInt8(ascii: "#") }

    /// Returns the index of the colon after the scheme (section 3.1).
    private static func endOfScheme(_ bytes: ArraySlice<UInt8>) -> Int? {
        guard let first = bytes.first, (first | 0x20) &- 0x61 < 26 else { return nil }
        let end = bytes.firstIndex { byte in
            !byte.isLetterOrDigit && byte != UInt8(ascii: "+") && byte != UInt8(ascii: "-") && byte != UInt8(ascii: ".")
        }
        return end.flatMap { bytes[$0] == UInt8(ascii: ":") ? $0 : nil }
    }
}

extension AddressParts {
    /// The path segments, without empty ones.
    public var segments: [ArraySlice<UInt8>] { path.split(separator: UInt8(ascii: "/")) }

    /// The path segments in lower case, for matching known names.
    public var smallSegments: [String] { segments.map { String(decoding: $0, as: UTF8.self).lowercased() } }

    /// The query parameters as written, without empty ones.
    public var parameters: [ArraySlice<UInt8>] { query?.split(separator: UInt8(ascii: "&")) ?? [] }
}

extension AddressParts {
    /// The user information before the host, as written: "user" or "user:password"; nil if there is none.
    public var user: ArraySlice<UInt8>? { authority.flatMap { Authority($0).user } }
}

/// Returns an address without its user name and password, if it has any.
public func withoutUser(_ address: String) -> String {
    let bytes = Array(address.utf8)
    guard let user = AddressParts(bytes).user, let scheme = bytes.firstIndex(of: UInt8(ascii: "/")) else {
        return address
    }
    // Up to both slashes, and from after the at sign.
    return String(decoding: bytes[..<(scheme + 2)] + bytes[(scheme + 3 + user.count)...], as: UTF8.self)
}
