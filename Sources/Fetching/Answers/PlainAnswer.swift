internal import Addressing

/// An answer read from a connection's bytes, for servers whose heads libcurl refuses: a line without a colon, a zero byte, a
/// status in a form of its own, or no head at all.
///
/// libcurl still connects, by the same rules and limits, as for its plainest protocol: Gopher (RFC 1436) sends one line and
/// takes all that comes back. The line is a request in HTTP.
struct PlainAnswer {
    /// Bytes of a head.
    static let headLimit = 65_536

    let head: ResponseHead
    let body: [UInt8]
    /// Whether less came than the head announces.
    let isCutOff: Bool
    /// Whether as much came as it announces, so that nothing more can: a server may not hang up.
    let hasEnded: Bool

    /// The address by which libcurl sends a request for `address`.
    ///
    /// - Parameter lines: of the request's head, with no line end in any.
    static func question(to address: RequestAddress, lines: [String]) -> String {
        let host = String(address.origin.drop { $0 != ":" }.dropFirst(3))
        let head = ["GET \(address.path) HTTP/1.1", "Host: \(host)"] + lines + ["Connection: close", ""]
        // libcurl adds the line end of the last, empty line. The underscore fills the place of Gopher's item type.
        return (address.isSecure ? "gophers://" : "gopher://") + "\(address.hostAndPort)/_"
            + PercentEncoding.value(of: head.joined(separator: "\r\n"))
    }

    /// Reads a whole answer, head and body; nil if it is not HTTP.
    init?(_ bytes: [UInt8], bodyLimit: Int) {
        var head = ResponseHead()
        var rest = bytes[...]
        if let first = bytes.first(where: { $0 > 0x20 }), first == UInt8(ascii: "<") || first == UInt8(ascii: "{") {
            // HTTP/0.9 had no heads.
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

    /// The bytes of chunks (RFC 9112, section 7.1), as far as they go.
    private static func joined(_ chunks: ArraySlice<UInt8>) -> (bytes: [UInt8], isWhole: Bool) {
        var (bytes, rest) = ([UInt8](), chunks)
        while let end = rest.firstIndex(of: 0x0A) {
            let digits = rest[..<end].prefix { $0 != UInt8(ascii: ";") }.filter { $0 > 0x20 }
            rest = rest[(end + 1)...]
            // The line end behind the chunk before.
            if digits.isEmpty { continue }
            guard let size = Int(String(decoding: digits, as: UTF8.self), radix: 16), size >= 0 else { break }
            if size == 0 { return (bytes, true) }
            bytes += rest.prefix(size)
            rest = rest.dropFirst(size)
        }
        return (bytes, false)
    }
}
