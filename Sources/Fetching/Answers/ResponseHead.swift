internal import CCurl
internal import FoundationEssentials

/// The fields we need from a response's head (RFC 9110), parsed line by line within limits.
struct ResponseHead {
    private(set) var status: Int
    private(set) var entityTag: String?
    private(set) var lastModified: String?
    private(set) var contentType: String?
    private(set) var contentLength: Int?
    /// The values of `Content-Encoding`, in lower case.
    private(set) var contentEncodings: [String] = []
    /// Whether `Content-Range` declares only part of the document (206).
    private(set) var isPart = false
    private(set) var location: String?
    /// The raw values of `Link`, 50 at most.
    private(set) var links: [String] = []
    private(set) var retryAfter: String?
    /// The directives of `Cache-Control`, in lower case.
    private var cacheControl: [String] = []
    /// Seconds since the response was made, if a cache sent it.
    private var age: String?
    /// Whether the body is chunked (RFC 9112, section 7.1). libcurl joins the chunks.
    private(set) var isChunked = false
    /// The server's time of response (RFC 9110, section 6.6.1).
    private(set) var date: Date?
    /// Whether the empty line that ends the head of a final response has arrived.
    private(set) var isComplete = false
    private var lines = 0
    private var bytes = 0
    /// The previous header. A line that starts with a space continues it (RFC 9112, section 5.2).
    private var latest: (name: String, value: [UInt8])?

    /// Creates a head with only a status.
    init(status: Int = 0) { self.status = status }

    /// Seconds for which the response may be reused without asking (RFC 9111, section 4.2); nil if it doesn't say.
    var freshness: Double? {
        if cacheControl.contains(where: { $0 == "no-store" || $0 == "no-cache" || $0.hasPrefix("no-cache=") }) {
            return 0
        }
        guard let directive = cacheControl.first(where: { $0.hasPrefix("max-age=") }),
            let seconds = UInt32(directive.dropFirst("max-age=".count).filter { $0 != "\"" })
        else { return nil }
        return max(0, Double(seconds) - Double(age.flatMap { UInt32($0) } ?? 0))
    }

    /// Parses a line including its line break. Returns false if the head exceeds 256 lines or 64 KiB.
    mutating func read(_ line: UnsafeBufferPointer<UInt8>) -> Bool {
        lines += 1
        bytes += line.count
        guard lines <= 256, bytes <= 65_536 else { return false }
        if let status = Self.status(in: line) {
            // Interim responses (1xx) may come first. Only the last head counts, but the limits cover all of them.
            let (lines, bytes) = (lines, bytes)
            self = ResponseHead(status: status)
            (self.lines, self.bytes) = (lines, bytes)
        } else if Self.trimmed(line[...]).isEmpty {
            isComplete = status >= 200
        } else if let first = line.first, first == 0x20 || first == 0x09 {
            guard let (name, value) = latest else { return true }
            take(value + (value.isEmpty ? [] : [0x20]) + Self.trimmed(line[...]), as: name)
        } else if let colon = line.firstIndex(of: UInt8(ascii: ":")) {
            // Seen in the wild: a space before the colon.
            let name = String(decoding: Self.trimmed(line[..<colon]), as: UTF8.self).lowercased()
            take(Array(Self.trimmed(line[(colon + 1)...])), as: name)
        }
        return true
    }

    private mutating func take(_ value: [UInt8], as name: String) {
        latest = (name, value)
        switch name {
        case "etag": entityTag = HeaderValue.verbatim(value)
        case "last-modified": lastModified = HeaderValue.verbatim(value)
        case "content-type": contentType = HeaderValue.verbatim(value)
        case "content-length":
            contentLength = HeaderValue.verbatim(value).flatMap { Int($0) }.flatMap { $0 < 0 ? nil : $0 }
        case "content-encoding": contentEncodings += HeaderValue.list(value)
        case "content-range": isPart = HeaderValue.isPart(value)
        case "transfer-encoding": isChunked = HeaderValue.list(value).contains("chunked")
        case "location": location = HeaderValue.address(value)
        case "link": if links.count < 50 { links.append(HeaderValue.address(value)) }
        case "retry-after": retryAfter = HeaderValue.verbatim(value)
        case "cache-control": if cacheControl.count < 50 { cacheControl += HeaderValue.list(value) }
        case "age": age = HeaderValue.verbatim(value)
        case "date": date = HeaderValue.verbatim(value).flatMap(HeaderValue.moment)
        default: break
        }
    }

    /// Returns the status if the line is a status line, with 0 for a missing code. Returns nil for other lines.
    private static func status(in line: UnsafeBufferPointer<UInt8>) -> Int? {
        guard let first = line.first, first | 0x20 == UInt8(ascii: "h") || first | 0x20 == UInt8(ascii: "i") else {
            return nil
        }
        let beginning = String(decoding: line.prefix(5), as: UTF8.self).lowercased()
        guard beginning == "http/" || beginning == "http " || beginning.hasPrefix("icy ") else { return nil }
        let code = line.drop { $0 != 0x20 && $0 != 0x09 }.drop { $0 == 0x20 || $0 == 0x09 }.prefix(3)
        return Int(String(decoding: code, as: UTF8.self)) ?? 0
    }

    private static func trimmed(_ value: Slice<UnsafeBufferPointer<UInt8>>) -> Slice<UnsafeBufferPointer<UInt8>> {
        let start = value.firstIndex { $0 > 0x20 } ?? value.endIndex
        let end = value.lastIndex { $0 > 0x20 }.map { $0 + 1 } ?? start
        return value[start..<end]
    }
}
