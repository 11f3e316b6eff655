internal import Addressing

/// The rules of a robots.txt that apply to one client, as ASCII text without duplicates.
struct RobotsExcerpt {
    private var lines: [String] = []
    private var known: Set<String> = []
    private var forbids = false

    /// One rule per line; empty if nothing is forbidden.
    var text: String { forbids ? lines.map { $0 + "\n" }.joined() : "" }

    /// Adds a rule, unless it can never match.
    mutating func append(isAllowed: Bool, pattern: ArraySlice<UInt8>) {
        guard RobotsRule(isAllowed: isAllowed, pattern: pattern) != nil else { return }
        // Encode the pattern now. Rules are compared in encoded form anyway, and raw bytes might not be valid text.
        var bytes: [UInt8] = []
        for byte in pattern {
            if (0x21...0x7E).contains(byte) { bytes.append(byte) } else { PercentEncoding.append(byte, to: &bytes) }
        }
        let line = (isAllowed ? "allow:" : "disallow:") + String(decoding: bytes, as: UTF8.self)
        guard line.utf8.count <= RobotsRules.lineLimit, known.insert(line).inserted else { return }
        lines.append(line)
        if !isAllowed { forbids = true }
    }
}
