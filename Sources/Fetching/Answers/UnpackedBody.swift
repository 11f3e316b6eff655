internal import Newsroom

/// A body without its content encodings (RFC 9110, section 8.4), as far as they could be undone.
///
/// They are undone here, not by libcurl, which refuses all that is irregular: an encoding that it does not know, bytes behind
/// the end of a gzip file, a second file in the same body.
struct UnpackedBody {
    /// How unpacking ended, the better first.
    enum End: Int, Comparable {
        case whole, cutOff, damaged, tooLong

        static func < (one: End, other: End) -> Bool { one.rawValue < other.rawValue }
    }

    private(set) var bytes: [UInt8]
    private(set) var end = End.whole

    /// Encodings that are undone one after another: gzip can be packed so that it unpacks to itself.
    private static let most = 4

    /// - Parameters:
    ///   - packed: the bytes as they came.
    ///   - encodings: the names in `Content-Encoding`, in their order. One that nobody knows means nothing ("utf-8",
    ///     "none", "aws-chunked", all seen in the wild).
    ///   - limit: bytes that each step may give; of more, these are the first.
    init(_ packed: [UInt8], encodings: [String], limit: Int) {
        bytes = packed
        var steps = 0
        for coding in encodings.suffix(Self.most).reversed().compactMap(ContentCoding.init) {
            guard undo(coding, isFirst: steps == 0, limit: limit) else { break }
            steps += 1
        }
        // Seen in the wild: packed twice and announced once, or packed and not announced at all.
        while steps < Self.most, end < .damaged, let coding = ContentCoding(magic: bytes),
            undo(coding, isFirst: steps == 0, limit: limit)
        {
            steps += 1
        }
    }

    /// Why this is not the whole body; nil when it is.
    var problem: Message? {
        switch end {
        case .whole, .tooLong: nil
        case .cutOff: Message(.incomplete)
        case .damaged: Message(.damagedCompression)
        }
    }

    /// False when nothing more can be undone.
    private mutating func undo(_ coding: ContentCoding, isFirst: Bool, limit: Int) -> Bool {
        let room = coding.unpacked(bytes, limit: limit)
        if room.isEmpty, room.end == .damaged {
            // The label is wrong where these bytes can be read as they are.
            if isFirst, !Self.isText(bytes) { (bytes, end) = ([], .damaged) }
            return false
        }
        bytes = room.bytes
        end = max(end, room.end)
        return end < .damaged
    }

    /// Whether bytes begin as texts do, in any encoding: without control characters, or with a byte order mark.
    private static func isText(_ bytes: [UInt8]) -> Bool {
        if bytes.starts(with: [0xFE, 0xFF]) || bytes.starts(with: [0xFF, 0xFE]) { return true }
        return bytes.prefix(16).allSatisfy { $0 >= 0x20 && $0 != 0x7F || 0x09...0x0D ~= $0 }
    }
}
