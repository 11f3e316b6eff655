internal import Foundation

/// A finder of duplicate keys in a JSON file. libyaml stops at the first object with duplicates.
///
/// It supports JSON with comments but no other YAML. It is used only for files that libyaml can otherwise parse.
struct RepeatedKeys {
    /// One line for each duplicate, in file order.
    private(set) var lines: [String] = []
    private let bytes: [UInt8]
    private var position = 0
    private var line = 1
    private var lineStart = 0
    /// The keys of each enclosing object; nil for a list.
    private var open: [Set<String>?] = []

    init(in data: Data) {
        bytes = Array(data)
        while position < bytes.count { step() }
    }

    private mutating func step() {
        switch bytes[position] {
        case UInt8(ascii: "{"): open.append([])
        case UInt8(ascii: "["): open.append(nil)
        case UInt8(ascii: "}"), UInt8(ascii: "]"): _ = open.popLast()
        case UInt8(ascii: "\n"): (line, lineStart) = (line + 1, position + 1)
        case UInt8(ascii: "#"): return skip { $0 != UInt8(ascii: "\n") }
        case UInt8(ascii: "\""): return readText()
        default: break
        }
        position += 1
    }

    private mutating func readText() {
        let start = position
        // Count characters as columns, like libyaml.
        let column = bytes[lineStart..<start].count { $0 & 0xC0 != 0x80 } + 1
        position += 1
        while position < bytes.count, bytes[position] != UInt8(ascii: "\"") {
            if bytes[position] == UInt8(ascii: "\\") { position += 1 }
            position += 1
        }
        position = min(position + 1, bytes.count)
        let end = position
        skip { $0 == 0x20 || $0 == 0x09 || $0 == 0x0D }
        guard position < bytes.count, bytes[position] == UInt8(ascii: ":"), var keys = open.last ?? nil else { return }
        let text = Data(bytes[start..<end])
        guard let key = try? JSONDecoder().decode(String.self, from: text) else { return }
        if !keys.insert(key).inserted {
            lines.append("line \(line), column \(column): '\(key)' found more than once in one object; keep one")
        }
        open[open.count - 1] = keys
    }

    private mutating func skip(while isSkipped: (UInt8) -> Bool) {
        while position < bytes.count, isSkipped(bytes[position]) { position += 1 }
    }
}
