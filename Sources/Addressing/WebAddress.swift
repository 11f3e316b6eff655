internal import TextDecoding

/// An absolute http(s) address, written so that every browser interprets it the same way.
///
/// ```swift
/// WebAddress("/a b?q=1", base: "https://news.example/today")?.text  // "https://news.example/a%20b?q=1"
/// WebAddress("mailto:desk@news.example")                            // nil
/// ```
public struct WebAddress: Sendable, Hashable {
    /// The address in a form safe for attributes: no white space, control characters, quotation marks or angle
    /// brackets. Characters that affect how text is displayed are percent-encoded, as browsers send them.
    public let text: String

    /// The maximum length in bytes; no real permalink is longer.
    private static let limit = 8192

    /// Parses a reference like browsers do (URL Standard). Surrounding white space and line breaks are ignored,
    /// backslashes become slashes, and relative references are resolved against `base` (RFC 3986, section 5.2).
    ///
    /// Nil if it has another scheme, no host or more than 8,192 bytes, or if it is relative and there is no base.
    public init?(_ reference: String, base: String? = nil) {
        guard let bytes = Self.bytes(of: Array(reference.utf8), base: base.map { Array($0.utf8) }) else { return nil }
        text = String(decoding: bytes, as: UTF8.self)
    }

    /// Returns the bytes of `text` for a reference; nil if it is invalid.
    public static func bytes(of reference: [UInt8], base: [UInt8]?) -> [UInt8]? {
        guard let bytes = written(reference, base: base) else { return nil }
        return bytes.contains { $0 >= 0x80 } ? encoded(bytes) : bytes
    }

    private static func encoded(_ bytes: [UInt8]) -> [UInt8] {
        var result: [UInt8] = []
        for scalar in String(decoding: bytes, as: UTF8.self).unicodeScalars {
            let letters = UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter
            if scalar.isUnsafeInTerminals {
                for letter in letters { PercentEncoding.append(letter, to: &result) }
            } else {
                result += letters
            }
        }
        return result
    }

    private static func written(_ reference: [UInt8], base: [UInt8]?) -> [UInt8]? {
        if isWritten(reference) { return reference }
        var reference = trimmed(reference)
        guard !reference.isEmpty, reference.count <= limit else { return nil }
        // A backslash counts as a slash only before the query.
        for index in reference.indices {
            if AddressParts.isMark(reference[index]) { break }
            if reference[index] == UInt8(ascii: "\\") { reference[index] = UInt8(ascii: "/") }
        }
        let parts = AddressParts(reference)
        if let scheme = parts.scheme {
            let name = scheme.map { $0 | 0x20 }
            guard isWeb(name) else { return nil }
            return absolute(scheme: name, rest: reference[(scheme.endIndex + 1)...])
        }
        if parts.authority != nil {
            let scheme = base.flatMap { AddressParts($0).scheme }
            let isPlain = scheme?.elementsEqual("http".utf8) ?? false
            return absolute(scheme: Array((isPlain ? "http" : "https").utf8), rest: reference[...])
        }
        guard let base, let base = bytes(of: base, base: nil) else { return nil }
        return resolved(parts, against: base)
    }

    private static func isWeb(_ scheme: [UInt8]) -> Bool {
        scheme.elementsEqual("http".utf8) || scheme.elementsEqual("https".utf8)
    }

    /// Returns whether an absolute address is already in our form, as nine in ten are.
    private static func isWritten(_ reference: [UInt8]) -> Bool {
        guard reference.count <= limit, reference.starts(with: "http".utf8) else { return false }
        let scheme = reference.dropFirst(4).first == UInt8(ascii: "s") ? 5 : 4
        guard reference.dropFirst(scheme).starts(with: "://".utf8) else { return false }
        var position = scheme + 3
        var namesHost = false
        while position < reference.count, case let byte = reference[position], byte != UInt8(ascii: "/") {
            let isPlain = byte &- 0x30 < 10 || byte &- 0x61 < 26
            guard isPlain || byte == UInt8(ascii: ".") || byte == UInt8(ascii: "-") else { return false }
            namesHost = namesHost || isPlain
            position += 1
        }
        guard namesHost, position < reference.count else { return false }
        let allowedUnencoded = Self.allowedUnencoded
        return reference[position...].allSatisfy { allowedUnencoded[Int($0)] }
    }

    /// Whether each byte is allowed unencoded after the host (URL Standard, URL code points).
    static let allowedUnencoded: [Bool] = (0..<256).map { byte in
        let byte = UInt8(byte)
        return byte >= 0x80 || byte.isLetterOrDigit || "!$&'()*+,-./:;=?@_~".utf8.contains(byte)
    }

    private static func trimmed(_ bytes: [UInt8]) -> [UInt8] {
        let start = bytes.firstIndex { $0 > 0x20 } ?? bytes.endIndex
        let end = (bytes.lastIndex { $0 > 0x20 } ?? start - 1) + 1
        return bytes[start..<end].filter { $0 != 0x09 && $0 != 0x0A && $0 != 0x0D }
    }
}
