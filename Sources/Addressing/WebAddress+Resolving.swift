// Builds an absolute address from a scheme and the rest, or from a base and a relative reference.
extension WebAddress {
    /// Builds an absolute address.
    ///
    /// - Parameter rest: everything after the colon; any number of leading slashes counts as two.
    static func absolute(scheme: [UInt8], rest: ArraySlice<UInt8>) -> [UInt8]? {
        let parts = AddressParts(scheme: nil, authorityAndRest: rest.drop { $0 == UInt8(ascii: "/") })
        guard let authority = parts.authority, authority.allSatisfy(mayStandInAuthority), Authority(authority).isValid
        else { return nil }
        var bytes = scheme
        bytes.reserveCapacity(scheme.count + rest.count + 4)
        bytes += "://".utf8
        bytes += authority.lazy.map(\.smallLetter)
        bytes += parts.path.isEmpty ? "/".utf8 : "".utf8
        appendEncoded(parts.path, to: &bytes)
        append(query: parts.query, fragment: parts.fragment, to: &bytes)
        return bytes
    }

    /// Resolves a relative reference on a page (RFC 3986, section 5.2.2); nil if the base has no host.
    ///
    /// - Parameter base: the page's address, as written by `absolute`.
    static func resolved(_ reference: AddressParts, against base: [UInt8]) -> [UInt8]? {
        let parts = AddressParts(base)
        guard let authority = parts.authority else { return nil }
        var bytes = Array(base[..<authority.endIndex])
        if reference.path.isEmpty {
            bytes += parts.path
            append(query: reference.query ?? parts.query, fragment: reference.fragment, to: &bytes)
            return bytes
        }
        let slash = UInt8(ascii: "/")
        var segments = reference.path.split(separator: slash, omittingEmptySubsequences: false)
        if reference.path.first == slash {
            segments.removeFirst()
        } else {
            segments =
                parts.path.dropFirst().split(separator: slash, omittingEmptySubsequences: false).dropLast() + segments
        }
        for segment in withoutDots(segments) {
            bytes.append(slash)
            appendEncoded(segment, to: &bytes)
        }
        append(query: reference.query, fragment: reference.fragment, to: &bytes)
        return bytes
    }

    /// Returns path segments with `.` and `..` resolved (RFC 3986, section 5.2.4).
    private static func withoutDots(_ segments: [ArraySlice<UInt8>]) -> [ArraySlice<UInt8>] {
        var kept: [ArraySlice<UInt8>] = []
        for (index, segment) in segments.enumerated() {
            let leadsUp = segment.elementsEqual("..".utf8)
            guard leadsUp || segment.elementsEqual(".".utf8) else {
                kept.append(segment)
                continue
            }
            if leadsUp { _ = kept.popLast() }
            // The path ends with a folder, so keep its trailing slash.
            if index == segments.count - 1 { kept.append([]) }
        }
        return kept
    }

    private static func append(query: ArraySlice<UInt8>?, fragment: ArraySlice<UInt8>?, to bytes: inout [UInt8]) {
        if let query {
            bytes.append(UInt8(ascii: "?"))
            appendEncoded(query, to: &bytes)
        }
        if let fragment {
            bytes.append(UInt8(ascii: "#"))
            appendEncoded(fragment, to: &bytes)
        }
    }

    /// Appends a path, query or fragment, encoding bytes that aren't allowed.
    private static func appendEncoded(_ part: ArraySlice<UInt8>, to bytes: inout [UInt8]) {
        let allowedUnencoded = Self.allowedUnencoded
        for index in part.indices {
            let byte = part[index]
            if allowedUnencoded[Int(byte)] || PercentEncoding.pair(at: index, in: part) != nil {
                bytes.append(byte)
            } else {
                PercentEncoding.append(byte, to: &bytes)
            }
        }
    }

    private static func mayStandInAuthority(_ byte: UInt8) -> Bool {
        byte >= 0x80 || byte.isLetterOrDigit || "-._:[]@%~!$&'()*+,;=".utf8.contains(byte)
    }
}
