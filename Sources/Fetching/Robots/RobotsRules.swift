/// The rules of a host's robots.txt for us (RFC 9309): those of the groups that name us, or else of those for everyone.
struct RobotsRules: Sendable, Equatable {
    private var rules: [RobotsRule] = []

    /// Nothing is forbidden: what a host without a robots.txt says (section 2.3.1.3).
    static let none = RobotsRules()
    /// Everything is: what a host says that does not answer (section 2.3.1.4).
    static let everything = RobotsRules(rules: [RobotsRule(isAllowed: false, pattern: "/")].compactMap(\.self))

    /// Bytes of a robots.txt that are read; what is beyond does not count (section 2.5).
    static let limit = 500 << 10
    /// Bytes of an address or a rule beyond which neither is compared.
    static let lineLimit = 2_048

    private init(rules: [RobotsRule] = []) { self.rules = rules }

    /// - Parameters:
    ///   - bytes: a robots.txt, of which anything may be wrong: what cannot be read is passed over.
    ///   - products: our product tokens ("GlobalPulse").
    init(_ bytes: some Collection<UInt8>, for products: [String]) {
        let products = products.map { Array($0.lowercased().utf8) }
        var ours: [RobotsRule]?
        var everyones: [RobotsRule] = []
        // Whom the current group is for, and whether its rules have begun: then the next name begins another group.
        var (isOurs, isEveryones, hasRules) = (false, false, false)
        for line in RobotsLine.lines(of: bytes.prefix(Self.limit)) {
            switch line {
            case .group(let name):
                if hasRules { (isOurs, isEveryones, hasRules) = (false, false, false) }
                if products.contains(name) {
                    isOurs = true
                    // A group without rules is still ours: nothing is forbidden to us then.
                    ours = ours ?? []
                }
                if name == [UInt8(ascii: "*")] { isEveryones = true }
            case .rule(let rule):
                hasRules = true
                guard let rule else { continue }
                if isOurs { ours?.append(rule) }
                if isEveryones { everyones.append(rule) }
            }
        }
        rules = ours ?? everyones
    }

    /// Whether we may ask for a path, with its query: the longest rule that matches decides, and among equals the one
    /// that allows (section 2.2.2).
    ///
    /// - Parameter path: from the first slash on, percent-encoded.
    func permits(_ path: String) -> Bool {
        if path == "/robots.txt" || rules.isEmpty { return true }
        let spellings = Self.spellings(of: path)
        guard spellings[0].count <= Self.lineLimit else { return false }
        var verdict: RobotsRule?
        for rule in rules where rule.outranks(verdict) && spellings.contains(where: rule.matches) { verdict = rule }
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
