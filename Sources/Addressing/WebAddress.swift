internal import TextDecoding

/// An absolute http or https address, written so that every browser reads the same in it.
public struct WebAddress: Sendable, Hashable {
    /// As it may stand in an attribute: no white space, no control character, no quote, no angle bracket.
    /// Characters that change how text is displayed are percent-encoded, as browsers send them.
    public let text: String

    /// Longer ones are nobody's permalinks.
    private static let limit = 8192

    /// Reads a reference as browsers do (URL Standard): white space around it and line breaks inside it are ignored,
    /// a backslash is a slash, and a relative one is resolved against `base` (RFC 3986, section 5.2).
    ///
    /// nil when it has another scheme, no host, more than 8,192 bytes, or is relative and there is no base.
    public init?(_ reference: String, base: String? = nil) {
        guard let bytes = Self.bytes(of: Array(reference.utf8), base: base.map { Array($0.utf8) }) else { return nil }
        text = String(decoding: bytes, as: UTF8.self)
    }

    /// The bytes of `text` for a reference in bytes; nil where there is no such address.
    public static func bytes(of reference: [UInt8], base: [UInt8]?) -> [UInt8]? {
        guard let bytes = written(reference, base: base) else { return nil }
        return bytes.contains { $0 >= 0x80 } ? encoded(bytes) : bytes
    }

    private static func encoded(_ bytes: [UInt8]) -> [UInt8] {
        var result: [UInt8] = []
        for scalar in String(decoding: bytes, as: UTF8.self).unicodeScalars {
            let letters = UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter
            if scalar.steersTerminals {
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
        // Only before the query is a backslash a slash.
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

    /// Whether an absolute address already is what we would write: nine of ten are.
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
        let standsForItself = Self.standsForItself
        return reference[position...].allSatisfy { standsForItself[Int($0)] }
    }

    /// By byte: whether it may stand as it is anywhere behind the host (URL Standard, URL code points).
    static let standsForItself: [Bool] = (0..<256).map { byte in
        let byte = UInt8(byte)
        return byte >= 0x80 || byte.isLetterOrDigit || "!$&'()*+,-./:;=?@_~".utf8.contains(byte)
    }

    private static func trimmed(_ bytes: [UInt8]) -> [UInt8] {
        let start = bytes.firstIndex { $0 > 0x20 } ?? bytes.endIndex
        let end = (bytes.lastIndex { $0 > 0x20 } ?? start - 1) + 1
        return bytes[start..<end].filter { $0 != 0x09 && $0 != 0x0A && $0 != 0x0D }
    }
}
