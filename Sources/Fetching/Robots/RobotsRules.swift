/// The rules of a host's robots.txt for us (RFC 9309): those of the groups that name us, or else of those for everyone.
///
/// Only these are kept, and as text: a robots.txt may be long, and many hosts' are held at once.
package struct RobotsRules: Sendable, Equatable {
    /// A robots.txt that says the same to us and no more: our names, and each rule once.
    package let text: String

    /// Nothing is forbidden: what a host without a robots.txt says (section 2.3.1.3).
    static let none = RobotsRules("".utf8, for: [])
    /// Everything is: what a host says that does not answer (section 2.3.1.4).
    static let everything = RobotsRules("User-agent: *\nDisallow: /".utf8, for: [])

    /// Bytes of a robots.txt that are read; what is beyond does not count (section 2.5).
    static let limit = 500 << 10
    /// Bytes of rules for us beyond which a host is not asked for pages: nobody has been seen with so many.
    static let longest = 64 << 10
    /// Bytes of rules for us that are remembered for a day; a host with more is asked for them in each run.
    static let remembered = 8 << 10
    /// Bytes of an address or a rule beyond which neither is compared.
    static let lineLimit = 2_048

    /// - Parameters:
    ///   - bytes: a robots.txt, of which anything may be wrong: what cannot be read is passed over.
    ///   - products: our product tokens ("GlobalPulse").
    package init(_ bytes: some Collection<UInt8>, for products: [String]) {
        let names = products.map { Array($0.lowercased().utf8) }
        var ours: RobotsExcerpt?
        var everyones = RobotsExcerpt()
        // Whom the current group is for, and whether its rules have begun: then the next name begins another group.
        var (isOurs, isEveryones, hasRules) = (false, false, false)
        for line in RobotsLine.lines(of: bytes.prefix(Self.limit)) {
            switch line {
            case .group(let name):
                if hasRules { (isOurs, isEveryones, hasRules) = (false, false, false) }
                if names.contains(name) {
                    isOurs = true
                    // A group without rules is still ours: nothing is forbidden to us then.
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

    /// The rules that an earlier run remembered; nil where they were meant for readers of other names.
    package init?(remembered text: String, for products: [String]) {
        guard text.hasPrefix(Self.heading(for: products)) else { return nil }
        self.text = text
    }

    private static func heading(for products: [String]) -> String {
        products.map { "user-agent: \($0.lowercased())\n" }.joined()
    }

    /// Whether nothing is forbidden.
    private var isOpen: Bool { !text.contains("disallow:") }

    /// Whether we may ask for a path, with its query: the longest rule that matches decides, and among equals the one
    /// that allows (section 2.2.2).
    ///
    /// - Parameter path: from the first slash on, percent-encoded.
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

    /// An address in a query may stand in a rule as it is or percent-encoded (section 2.2.2, the third example).
    private static func spellings(of path: String) -> [[UInt8]] {
        let plain = RobotsRule.normalised(path.utf8)
        guard let mark = plain.firstIndex(of: UInt8(ascii: "?")) else { return [plain] }
        let query = String(decoding: plain[mark...], as: UTF8.self)
        let encoded = query.replacing(":", with: "%3A").replacing("/", with: "%2F")
        return encoded == query ? [plain] : [plain, Array(plain[..<mark]) + encoded.utf8]
    }
}
