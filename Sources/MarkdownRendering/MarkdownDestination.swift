/// A link's destination that cannot break out of `<…>` or `(…)`, nor of a table's cell; nil unless it is an http or
/// https address with a host and without control characters.
public func markdownDestination(_ url: String) -> String? {
    let bytes = Array(url.utf8.drop { $0 == 0x20 })
    guard let colon = bytes.firstIndex(of: UInt8(ascii: ":")) else { return nil }
    let scheme = bytes[..<colon].map { $0 | 0x20 }
    guard scheme.elementsEqual("http".utf8) || scheme.elementsEqual("https".utf8) else { return nil }
    let rest = bytes[colon...]
    guard rest.starts(with: "://".utf8), let host = rest.dropFirst(3).first, !"/?#\\ ".utf8.contains(host) else {
        return nil
    }
    var result = scheme
    for index in rest.indices {
        let byte = rest[index]
        switch byte {
        case 0..<0x20, 0x7F: return nil
        case UInt8(ascii: "&"):
            // Only with a semicolon it would be read as a character reference.
            let after = rest[(index + 1)...].first { !isAlphanumeric($0) && $0 != UInt8(ascii: "#") }
            result += after == UInt8(ascii: ";") ? "&amp;".utf8 : "&".utf8
        case 0x20, UInt8(ascii: "\""), UInt8(ascii: "("), UInt8(ascii: ")"), UInt8(ascii: "<"), UInt8(ascii: ">"),
            UInt8(ascii: "\\"), UInt8(ascii: "`"), UInt8(ascii: "|"):
            result += percentEncoded(byte)
        default: result.append(byte)
        }
    }
    return String(decoding: result, as: UTF8.self)
}

/// RFC 3986, section 2.1.
private func percentEncoded(_ byte: UInt8) -> [UInt8] {
    let digits = Array("0123456789ABCDEF".utf8)
    return [UInt8(ascii: "%"), digits[Int(byte >> 4)], digits[Int(byte & 15)]]
}

private func isAlphanumeric(_ byte: UInt8) -> Bool { byte &- 0x30 < 10 || (byte | 0x20) &- 0x61 < 26 }
