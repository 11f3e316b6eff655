/// An absolute http or https address, written so that every browser reads the same in it.
public struct WebAddress: Sendable, Hashable {
    /// As it may stand in an attribute: no white space, no quote, no angle bracket.
    public let text: String

    /// Longer ones are nobody's permalinks.
    private static let limit = 8192

    /// Reads a reference as browsers do (URL Standard): white space around it and line breaks inside it are ignored,
    /// a backslash is a slash, and a relative one is resolved against `base` (RFC 3986, section 5.3).
    ///
    /// nil when it has another scheme, no host, or is relative and there is no base.
    public init?(_ reference: String, base: String? = nil) {
        guard let bytes = Self.bytes(of: Array(reference.utf8), base: base.map { Array($0.utf8) }) else { return nil }
        self.init(known: bytes)
    }

    init(known bytes: [UInt8]) {
        text = String(decoding: bytes, as: UTF8.self)
    }

    static func bytes(of reference: [UInt8], base: [UInt8]?) -> [UInt8]? {
        if isWritten(reference) { return reference }
        var reference = Self.trimmed(reference)
        guard !reference.isEmpty, reference.count <= limit else { return nil }
        if let colon = schemeEnd(reference) {
            let scheme = reference[..<colon].map { $0 | 0x20 }
            guard scheme.elementsEqual("http".utf8) || scheme.elementsEqual("https".utf8) else { return nil }
            return absolute(scheme: scheme, rest: reference[(colon + 1)...])
        }
        // Only the path knows backslashes.
        for index in reference.indices {
            if reference[index] == UInt8(ascii: "?") || reference[index] == UInt8(ascii: "#") { break }
            if reference[index] == UInt8(ascii: "\\") { reference[index] = UInt8(ascii: "/") }
        }
        if reference.starts(with: "//".utf8) {
            let scheme = base.flatMap { base in schemeEnd(base).map { Array(base[..<$0]) } } ?? Array("https".utf8)
            return absolute(
                scheme: scheme.elementsEqual("http".utf8) ? scheme : Array("https".utf8), rest: reference[...])
        }
        guard let base, let base = bytes(of: base, base: nil) else { return nil }
        return resolved(reference, against: base)
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
        let passes = Self.passes
        return reference[position...].allSatisfy { passes[Int($0)] }
    }

    /// The bytes that stand for themselves wherever they are behind the host.
    private static let passes: [Bool] = (0..<256).map { byte in
        let byte = UInt8(byte)
        return byte >= 0x80 || isAlphanumeric(byte) || "!$&'()*+,-./:;=?@_~".utf8.contains(byte)
    }

    private static func trimmed(_ bytes: [UInt8]) -> [UInt8] {
        let start = bytes.firstIndex { $0 > 0x20 } ?? bytes.endIndex
        let end = (bytes.lastIndex { $0 > 0x20 } ?? start - 1) + 1
        return bytes[start..<end].filter { $0 != 0x09 && $0 != 0x0A && $0 != 0x0D }
    }

    private static func schemeEnd(_ bytes: [UInt8]) -> Int? {
        guard let first = bytes.first, (first | 0x20) &- 0x61 < 26 else { return nil }
        for (index, byte) in bytes.enumerated() {
            if byte == UInt8(ascii: ":") { return index }
            let inScheme =
                isAlphanumeric(byte) || byte == UInt8(ascii: "+") || byte == UInt8(ascii: "-")
                || byte == UInt8(ascii: ".")
            guard inScheme else { return nil }
        }
        return nil
    }
}
