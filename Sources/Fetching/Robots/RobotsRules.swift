/// The robots.txt rules of a host that apply to us (RFC 9309): those of the groups that name us, otherwise those for
/// everyone.
///
/// Only these are stored, as text, because a robots.txt can be long and many are held at once.
package struct RobotsRules: Sendable, Equatable {
    /// A minimal robots.txt with the same meaning for us: our names, and each rule once.
    package let text: String

    /// Rules that forbid nothing, for a host without a robots.txt (section 2.3.1.3).
    static let none = RobotsRules("".utf8, for: [])
    /// Rules that forbid everything, for a host that doesn't answer (section 2.3.1.4).
    static let everything = RobotsRules("User-agent: *\nDisallow: /".utf8, for: [])

    /// The number of bytes parsed; anything beyond is ignored (section 2.5).
    static let limit = 500 << 10
    /// The maximum size of our rules in bytes, beyond which no pages are requested from the host. None this long has
    /// been seen.
    static let longest = 64 << 10
    /// The maximum size of our rules in bytes to be stored for a day. A longer robots.txt is refetched in each run.
    static let storageLimit = 8 << 10
    /// The maximum length in bytes of an address or rule for matching.
    static let lineLimit = 2_048

    /// Parses a robots.txt.
    ///
    /// - Parameters:
    ///   - bytes: the contents, which may be malformed; unreadable lines are skipped.
    ///   - products: our product tokens ("GlobalPulse").
    package init(_ bytes: some Collection<UInt8>, for products: [String]) {
        let names = products.map { Array($0.lowercased().utf8) }
        var ours: RobotsExcerpt?
        var everyones = RobotsExcerpt()
        // Whether the current group applies to us or to everyone, and whether its rules have started. A name after
        // rules starts a new group.
        var (isOurs, isEveryones, hasRules) = (false, false, false)
        for line in RobotsLine.lines(of: bytes.prefix(Self.limit)) {
            switch line {
            case .group(let name):
                if hasRules { (isOurs, isEveryones, hasRules) = (false, false, false) }
                if names.contains(name) {
                    isOurs = true
                    // A group for us without rules still counts; it forbids nothing.
                    ours = ours ?? RobotsExcerpt()
                }
                if name == [UInt8(ascii: "*")] { isEveryones = true }
            case .rule(let isAllowed, let pattern):
                hasRules = true
                if isOurs { ours?.append(isAllowed: isAllowed, pattern: pattern) }
                if isEveryones { everyones.append(isAllowed: isAllowed, pattern: pattern) }
            }
        }
        text = Self.heading(for: products) + (ours ?? everyones).text
    }

    /// Restores the stored rules of an earlier run. Returns nil if they were for other product tokens.
    package init?(stored text: String, for products: [String]) {
        guard text.hasPrefix(Self.heading(for: products)) else { return nil }
        self.text = text
    }

    private static func heading(for products: [String]) -> String {
        products.map { "user-agent: \($0.lowercased())\n" }.joined()
    }

    /// Whether nothing is forbidden.
    private var isOpen: Bool { !text.contains("disallow:") }

    /// Returns whether we may request a path with its query. The longest matching rule wins; between equals, `Allow`
    /// does (section 2.2.2).
    ///
    /// - Parameter path: the percent-encoded path, starting with a slash.
    package func permits(_ path: String) -> Bool {
        if path == "/robots.txt" || isOpen { return true }
        let spellings = Self.spellings(of: path)
        guard spellings[0].count <= Self.lineLimit else { return false }
        var verdict: RobotsRule?
        for case .rule(let isAllowed, let pattern) in RobotsLine.lines(of: text.utf8) {
            guard let rule = RobotsRule(isAllowed: isAllowed, pattern: pattern), rule.outranks(verdict) else {
                continue
            }
            if spellings.contains(where: rule.matches) { verdict = rule }
        }
        return verdict?.isAllowed ?? true
    }

    /// Returns the alternative spellings of a path. Rules may contain an address in a query either plain or
    /// percent-encoded (section 2.2.2, third example).
    private static func spellings(of path: String) -> [[UInt8]] {
        let plain = RobotsRule.normalised(path.utf8)
        guard let mark = plain.firstIndex(of: UInt8(ascii: "?")) else { return [plain] }
        let query = String(decoding: plain[mark...], as: UTF8.self)
        let encoded = query.replacing(":", with: "%3A").replacing("/", with: "%2F")
        return encoded == query ? [plain] : [plain, Array(plain[..<mark]) + encoded.utf8]
    }
}
