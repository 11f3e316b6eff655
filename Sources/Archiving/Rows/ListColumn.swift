/// A list as one column, one element per line. This is readable in `sqlite3` and, unlike JSON, costs almost nothing to
/// decode. An empty list is NULL. Elements are escaped, because publishers' text may contain anything.
public enum ListColumn {
    /// Encodes a list; returns nil if it is empty.
    public static func text(of list: [String]) -> String? {
        list.isEmpty ? nil : list.map { escaped($0) }.joined(separator: "\n")
    }

    public static func list(of text: String) -> [String] {
        text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
            .map { unescaped(Substring($0)) }
    }

    /// Escapes newlines and tabs, which separate elements and fields.
    static func escaped(_ text: String) -> String {
        guard text.utf8.contains(where: { $0 == 0x5C || $0 == 0x0A || $0 == 0x09 }) else { return text }
        var bytes: [UInt8] = []
        for byte in text.utf8 {
            switch byte {
            case 0x5C: bytes += [0x5C, 0x5C]
            case 0x0A: bytes += [0x5C, UInt8(ascii: "n")]
            case 0x09: bytes += [0x5C, UInt8(ascii: "t")]
            default: bytes.append(byte)
            }
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    static func unescaped(_ text: Substring) -> String {
        guard text.utf8.contains(0x5C) else { return String(text) }
        var bytes: [UInt8] = []
        var isEscape = false
        for byte in text.utf8 {
            if isEscape {
                bytes.append(byte == UInt8(ascii: "n") ? 0x0A : byte == UInt8(ascii: "t") ? 0x09 : byte)
                isEscape = false
            } else if byte == 0x5C {
                isEscape = true
            } else {
                bytes.append(byte)
            }
        }
        return String(decoding: bytes, as: UTF8.self)
    }
}
