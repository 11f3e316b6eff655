/// The authority of an address, between its two slashes and its path (RFC 3986, section 3.2).
struct Authority {
    /// Everything before the last `@`, if there is one.
    let user: ArraySlice<UInt8>?
    /// A name or IP address; one with colons is in brackets.
    let host: ArraySlice<UInt8>
    /// Everything after the last colon outside brackets; may be empty.
    let port: ArraySlice<UInt8>?

    init(_ text: ArraySlice<UInt8>) {
        var rest = text
        if let mark = rest.lastIndex(of: UInt8(ascii: "@")) {
            user = rest[..<mark]
            rest = rest[(mark + 1)...]
        } else {
            user = nil
        }
        if rest.last != UInt8(ascii: "]"), let colon = rest.lastIndex(of: UInt8(ascii: ":")) {
            host = rest[..<colon]
            port = rest[(colon + 1)...]
        } else {
            host = rest
            port = nil
        }
    }

    /// Whether browsers would accept it: the host is a name or an IP address in brackets, and the port consists of
    /// digits.
    var isValid: Bool { hasValidHost && port?.allSatisfy { $0 &- 0x30 < 10 } ?? true }

    private var hasValidHost: Bool {
        if host.first == UInt8(ascii: "[") {
            guard host.last == UInt8(ascii: "]") else { return false }
            let number = host.dropFirst().dropLast()
            return !number.isEmpty
                && number.allSatisfy { byte in
                    byte &- 0x30 < 10 || (byte | 0x20) &- 0x61 < 6 || byte == UInt8(ascii: ":")
                        || byte == UInt8(ascii: ".")
                }
        }
        return host.contains { $0.isLetterOrDigit || $0 >= 0x80 } && !host.contains { "[]:".utf8.contains($0) }
    }
}
