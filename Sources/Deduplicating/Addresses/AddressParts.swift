/// An http(s) address taken apart just far enough to compare it: RFC 3986, section 3, without judging it.
struct AddressParts {
    /// As written, colon and slashes included ("https://").
    var scheme: Substring
    /// Lower case, without user information and port.
    var host: String
    /// nil when it is the scheme's own (RFC 3986, section 6.2.3) or none is given.
    var port: Substring?
    /// Empty, or from its first slash on.
    var path: Substring
    /// The pairs between the ampersands, as written.
    var query: [Substring]
    /// With its number sign; empty when there is none.
    var fragment: Substring

    /// nil when the text is no http(s) address with a host.
    init?(_ text: String) {
        let utf8 = text.utf8
        guard let colon = utf8.prefix(6).firstIndex(of: UInt8(ascii: ":")) else { return nil }
        let name = text[..<colon].lowercased()
        guard name == "http" || name == "https", utf8[colon...].starts(with: "://".utf8) else { return nil }
        let start = utf8.index(colon, offsetBy: 3)
        scheme = text[..<start]
        let authorityEnd =
            utf8[start...].firstIndex { $0 == UInt8(ascii: "/") || $0 == UInt8(ascii: "?") || $0 == UInt8(ascii: "#") }
            ?? utf8.endIndex
        let number = utf8[authorityEnd...].firstIndex(of: UInt8(ascii: "#")) ?? utf8.endIndex
        let question = utf8[authorityEnd..<number].firstIndex(of: UInt8(ascii: "?")) ?? number
        path = text[authorityEnd..<question]
        query =
            question == number
            ? [] : utf8[utf8.index(after: question)..<number].split(separator: UInt8(ascii: "&")).map { Substring($0) }
        fragment = text[number...]

        var authority = text[start..<authorityEnd]
        if let at = authority.utf8.lastIndex(of: UInt8(ascii: "@")) {
            authority = authority[authority.utf8.index(after: at)...]
        }
        if let colon = authority.utf8.lastIndex(of: UInt8(ascii: ":")), !authority.hasSuffix("]") {
            let digits = authority[authority.utf8.index(after: colon)...]
            port = digits.isEmpty || digits == (name == "http" ? "80" : "443") ? nil : digits
            authority = authority[..<colon]
        }
        while authority.hasSuffix(".") { authority.removeLast() }
        host = authority.lowercased()
        // A colon belongs into an address by number, in brackets, and nowhere else.
        if host.isEmpty || host.utf8.contains(UInt8(ascii: ":")) && !(host.hasPrefix("[") && host.hasSuffix("]")) {
            return nil
        }
    }
}
