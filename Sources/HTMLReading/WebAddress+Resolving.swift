// How an address is put together: from a scheme and the rest, or from a base and a reference.
extension WebAddress {
    static func resolved(_ reference: [UInt8], against base: [UInt8]) -> [UInt8]? {
        let isMark: (UInt8) -> Bool = { $0 == UInt8(ascii: "?") || $0 == UInt8(ascii: "#") }
        // The base is in our own form, so its host ends at the third slash.
        guard let host = base.indices.filter({ base[$0] == UInt8(ascii: "/") }).dropFirst(2).first else { return nil }
        let withoutFragment = base.prefix { $0 != UInt8(ascii: "#") }
        let path = withoutFragment.prefix { $0 != UInt8(ascii: "?") }
        switch reference[0] {
        case UInt8(ascii: "#"): return withoutFragment + encoded(reference[...])
        case UInt8(ascii: "?"): return path + encoded(reference[...])
        default: break
        }
        let mark = reference.firstIndex(where: isMark) ?? reference.endIndex
        var segments = reference[..<mark].split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
        if reference[0] == UInt8(ascii: "/") {
            segments.removeFirst()
        } else {
            segments =
                path[(host + 1)...].split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
                .dropLast() + segments
        }
        var kept: [ArraySlice<UInt8>] = []
        for (index, segment) in segments.enumerated() {
            let isLast = index == segments.count - 1
            if segment.elementsEqual(".".utf8) {
                if isLast { kept.append([]) }
            } else if segment.elementsEqual("..".utf8) {
                _ = kept.popLast()
                if isLast { kept.append([]) }
            } else {
                kept.append(segment)
            }
        }
        let joined = Array(kept.joined(separator: [UInt8(ascii: "/")]))
        return base[...host] + encoded(joined + reference[mark...])
    }

    /// Everything after `http:`.
    static func absolute(scheme: [UInt8], rest: ArraySlice<UInt8>) -> [UInt8]? {
        let isSlash: (UInt8) -> Bool = { $0 == UInt8(ascii: "/") || $0 == UInt8(ascii: "\\") }
        let isMark: (UInt8) -> Bool = { $0 == UInt8(ascii: "?") || $0 == UInt8(ascii: "#") }
        let rest = rest.drop(while: isSlash)
        let authority = rest.prefix { !isSlash($0) && !isMark($0) }
        guard authority.allSatisfy(isHost), namesHost(authority) else { return nil }
        var tail = Array(rest[authority.endIndex...])
        for index in tail.indices {
            if isMark(tail[index]) { break }
            if isSlash(tail[index]) { tail[index] = UInt8(ascii: "/") }
        }
        if tail.first != UInt8(ascii: "/") { tail.insert(UInt8(ascii: "/"), at: 0) }
        let host = authority.map { $0 &- 0x41 < 26 ? $0 | 0x20 : $0 }
        return scheme + "://".utf8 + host + encoded(tail[...])
    }

    /// Whether there is a host behind `user@`, and behind its colon a number; a colon more only in brackets (RFC 3986,
    /// section 3.2.2).
    private static func namesHost(_ authority: ArraySlice<UInt8>) -> Bool {
        let start = authority.lastIndex(of: UInt8(ascii: "@")).map { $0 + 1 } ?? authority.startIndex
        let place = authority[start...]
        if place.first == UInt8(ascii: "[") {
            guard let end = place.firstIndex(of: UInt8(ascii: "]")) else { return false }
            let number = place[(start + 1)..<end]
            return !number.isEmpty && number.allSatisfy { isHexadecimal($0) || ":.".utf8.contains($0) }
                && isPort(place[(end + 1)...])
        }
        let host = place.prefix { $0 != UInt8(ascii: ":") }
        return host.contains { isAlphanumeric($0) || $0 >= 0x80 }
            && !host.contains { $0 == UInt8(ascii: "[") || $0 == UInt8(ascii: "]") } && isPort(place[host.endIndex...])
    }

    private static func isPort(_ text: ArraySlice<UInt8>) -> Bool {
        text.isEmpty || text.first == UInt8(ascii: ":") && text.dropFirst().allSatisfy { $0 &- 0x30 < 10 }
    }

    /// Path, query and fragment with every byte encoded that is no URL code point.
    private static func encoded(_ bytes: ArraySlice<UInt8>) -> [UInt8] {
        var result: [UInt8] = []
        result.reserveCapacity(bytes.count)
        var inFragment = false
        for index in bytes.indices {
            let byte = bytes[index]
            let passes =
                switch byte {
                case UInt8(ascii: "%"):
                    index + 2 < bytes.endIndex && isHexadecimal(bytes[index + 1]) && isHexadecimal(bytes[index + 2])
                case UInt8(ascii: "#"): !inFragment
                default: byte >= 0x80 || isAlphanumeric(byte) || "!$&'()*+,-./:;=?@_~".utf8.contains(byte)
                }
            if byte == UInt8(ascii: "#") { inFragment = true }
            if passes {
                result.append(byte)
            } else {
                let digits = Array("0123456789ABCDEF".utf8)
                result += [UInt8(ascii: "%"), digits[Int(byte >> 4)], digits[Int(byte & 15)]]
            }
        }
        return result
    }

    private static func encoded(_ bytes: [UInt8]) -> [UInt8] { encoded(bytes[...]) }

    private static func isHost(_ byte: UInt8) -> Bool {
        byte >= 0x80 || isAlphanumeric(byte) || "-._:[]@%~!$&'()*+,;=".utf8.contains(byte)
    }

    static func isAlphanumeric(_ byte: UInt8) -> Bool { byte &- 0x30 < 10 || (byte | 0x20) &- 0x61 < 26 }

    private static func isHexadecimal(_ byte: UInt8) -> Bool { byte &- 0x30 < 10 || (byte | 0x20) &- 0x61 < 6 }
}
