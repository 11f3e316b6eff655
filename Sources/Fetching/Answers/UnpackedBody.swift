internal import Newsroom

/// A body with its content encodings (RFC 9110, section 8.4) removed as far as possible.
///
/// This isn't left to libcurl, because it rejects everything irregular: unknown encodings, bytes after the end of a
/// gzip file, or a second file in the same body.
struct UnpackedBody {
    /// The result of decompression, best first.
    enum End: Int, Comparable {
        case whole, cutOff, damaged, tooLong

        static func < (one: End, other: End) -> Bool { one.rawValue < other.rawValue }
    }

    private(set) var bytes: [UInt8]
    private(set) var end = End.whole

    /// The maximum number of nested encodings. A gzip file can be crafted to decompress to itself.
    private static let mostEncodings = 4

    /// Decompresses a body.
    ///
    /// - Parameters:
    ///   - packed: the bytes as received.
    ///   - encodings: the names in `Content-Encoding`, in order. Unknown ones are ignored (seen in the wild: "utf-8",
    ///     "none", "aws-chunked").
    ///   - limit: the maximum number of bytes after each step; longer output is truncated.
    init(_ packed: [UInt8], encodings: [String], limit: Int) {
        bytes = packed
        var steps = 0
        for coding in encodings.suffix(Self.mostEncodings).reversed().compactMap(ContentCoding.init) {
            guard undo(coding, isFirst: steps == 0, limit: limit) else { break }
            steps += 1
        }
        // Seen in the wild: compressed twice but declared once, or compressed without being declared.
        while steps < Self.mostEncodings, end < .damaged, let coding = ContentCoding(magic: bytes),
            undo(coding, isFirst: steps == 0, limit: limit)
        {
            steps += 1
        }
    }

    /// The reason this isn't the whole body; nil if it is.
    var problem: Message? {
        switch end {
        case .whole, .tooLong: nil
        case .cutOff: Message(.incomplete)
        case .damaged: Message(.damagedCompression)
        }
    }

    /// Removes one encoding. Returns false if no further one can be removed.
    private mutating func undo(_ coding: ContentCoding, isFirst: Bool, limit: Int) -> Bool {
        let room = coding.unpacked(bytes, limit: limit)
        if room.isEmpty, room.end == .damaged {
            // If the bytes are readable as they are, the declared encoding is wrong.
            if isFirst, !Self.isText(bytes) { (bytes, end) = ([], .damaged) }
            return false
        }
        bytes = room.bytes
        end = max(end, room.end)
        return end < .damaged
    }

    /// Returns whether bytes begin like text in any encoding: without control characters, or with a byte order mark.
    private static func isText(_ bytes: [UInt8]) -> Bool {
        if bytes.starts(with: [0xFE, 0xFF]) || bytes.starts(with: [0xFF, 0xFE]) { return true }
        return bytes.prefix(16).allSatisfy { $0 >= 0x20 && $0 != 0x7F || 0x09...0x0D ~= $0 }
    }
}
