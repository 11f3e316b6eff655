internal import CZlib

/// A ZIP archive (PKWARE's APPNOTE.TXT, 6.3, section 4.3), as small as a book needs: without extra fields, encryption,
/// or room for more than 65,535 members or 4 GiB.
///
/// The same members always give the same bytes, because each is dated with the first day that the format knows.
struct ZipArchive {
    /// The first of January 1980 (section 4.4.6).
    private static let day = 0x21
    /// The version of the format, 2.0, which introduced the compression.
    private static let version = 20
    /// The flag for names in UTF-8 (section 4.4.4, bit 11).
    private static let hasUnicodeNames = 0x800

    private var members: [UInt8] = []
    private var directory: [UInt8] = []
    private var count = 0

    /// Adds a member after those already there.
    ///
    /// - Parameter isCompressed: whether to compress it, if that makes it smaller.
    mutating func add(_ name: String, _ bytes: [UInt8], isCompressed: Bool = true) {
        let path = Array(name.utf8)
        let deflated = isCompressed ? Self.deflated(bytes).flatMap { $0.count < bytes.count ? $0 : nil } : nil
        let body = deflated ?? bytes
        let facts =
            [Self.version, Self.hasUnicodeNames, deflated == nil ? 0 : 8, 0, Self.day].flatMap(Self.short)
            + [Int(crc32(0, bytes, UInt32(bytes.count))), body.count, bytes.count].flatMap(Self.long)
            + [path.count, 0].flatMap(Self.short)
        directory += Array("PK\u{1}\u{2}".utf8) + Self.short(Self.version) + facts
        // No comment, on the first disk, without attributes.
        directory += [UInt8](repeating: 0, count: 10) + Self.long(members.count) + path
        members += Array("PK\u{3}\u{4}".utf8) + facts + path + body
        count += 1
    }

    /// The archive: the members, the directory, and the record that tells where the directory begins.
    var bytes: [UInt8] {
        members + directory + Array("PK\u{5}\u{6}".utf8) + [0, 0, count, count].flatMap(Self.short)
            + [directory.count, members.count].flatMap(Self.long) + Self.short(0)
    }

    /// Compresses bytes as raw deflate (RFC 1951), which is zlib's format without its two bytes of head and four of
    /// checksum.
    ///
    /// - Returns: nil if memory is missing.
    private static func deflated(_ bytes: [UInt8]) -> [UInt8]? {
        var count = compressBound(UInt(bytes.count))
        var output = [UInt8](repeating: 0, count: Int(count))
        guard compress2(&output, &count, bytes, UInt(bytes.count), Z_BEST_COMPRESSION) == Z_OK else { return nil }
        return Array(output.prefix(Int(count)).dropFirst(2).dropLast(4))
    }

    private static func short(_ value: Int) -> [UInt8] { number(value, bytes: 2) }

    private static func long(_ value: Int) -> [UInt8] { number(value, bytes: 4) }

    private static func number(_ value: Int, bytes: Int) -> [UInt8] {
        (0..<bytes).map { UInt8(truncatingIfNeeded: value >> (8 * $0)) }
    }
}
