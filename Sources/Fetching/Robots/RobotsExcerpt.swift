internal import Addressing

/// The rules of a robots.txt that concern somebody, gathered as text: each once, and in ASCII.
struct RobotsExcerpt {
    private var lines: [String] = []
    private var known: Set<String> = []
    private var forbids = false

    /// One rule a line; empty where nothing is forbidden.
    var text: String { forbids ? lines.map { $0 + "\n" }.joined() : "" }

    /// Takes a rule, unless it can match no path that is compared.
    mutating func append(isAllowed: Bool, pattern: ArraySlice<UInt8>) {
        guard RobotsRule(isAllowed: isAllowed, pattern: pattern) != nil else { return }
        // Encoded before rules are compared, so that it means the same. (A raw byte might be no text at all.)
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
