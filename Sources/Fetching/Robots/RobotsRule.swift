internal import Addressing

/// An `Allow` or `Disallow` rule (RFC 9309, sections 2.2.2 and 2.2.3): a path prefix in which `*` matches anything, and
/// a final `$` matches the end of the path.
struct RobotsRule: Sendable, Equatable {
    let isAllowed: Bool
    /// The literal parts between the asterisks. The first must match at the start of the path.
    private let parts: [[UInt8]]
    private let isAnchored: Bool
    /// The length in bytes. A longer rule outranks a shorter one.
    private let length: Int

    /// Parses a rule; returns nil if the pattern is empty or cannot match any path.
    init?(isAllowed: Bool, pattern: some Collection<UInt8>) {
        guard let first = pattern.first, first == UInt8(ascii: "/") || first == UInt8(ascii: "*") else { return nil }
        self.isAllowed = isAllowed
        var bytes = Self.normalised(pattern)
        length = bytes.count
        isAnchored = bytes.last == UInt8(ascii: "$")
        if isAnchored { bytes.removeLast() }
        parts = bytes.split(separator: UInt8(ascii: "*"), omittingEmptySubsequences: false).map(Array.init)
    }

    init?(isAllowed: Bool, pattern: String) {
        self.init(isAllowed: isAllowed, pattern: pattern.utf8)
    }

    func outranks(_ other: RobotsRule?) -> Bool {
        guard let other else { return true }
        return length != other.length ? length > other.length : isAllowed && !other.isAllowed
    }

    /// Returns whether the rule matches a path.
    ///
    /// - Parameter path: the normalised path.
    func matches(_ path: [UInt8]) -> Bool {
        var comparisons = 0
        return matches(path, &comparisons)
    }

    /// Returns whether the rule matches a path, counting the work.
    ///
    /// - Parameter comparisons: increased by the number of byte comparisons, which is at most four times the combined
    ///   length of the rule and the path.
    func matches(_ path: [UInt8], _ comparisons: inout Int) -> Bool {
        guard path.starts(with: parts[0]) else { return false }
        if parts.count == 1 { return !isAnchored || path.count == parts[0].count }
        var position = parts[0].count
        // Matching each part as early as possible leaves most room for the next.
        for part in parts.dropFirst().dropLast(isAnchored ? 1 : 0) where !part.isEmpty {
            guard let found = Self.index(of: part, in: path, from: position, &comparisons) else { return false }
            position = found + part.count
        }
        guard isAnchored, let last = parts.last else { return true }
        return path.count - position >= last.count && path.suffix(last.count).elementsEqual(last)
    }

    private static func index(
        of part: [UInt8], in path: [UInt8], from start: Int, _ comparisons: inout Int
    ) -> Int? {
        // Use Knuth–Morris–Pratt, because the files are untrusted and a naive search would take the product of both
        // lengths.
        var borders = [0]
        var border = 0
        for byte in part.dropFirst() {
            while border > 0, part[border] != byte {
                border = borders[border - 1]
                comparisons += 1
            }
            comparisons += 1
            if part[border] == byte { border += 1 }
            borders.append(border)
        }
        var matched = 0
        for position in start..<max(start, path.count) {
            while matched > 0, part[matched] != path[position] {
                matched = borders[matched - 1]
                comparisons += 1
            }
            comparisons += 1
            if part[matched] == path[position] { matched += 1 }
            if matched == part.count { return position + 1 - matched }
        }
        return nil
    }

    /// Normalises a path so that paths can be compared byte by byte (section 2.2.2).
    static func normalised(_ path: some Collection<UInt8>) -> [UInt8] {
        Array(PercentEncoding.normalised(Array(path)[...], lonePercent: .kept))
    }
}
