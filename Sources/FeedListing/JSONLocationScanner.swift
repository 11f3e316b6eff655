internal import Foundation

/// A single-pass scanner for the bytes of a configuration file.
struct JSONLocationScanner {
    private let bytes: [UInt8]
    private var position = 0
    /// The maximum nesting depth; no configuration goes deeper.
    private static let deepest = 64

    init(_ bytes: [UInt8]) { self.bytes = bytes }

    mutating func document() -> JSONLocation? {
        if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { position = 3 }
        skipBlanks()
        guard current == UInt8(ascii: "{"), let place = value(depth: 0) else { return nil }
        skipBlanks()
        return position == bytes.count ? place : nil
    }

    private var current: UInt8? { position < bytes.count ? bytes[position] : nil }

    private mutating func value(depth: Int) -> JSONLocation? {
        guard depth < Self.deepest, let byte = current else { return nil }
        switch byte {
        case UInt8(ascii: "{"): return object(depth: depth)
        case UInt8(ascii: "["): return list(depth: depth)
        default:
            let start = position
            return skipScalar() ? .scalar(start..<position) : nil
        }
    }

    private mutating func object(depth: Int) -> JSONLocation? {
        let start = position
        var members: [JSONLocation.Member] = []
        guard
            readItems(
                until: UInt8(ascii: "}"),
                item: { scanner in
                    let keyStart = scanner.position
                    guard scanner.skipScalar() else { return false }
                    let key = scanner.text(keyStart..<scanner.position)
                    scanner.skipBlanks()
                    guard scanner.current == UInt8(ascii: ":") else { return false }
                    scanner.position += 1
                    scanner.skipBlanks()
                    guard let value = scanner.value(depth: depth + 1) else { return false }
                    members.append(JSONLocation.Member(key: key, range: keyStart..<scanner.position, value: value))
                    return true
                })
        else { return nil }
        return .object(start..<position, members)
    }

    private mutating func list(depth: Int) -> JSONLocation? {
        let start = position
        var elements: [JSONLocation] = []
        guard
            readItems(
                until: UInt8(ascii: "]"),
                item: { scanner in
                    guard let value = scanner.value(depth: depth + 1) else { return false }
                    elements.append(value)
                    return true
                })
        else { return nil }
        return .list(start..<position, elements)
    }

    /// Reads comma-separated items up to a closing bracket. Allows a trailing comma.
    private mutating func readItems(until end: UInt8, item: (inout Self) -> Bool) -> Bool {
        position += 1
        while true {
            skipBlanks()
            if current == end { break }
            guard item(&self) else { return false }
            skipBlanks()
            if current == UInt8(ascii: ",") { position += 1 } else if current != end { return false }
        }
        position += 1
        return true
    }

    /// Skips a quoted text or a bare word. Returns false if there is neither.
    private mutating func skipScalar() -> Bool {
        switch current {
        case UInt8(ascii: "\""):
            position += 1
            while let byte = current, byte != UInt8(ascii: "\"") { position += byte == UInt8(ascii: "\\") ? 2 : 1 }
            position += 1
            return position <= bytes.count
        case UInt8(ascii: "'"):
            position += 1
            while let byte = current, byte != UInt8(ascii: "'") || bytes.dropFirst(position + 1).first == byte {
                position += byte == UInt8(ascii: "'") ? 2 : 1
            }
            position += 1
            return position <= bytes.count
        default:
            let start = position
            while let byte = current, !Self.ends.contains(byte) { position += 1 }
            return position > start
        }
    }

    private static let ends = Set(",:{}[]#\"' \t\r\n".utf8)

    private mutating func skipBlanks() { position = bytes.afterBlanks(from: position) }

    private func text(_ range: Range<Int>) -> String {
        let written = bytes[range]
        if written.first == UInt8(ascii: "\""),
            let text = try? JSONDecoder().decode(String.self, from: Data(written))
        {
            return text
        }
        let isQuoted = written.first == UInt8(ascii: "'") && written.count > 1
        return String(decoding: isQuoted ? written.dropFirst().dropLast() : written, as: UTF8.self)
    }
}

extension [UInt8] {
    /// Returns the next position that is neither white space nor part of a comment.
    func afterBlanks(from start: Int) -> Int {
        var position = start
        while position < count {
            switch self[position] {
            case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\r"), UInt8(ascii: "\n"): position += 1
            case UInt8(ascii: "#"):
                while position < count, self[position] != UInt8(ascii: "\n") { position += 1 }
            default: return position
            }
        }
        return position
    }
}
