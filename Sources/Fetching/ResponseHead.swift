internal import Addressing
internal import CCurl
internal import FoundationEssentials

/// The parts of a response's head that we use (RFC 9110), read line by line and bounded.
struct ResponseHead {
    private(set) var status = 0
    private(set) var entityTag: String?
    private(set) var lastModified: String?
    private(set) var contentType: String?
    private(set) var contentLength: Int?
    private(set) var location: String?
    private(set) var retryAfter: String?
    /// When the server says that it answered (RFC 9110, section 6.6.1).
    private(set) var date: Date?
    /// Whether the empty line after the last header of a final answer has come.
    private(set) var isComplete = false
    private var lines = 0
    private var bytes = 0

    /// Takes a line with its line end; false when there is too much of it all: 256 lines or 64 KiB.
    mutating func read(_ line: UnsafeBufferPointer<UInt8>) -> Bool {
        lines += 1
        bytes += line.count
        guard lines <= 256, bytes <= 65_536 else { return false }
        if line.starts(with: "HTTP/".utf8) {
            // An interim answer (1xx) may come first: only the last head counts, but all are bounded together.
            self = ResponseHead(lines: lines, bytes: bytes)
            let code = line.drop { $0 != UInt8(ascii: " ") }.dropFirst().prefix(3)
            status = Int(String(decoding: code, as: UTF8.self)) ?? 0
        } else if let colon = line.firstIndex(of: UInt8(ascii: ":")) {
            let name = String(decoding: line[..<colon], as: UTF8.self).lowercased()
            let value = Self.trimmed(line[(colon + 1)...])
            switch name {
            case "etag": entityTag = Self.verbatim(value)
            case "last-modified": lastModified = Self.verbatim(value)
            case "content-type": contentType = Self.verbatim(value)
            case "content-length": contentLength = Self.verbatim(value).flatMap { Int($0) }
            case "location": location = Self.encoded(value)
            case "retry-after": retryAfter = Self.verbatim(value)
            case "date": date = Self.verbatim(value).flatMap(Self.moment)
            default: break
            }
        } else if Self.trimmed(line[...]).isEmpty {
            isComplete = status >= 200
        }
        return true
    }

    init() {}

    private init(lines: Int, bytes: Int) {
        self.lines = lines
        self.bytes = bytes
    }

    /// Whether a header's value may be sent back to a server: printable ASCII and of sane length.
    static func isSafe(_ value: String) -> Bool {
        !value.isEmpty && value.utf8.count <= 1_024 && value.utf8.allSatisfy { (0x20...0x7E).contains($0) }
    }

    private static func moment(_ text: String) -> Date? {
        let seconds = curl_getdate(text, nil)
        return seconds > 0 ? Date(timeIntervalSince1970: Double(seconds)) : nil
    }

    private static func verbatim(_ value: Slice<UnsafeBufferPointer<UInt8>>) -> String? {
        let text = String(decoding: value, as: UTF8.self)
        return isSafe(text) ? text : nil
    }

    /// Seen in the wild: raw UTF-8 and Latin-1 in `Location`. Either is meant byte by byte.
    private static func encoded(_ value: Slice<UnsafeBufferPointer<UInt8>>) -> String {
        var text: [UInt8] = []
        for byte in value {
            if byte < 0x80 { text.append(byte) } else { PercentEncoding.append(byte, to: &text) }
        }
        return String(decoding: text, as: UTF8.self)
    }

    private static func trimmed(_ value: Slice<UnsafeBufferPointer<UInt8>>) -> Slice<UnsafeBufferPointer<UInt8>> {
        let start = value.firstIndex { $0 > 0x20 } ?? value.endIndex
        let end = value.lastIndex { $0 > 0x20 }.map { $0 + 1 } ?? start
        return value[start..<end]
    }
}
