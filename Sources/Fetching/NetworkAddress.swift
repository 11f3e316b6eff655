import Glibc
import Newsroom

/// An IP address.
struct NetworkAddress: Hashable {
    /// Four bytes (IPv4) or sixteen (IPv6), in network order.
    let bytes: [UInt8]

    /// Parses an address such as `10.0.0.5` or `fe80::1`. Returns nil for anything else, including names.
    init?(_ text: String) {
        var four = in_addr()
        var six = in6_addr()
        if inet_pton(AF_INET, text, &four) == 1 {
            bytes = withUnsafeBytes(of: &four) { Array($0) }
        } else if inet_pton(AF_INET6, text, &six) == 1 {
            bytes = withUnsafeBytes(of: &six) { Array($0) }
        } else {
            return nil
        }
    }

    /// Reads a `sockaddr` of `length` bytes. Returns nil if it is neither IPv4 nor IPv6.
    init?(_ address: UnsafeRawPointer, length: Int) {
        guard length >= MemoryLayout<sockaddr>.size else { return nil }
        switch Int32(address.loadUnaligned(as: sockaddr.self).sa_family) {
        case AF_INET where length >= MemoryLayout<sockaddr_in>.size:
            var four = address.loadUnaligned(as: sockaddr_in.self).sin_addr
            bytes = withUnsafeBytes(of: &four) { Array($0) }
        case AF_INET6 where length >= MemoryLayout<sockaddr_in6>.size:
            var six = address.loadUnaligned(as: sockaddr_in6.self).sin6_addr
            bytes = withUnsafeBytes(of: &six) { Array($0) }
        default: return nil
        }
    }

    /// The reason the address isn't on the public Internet (such as `.privateAddress`); nil if it is.
    var restriction: Message.Key? {
        if bytes.count == 4 { return Self.restriction(bytes, in: Self.rangesOf4) }
        // Check an embedded IPv4 address instead, if there is one.
        if bytes.starts(with: [UInt8](repeating: 0, count: 10) + [0xFF, 0xFF]) { return embedded(at: 12) }
        if bytes.starts(with: [0x00, 0x64, 0xFF, 0x9B, 0, 0, 0, 0, 0, 0, 0, 0]) { return embedded(at: 12) }
        if bytes.starts(with: [0x20, 0x02]) { return embedded(at: 2) }
        if let known = Self.restriction(bytes, in: Self.rangesOf6) { return known }
        // All public IPv6 addresses are within 2000::/3 (IANA, Internet Protocol Version 6 Address Space).
        return bytes.first.map { $0 >> 5 } == 1 ? nil : .reservedAddress
    }

    private func embedded(at offset: Int) -> Message.Key? {
        Self.restriction(Array(bytes[offset..<offset + 4]), in: Self.rangesOf4)
    }

    private static func restriction(_ bytes: [UInt8], in ranges: [Range]) -> Message.Key? {
        ranges.first { $0.contains(bytes) }?.restriction
    }

    private struct Range {
        let start: [UInt8]
        let length: Int
        let restriction: Message.Key

        init(_ start: [UInt8], _ length: Int, _ restriction: Message.Key) {
            self.start = start
            self.length = length
            self.restriction = restriction
        }

        /// Returns whether the first `length` bits are equal.
        func contains(_ bytes: [UInt8]) -> Bool {
            for index in 0..<(length + 7) / 8 {
                let bits = min(8, length - index * 8)
                let mask = ~UInt8(truncatingIfNeeded: 0xFF >> bits)
                guard bytes[index] & mask == (index < start.count ? start[index] : 0) & mask else { return false }
            }
            return true
        }
    }

    // IANA's special-purpose registries (RFC 6890 and updates) and the multicast ranges.
    private static let rangesOf4: [Range] = [
        Range([0], 8, .unspecifiedAddress),
        Range([10], 8, .privateAddress),
        Range([100, 64], 10, .carrierAddress),
        Range([127], 8, .loopbackAddress),
        Range([169, 254], 16, .linkLocalAddress),
        Range([172, 16], 12, .privateAddress),
        Range([192, 0, 0], 24, .reservedAddress),
        Range([192, 0, 2], 24, .exampleAddress),
        Range([192, 88, 99], 24, .reservedAddress),
        Range([192, 168], 16, .privateAddress),
        Range([198, 18], 15, .measurementAddress),
        Range([198, 51, 100], 24, .exampleAddress),
        Range([203, 0, 113], 24, .exampleAddress),
        Range([224], 4, .multicastAddress),
        Range([240], 4, .reservedAddress),
    ]

    private static let rangesOf6: [Range] = [
        Range([0], 128, .unspecifiedAddress),
        Range([0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1], 128, .loopbackAddress),
        Range([0x20, 0x01, 0x0D, 0xB8], 32, .exampleAddress),
        Range([0x20, 0x01, 0x00], 23, .reservedAddress),
        Range([0x3F, 0xFF, 0x00], 20, .exampleAddress),
        Range([0xFC], 7, .privateAddress),
        Range([0xFE, 0x80], 10, .linkLocalAddress),
        Range([0xFE, 0xC0], 10, .privateAddress),
        Range([0xFF], 8, .multicastAddress),
    ]
}

extension NetworkAddress {
    /// The address in its standard notation.
    var text: String {
        let capacity = Int(INET6_ADDRSTRLEN)
        return withUnsafeTemporaryAllocation(of: CChar.self, capacity: capacity) { buffer in
            let family = bytes.count == 4 ? AF_INET : AF_INET6
            guard let start = buffer.baseAddress, inet_ntop(family, bytes, start, socklen_t(capacity)) != nil else {
                return ""
            }
            return String(cString: start)
        }
    }
}
