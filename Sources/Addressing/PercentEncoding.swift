/// Percent-encoding (RFC 3986, section 2.1): `%41` is the byte for `A`.
public enum PercentEncoding {
    private static let digits = Array("0123456789ABCDEF".utf8)

    /// Appends a byte as a percent sign and two upper-case digits.
    public static func append(_ byte: UInt8, to bytes: inout [UInt8]) {
        bytes.append(UInt8(ascii: "%"))
        bytes.append(digits[Int(byte >> 4)])
        bytes.append(digits[Int(byte & 15)])
    }

    /// Encodes text for use as a value in an address. Everything except unreserved characters (section 2.3) is encoded.
    public static func value(of text: String) -> String {
        var bytes: [UInt8] = []
        for byte in text.utf8 {
            switch byte {
            case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x2D, 0x2E, 0x5F, 0x7E: bytes.append(byte)
            default: append(byte, to: &bytes)
            }
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    /// Returns the bytes with each pair such as `%41` decoded. A percent sign without two digits after it stays.
    public static func decoded(_ bytes: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
        guard bytes.contains(UInt8(ascii: "%")) else { return bytes }
        var result: [UInt8] = []
        var position = bytes.startIndex
        while position < bytes.endIndex {
            if let byte = pair(at: position, in: bytes) {
                result.append(byte)
                position += 3
            } else {
                result.append(bytes[position])
                position += 1
            }
        }
        return result[...]
    }

    /// How to treat a percent sign that isn't followed by two hexadecimal digits.
    public enum LonePercent: Sendable {
        /// Keep it as is.
        case kept
        /// Encode it as `%25`; otherwise, in `%4%41`, it would form a new pair with the decoded character after it.
        case encoded
    }

    /// Returns the normalised encoding (section 6.2.2): unreserved characters are decoded; control characters, blanks
    /// and non-ASCII bytes are encoded; digits are in upper case. Encoded reserved characters stay encoded.
    public static func normalised(_ bytes: ArraySlice<UInt8>, lonePercent: LonePercent = .encoded) -> ArraySlice<UInt8>
    {
        if bytes.allSatisfy({ $0 > 0x20 && $0 < 0x7F && $0 != UInt8(ascii: "%") }) { return bytes }
        var result: [UInt8] = []
        result.reserveCapacity(bytes.count)
        var position = bytes.startIndex
        while position < bytes.endIndex {
            let byte = bytes[position]
            if let meant = pair(at: position, in: bytes) {
                if isUnreserved(meant) { result.append(meant) } else { append(meant, to: &result) }
                position += 3
                continue
            }
            if byte <= 0x20 || byte >= 0x7F || byte == UInt8(ascii: "%") && lonePercent == .encoded {
                append(byte, to: &result)
            } else {
                result.append(byte)
            }
            position += 1
        }
        return result[...]
    }

    /// Returns the byte encoded at a position; nil if there is no percent sign with two digits.
    static func pair(at position: Int, in bytes: ArraySlice<UInt8>) -> UInt8? {
        guard bytes[position] == UInt8(ascii: "%"), position + 2 < bytes.endIndex,
            let high = value(ofDigit: bytes[position + 1]), let low = value(ofDigit: bytes[position + 2])
        else { return nil }
        return high << 4 | low
    }

    private static func value(ofDigit byte: UInt8) -> UInt8? {
        switch byte {
        case 0x30...0x39: byte - 0x30
        case 0x41...0x46: byte - 0x37
        case 0x61...0x66: byte - 0x57
        default: nil
        }
    }

    /// Returns whether a byte is a letter, a digit or one of four marks (section 2.3). These mean the same whether
    /// encoded or not.
    private static func isUnreserved(_ byte: UInt8) -> Bool {
        byte.isLetterOrDigit || byte == UInt8(ascii: "-") || byte == UInt8(ascii: ".") || byte == UInt8(ascii: "_")
            || byte == UInt8(ascii: "~")
    }
}

extension UInt8 {
    /// Whether it is an ASCII letter or digit.
    var isLetterOrDigit: Bool { self &- 0x30 < 10 || (self | 0x20) &- 0x61 < 26 }

    /// The lower-case letter for an ASCII capital; other bytes are unchanged.
    var smallLetter: UInt8 { self &- 0x41 < 26 ? self | 0x20 : self }
}
