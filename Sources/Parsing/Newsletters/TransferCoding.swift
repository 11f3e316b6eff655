import Foundation

/// The encodings in which mail carries bytes as ASCII (RFC 2045, section 6). Damaged text is decoded as far as
/// possible.
enum TransferCoding {
    static func decoded(_ bytes: ArraySlice<UInt8>, as name: String) -> [UInt8] {
        switch name {
        case "base64": base64(bytes)
        case "quoted-printable": quotedPrintable(bytes)
        default: Array(bytes)
        }
    }

    /// Decodes base64, ignoring line ends and other foreign characters, and a group that was cut off.
    static func base64(_ bytes: ArraySlice<UInt8>) -> [UInt8] {
        let digits = bytes.filter { $0.isLetterOrDigit || $0 == UInt8(ascii: "+") || $0 == UInt8(ascii: "/") }
        let rest = digits.suffix(digits.count % 4)
        let whole = Data(base64Encoded: Data(digits.dropLast(rest.count))) ?? Data()
        let last = Data(base64Encoded: Data(rest + repeatElement(UInt8(ascii: "="), count: 4 - rest.count))) ?? Data()
        return [UInt8](rest.count > 1 ? whole + last : whole)
    }

    /// Decodes quoted-printable. An equals sign at a line's end joins it with the next; another that doesn't precede
    /// two digits stays.
    static func quotedPrintable(_ bytes: ArraySlice<UInt8>) -> [UInt8] {
        var result: [UInt8] = []
        result.reserveCapacity(bytes.count)
        var place = bytes.startIndex
        while place < bytes.endIndex {
            let byte = bytes[place]
            let rest = bytes[(place + 1)...]
            if byte == UInt8(ascii: "="), let high = rest.first.flatMap(digit),
                let low = rest.dropFirst().first.flatMap(digit)
            {
                result.append(high << 4 | low)
                place += 3
            } else if byte == UInt8(ascii: "="), rest.first == UInt8(ascii: "\n") {
                place += 2
            } else if byte == UInt8(ascii: "="), rest.starts(with: "\r\n".utf8) {
                place += 3
            } else {
                result.append(byte)
                place += 1
            }
        }
        return result
    }

    private static func digit(_ byte: UInt8) -> UInt8? {
        switch byte {
        case 0x30...0x39: byte - 0x30
        case 0x41...0x46: byte - 0x41 + 10
        case 0x61...0x66: byte - 0x61 + 10
        default: nil
        }
    }
}
