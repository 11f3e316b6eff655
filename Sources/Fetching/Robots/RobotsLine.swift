/// A relevant line of a robots.txt (RFC 9309, section 2.2).
enum RobotsLine {
    /// Starts a group for a lower-case product token or "*".
    case group([UInt8])
    /// Allows or forbids paths that match a pattern. An empty pattern (`Disallow:`) forbids nothing.
    case rule(isAllowed: Bool, pattern: ArraySlice<UInt8>)

    static func lines(of bytes: some Collection<UInt8>) -> [RobotsLine] {
        let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
        let bytes = Array(bytes)
        let text = bytes.starts(with: mark) ? bytes[3...] : bytes[...]
        return text.split { $0 == 0x0A || $0 == 0x0D }.compactMap(RobotsLine.init)
    }

    /// Parses a line. Returns nil for comments, blank lines, and fields we don't use (`Sitemap`, `Crawl-delay`).
    private init?(_ line: ArraySlice<UInt8>) {
        guard line.count <= RobotsRules.lineLimit else { return nil }
        let text = line.prefix { $0 != UInt8(ascii: "#") }
        guard let colon = text.firstIndex(of: UInt8(ascii: ":")) else { return nil }
        let key = String(decoding: Self.trimmed(text[..<colon]), as: UTF8.self).lowercased()
        let value = Self.trimmed(text[(colon + 1)...])
        switch key {
        // Seen in the wild: all these spellings of the keys.
        case "user-agent", "useragent", "user agent": self = .group(Self.token(value))
        case "allow": self = .rule(isAllowed: true, pattern: value)
        case "disallow", "dissallow", "disalow": self = .rule(isAllowed: false, pattern: value)
        default: return nil
        }
    }

    /// Returns the product token. Seen in the wild: a version after it ("GlobalPulse/1.0").
    private static func token(_ value: ArraySlice<UInt8>) -> [UInt8] {
        if value.first == UInt8(ascii: "*") { return [UInt8(ascii: "*")] }
        return value.prefix {
            ($0 | 0x20) &- 0x61 < 26 || $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "_")
        }.map { $0 &- 0x41 < 26 ? $0 | 0x20 : $0 }
    }

    private static func trimmed(_ text: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
        guard let first = text.firstIndex(where: { $0 > 0x20 }), let last = text.lastIndex(where: { $0 > 0x20 }) else {
            return []
        }
        return text[first...last]
    }
}
