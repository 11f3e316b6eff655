/// A JSON-LD value in a page (JSON-LD 1.1, section 7).
indirect enum StructuredValue {
    case text(String)
    case number(Int)
    case list([StructuredValue])
    /// An object. Members without a value are omitted.
    case object([String: StructuredValue?])

    /// The value as JSON for a `script` element, on one line with sorted members. It contains no `<`, which could end
    /// the element or open a comment in it (HTML, section 4.12.1.3).
    ///
    /// It is written directly as bytes: every page has one, some with hundreds of articles, and an encoder took a
    /// measurable share of a run.
    var scriptText: String {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(1 << 12)
        write(to: &bytes)
        return String(decoding: bytes, as: UTF8.self)
    }

    private func write(to bytes: inout [UInt8]) {
        switch self {
        case .text(let text): Self.write(text, to: &bytes)
        case .number(let number): bytes += String(number).utf8
        case .list(let values):
            bytes.append(UInt8(ascii: "["))
            for (place, value) in values.enumerated() {
                if place > 0 { bytes.append(UInt8(ascii: ",")) }
                value.write(to: &bytes)
            }
            bytes.append(UInt8(ascii: "]"))
        case .object(let members):
            bytes.append(UInt8(ascii: "{"))
            var isFirst = true
            for (name, value) in members.sorted(by: { $0.key < $1.key }) {
                guard let value else { continue }
                if !isFirst { bytes.append(UInt8(ascii: ",")) }
                isFirst = false
                Self.write(name, to: &bytes)
                bytes.append(UInt8(ascii: ":"))
                value.write(to: &bytes)
            }
            bytes.append(UInt8(ascii: "}"))
        }
    }

    /// Writes a JSON string (RFC 8259, section 7).
    private static func write(_ text: String, to bytes: inout [UInt8]) {
        bytes.append(UInt8(ascii: "\""))
        for byte in text.utf8 {
            switch byte {
            case UInt8(ascii: "\""), UInt8(ascii: "\\"):
                bytes.append(UInt8(ascii: "\\"))
                bytes.append(byte)
            case 0x08: bytes += "\\b".utf8
            case 0x09: bytes += "\\t".utf8
            case 0x0A: bytes += "\\n".utf8
            case 0x0C: bytes += "\\f".utf8
            case 0x0D: bytes += "\\r".utf8
            case ..<0x20, UInt8(ascii: "<"):
                bytes += "\\u00".utf8
                for digit in [byte >> 4, byte & 15] { bytes += String(digit, radix: 16).utf8 }
            default: bytes.append(byte)
            }
        }
        bytes.append(UInt8(ascii: "\""))
    }
}
