import Addressing
import MarkupReading
import TextDecoding

/// The base addresses of a feed, for resolving relative ones.
struct BaseAddresses {
    /// The address of the page the feed belongs to.
    let page: String?
    /// The base for relative addresses without `xml:base`.
    private let base: String?
    /// Whether the feed's own address is unknown, as for a local file.
    let isHomeless: Bool

    init(head: ElementRecord, format: Format, feed: String) {
        isHomeless = feed.isEmpty
        let feed = WebAddress(feed)?.text
        page =
            Self.candidates(head).lazy.compactMap { Self.absolute($0.address, base: Self.base($0.bases, from: feed)) }
            .first
        // CDF states the base on its root element.
        let stated = head.first(.rss).flatMap { head.attribute(.base, of: $0) }.flatMap { WebAddress($0)?.text }
        let starts = [stated] + (format.base == .page ? [page, feed] : [feed, page])
        base = starts.compactMap(\.self).first { $0.utf8.count <= ItemLimits.base }
    }

    private static func candidates(_ head: ElementRecord) -> [(address: String, bases: [String])] {
        var candidates: [(address: String, bases: [String])] = head.text([.homePage]).map { [($0, [])] } ?? []
        for link in head.top(.link) {
            if let text = head.trimmed(link) { candidates.append((text, head.bases(of: link))) }
        }
        for link in head.top(.link) where Link(link, in: head)?.isAlternatePage == true {
            if let href = head.attribute(.href, of: link) { candidates.append((href, head.bases(of: link))) }
        }
        return candidates
    }

    /// Resolves an address.
    ///
    /// - Parameter bases: `xml:base` values, outermost first.
    func absolute(_ reference: String, bases: @autoclosure () -> [String] = []) -> String? {
        if Self.isClean(reference) { return reference }
        let bases = bases()
        return Self.absolute(reference, base: bases.isEmpty ? base : base(bases))
    }

    /// Resolves an address.
    ///
    /// - Parameter base: the base from `xml:base`; nil if there is none.
    func absolute(_ reference: String, base: String?) -> String? {
        Self.isClean(reference) ? reference : Self.absolute(reference, base: base ?? self.base)
    }

    func base(_ bases: [String]) -> String? { Self.base(bases, from: base) }

    private static func base(_ bases: [String], from base: String?) -> String? {
        bases.reduce(base) { outer, inner in
            guard let next = WebAddress(inner, base: outer)?.text, next.utf8.count <= ItemLimits.base else {
                return outer
            }
            return next
        }
    }

    private static func absolute(_ reference: String, base: String?) -> String? {
        let plain = reference.withoutReferences
        return isClean(plain) ? plain : WebAddress(plain, base: base)?.text
    }

    /// Returns whether an address is absolute and can be used exactly as the publisher wrote it.
    private static func isClean(_ text: String) -> Bool {
        let isClean = text.utf8.withContiguousStorageIfAvailable { bytes in
            guard bytes.count < 4096, let host = lengthOfScheme(bytes), host < bytes.count,
                bytes[host] != UInt8(ascii: "/"), !holdsNumber(bytes[host...])
            else { return false }
            var previous: UInt8 = 0
            for (index, byte) in bytes.enumerated() {
                // Bidirectional controls and invisible characters could make the address look like another one.
                if byte > 0x7F, invisibleMayBegin(in: bytes, at: index) { return false }
                // Perhaps escaped twice.
                if byte == UInt8(ascii: ";"), previous == UInt8(ascii: "p") { return false }
                let bits = byte < 0x40 ? uncleanLow : byte < 0x80 ? uncleanHigh : 0
                if bits >> UInt64(byte & 0x3F) & 1 != 0 { return false }
                previous = byte
            }
            return true
        }
        return isClean ?? false
    }

    /// A bit mask of bytes up to 0x3F not allowed in addresses: control characters, the space, `"<>`.
    private static var uncleanLow: UInt64 { 0x5000_0005_FFFF_FFFF }
    /// The same for bytes from 0x40: the backslash, the backtick and 0x7F.
    private static var uncleanHigh: UInt64 { 0x8000_0001_1000_0000 }

    /// Returns whether a host may be an IP address in brackets, or is percent-encoded. Browsers don't accept every such
    /// host.
    private static func holdsNumber(_ rest: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
        for byte in rest {
            switch byte {
            case UInt8(ascii: "/"), UInt8(ascii: "?"), UInt8(ascii: "#"): return false
            case UInt8(ascii: "["), UInt8(ascii: "%"): return true
            default: break
            }
        }
        return false
    }

    private static func lengthOfScheme(_ bytes: UnsafeBufferPointer<UInt8>) -> Int? {
        if bytes.starts(with: "https://".utf8) { return 8 }
        return bytes.starts(with: "http://".utf8) ? 7 : nil
    }
}
