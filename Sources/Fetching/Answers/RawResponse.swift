internal import Addressing

/// A response parsed from raw bytes, for servers whose heads libcurl rejects: a line without a colon, a NUL byte, a
/// malformed status line, or no head at all.
///
/// libcurl still makes the connection, with the same rules and limits, but over its simplest protocol. Gopher (RFC
/// 1436) sends one line and accepts anything in return. The line we send is an HTTP request.
struct RawResponse {
    /// The maximum number of bytes in a head.
    static let headLimit = 65_536

    let head: ResponseHead
    let body: [UInt8]
    /// Whether fewer bytes arrived than the head declares.
    let isCutOff: Bool
    /// Whether all bytes the head declares have arrived. The answer is then complete even if the server keeps the
    /// connection open.
    let hasEnded: Bool

    /// Returns the Gopher address that makes libcurl send an HTTP request for `address`.
    ///
    /// - Parameter lines: the header lines, without line breaks.
    static func question(to address: RequestAddress, lines: [String]) -> String {
        let host = String(address.origin.drop { $0 != ":" }.dropFirst(3))
        let head = ["GET \(address.path) HTTP/1.1", "Host: \(host)"] + lines + ["Connection: close", ""]
        // libcurl terminates the last, empty line itself. The underscore takes the place of Gopher's item type.
        return (address.isSecure ? "gophers://" : "gopher://") + "\(address.hostAndPort)/_"
            + PercentEncoding.value(of: head.joined(separator: "\r\n"))
    }

    /// Parses a complete response, head and body. Returns nil if it isn't HTTP.
    init?(_ bytes: [UInt8], bodyLimit: Int) {
        var head = ResponseHead()
        var rest = bytes[...]
        if let first = bytes.first(where: { $0 > 0x20 }), first == UInt8(ascii: "<") || first == UInt8(ascii: "{") {
            // HTTP/0.9 responses have no head.
            head = ResponseHead(status: 200)
        } else {
            while !head.isComplete {
                guard !rest.isEmpty else { return nil }
                let end = rest.firstIndex(of: 0x0A).map { $0 + 1 } ?? rest.endIndex
                guard rest[..<end].withUnsafeBufferPointer({ head.read($0) }), head.status > 0 else { return nil }
                rest = rest[end...]
            }
        }
        var body = rest
        if head.isChunked {
            let chunks = Self.joined(rest)
            (body, hasEnded) = (chunks.bytes[...], chunks.isWhole)
            isCutOff = !hasEnded
        } else if let length = head.contentLength {
            (body, hasEnded) = (rest.prefix(length), rest.count >= length)
            isCutOff = !hasEnded
        } else {
            (isCutOff, hasEnded) = (false, false)
        }
        self.head = head
        self.body = Array(body.prefix(bodyLimit))
    }

    /// Joins the chunks of a body (RFC 9112, section 7.1) as far as they are readable.
    private static func joined(_ chunks: ArraySlice<UInt8>) -> (bytes: [UInt8], isWhole: Bool) {
        var (bytes, rest) = ([UInt8](), chunks)
        while let end = rest.firstIndex(of: 0x0A) {
            let digits = rest[..<end].prefix { $0 != UInt8(ascii: ";") }.filter { $0 > 0x20 }
            rest = rest[(end + 1)...]
            // Skip the line break after the previous chunk.
            if digits.isEmpty { continue }
            guard let size = Int(String(decoding: digits, as: UTF8.self), radix: 16), size >= 0 else { break }
            if size == 0 { return (bytes, true) }
            bytes += rest.prefix(size)
            rest = rest.dropFirst(size)
        }
        return (bytes, false)
    }
}
