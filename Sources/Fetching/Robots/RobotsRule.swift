/// One `Allow` or `Disallow` (RFC 9309, sections 2.2.2 and 2.2.3): a beginning of paths, in which `*` stands for
/// anything, and `$` at its end for the end of the path.
struct RobotsRule: Sendable, Equatable {
    let isAllowed: Bool
    /// What stands between the asterisks; the first begins the path.
    private let parts: [[UInt8]]
    private let isAnchored: Bool
    /// Bytes of the rule: the longer rule outranks the shorter.
    private let length: Int

    /// nil where the pattern is empty or cannot match any path.
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

    /// - Parameter path: normalised.
    func matches(_ path: [UInt8]) -> Bool {
        guard path.starts(with: parts[0]) else { return false }
        if parts.count == 1 { return !isAnchored || path.count == parts[0].count }
        var position = parts[0].count
        // The earliest place of each part leaves most room for the next.
        for part in parts.dropFirst().dropLast(isAnchored ? 1 : 0) where !part.isEmpty {
            guard let found = Self.index(of: part, in: path, from: position) else { return false }
            position = found + part.count
        }
        guard isAnchored, let last = parts.last else { return true }
        return path.count - position >= last.count && path.suffix(last.count).elementsEqual(last)
    }

    private static func index(of part: [UInt8], in path: [UInt8], from start: Int) -> Int? {
        // Knuth, Morris and Pratt: files are foreign, and trying every place would take the product of both lengths.
        var borders = [0]
        var border = 0
        for byte in part.dropFirst() {
            while border > 0, part[border] != byte { border = borders[border - 1] }
            if part[border] == byte { border += 1 }
            borders.append(border)
        }
        var matched = 0
        for position in start..<max(start, path.count) {
            while matched > 0, part[matched] != path[position] { matched = borders[matched - 1] }
            if part[matched] == path[position] { matched += 1 }
            if matched == part.count { return position + 1 - matched }
        }
        return nil
    }

    /// Bytes that are no ASCII percent-encoded, percent-encoded letters and digits decoded, the rest in capitals: one
    /// spelling for each path, so that they can be compared byte by byte (section 2.2.2).
    static func normalised(_ path: some Collection<UInt8>) -> [UInt8] {
        let path = Array(path)
        var result: [UInt8] = []
        result.reserveCapacity(path.count)
        var position = 0
        while position < path.count {
            let byte = path[position]
            position += 1
            if byte == UInt8(ascii: "%"), position + 1 < path.count,
                let high = digit(path[position]), let low = digit(path[position + 1])
            {
                append(high << 4 | low, to: &result, asIs: isUnreserved)
                position += 2
            } else {
                append(byte, to: &result) { $0 > 0x20 && $0 < 0x7F }
            }
        }
        return result
    }

    private static func append(_ byte: UInt8, to result: inout [UInt8], asIs: (UInt8) -> Bool) {
        if asIs(byte) {
            result.append(byte)
        } else {
            let digits = Array("0123456789ABCDEF".utf8)
            result += [UInt8(ascii: "%"), digits[Int(byte >> 4)], digits[Int(byte & 15)]]
        }
    }

    private static func digit(_ byte: UInt8) -> UInt8? {
        switch byte {
        case 0x30...0x39: byte - 0x30
        case 0x41...0x46: byte - 0x37
        case 0x61...0x66: byte - 0x57
        default: nil
        }
    }

    /// RFC 3986, section 2.3.
    private static func isUnreserved(_ byte: UInt8) -> Bool {
        byte &- 0x30 < 10 || (byte | 0x20) &- 0x61 < 26 || [0x2D, 0x2E, 0x5F, 0x7E].contains(byte)
    }
}
