internal import Addressing
internal import CCurl
internal import FoundationEssentials

/// A parser for header values.
enum HeaderValue {
    /// Returns whether a value may be sent back to a server: printable ASCII of reasonable length.
    static func isSafe(_ value: String) -> Bool {
        !value.isEmpty && value.utf8.count <= 1_024 && value.utf8.allSatisfy { (0x20...0x7E).contains($0) }
    }

    /// Returns the value if it is safe, otherwise nil.
    static func verbatim(_ value: [UInt8]) -> String? {
        let text = String(decoding: value, as: UTF8.self)
        return isSafe(text) ? text : nil
    }

    /// Percent-encodes non-ASCII bytes as they are. Seen in the wild: raw UTF-8 and raw Latin-1 in addresses.
    static func address(_ value: [UInt8]) -> String {
        var text: [UInt8] = []
        for byte in value {
            if byte < 0x80 { text.append(byte) } else { PercentEncoding.append(byte, to: &text) }
        }
        return String(decoding: text, as: UTF8.self)
    }

    static func moment(_ text: String) -> Date? {
        let seconds = curl_getdate(text, nil)
        return seconds > 0 ? Date(timeIntervalSince1970: Double(seconds)) : nil
    }

    /// Returns the entries of a list in lower case, without parameters.
    static func list(_ value: [UInt8]) -> [String] {
        value.split(separator: UInt8(ascii: ",")).map { entry in
            let name = entry.prefix { $0 != UInt8(ascii: ";") }.filter { $0 > 0x20 }
            return String(decoding: name, as: UTF8.self).lowercased()
        }
    }

    /// Returns whether a `Content-Range` such as "bytes 0-499/1234" leaves anything out (RFC 9110, section 14.4).
    static func isPart(_ value: [UInt8]) -> Bool {
        let numbers = value.split { !(0x30...0x39 ~= $0) }.map { Int(String(decoding: $0, as: UTF8.self)) }
        guard let first = numbers.first, first == 0 else { return true }
        // A server that doesn't know the total writes an asterisk.
        guard numbers.count == 3, let last = numbers[1], let whole = numbers[2] else { return false }
        return last < whole - 1
    }
}
