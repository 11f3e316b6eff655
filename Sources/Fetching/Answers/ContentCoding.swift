/// A way in which bodies are packed.
enum ContentCoding {
    case gzip, deflate, brotli, zstandard

    /// As `Accept-Encoding` names those that can be undone.
    static let accepted = "gzip, deflate, br, zstd"

    /// - Parameter name: as `Content-Encoding` has it, in lower case; nil for one that is not known.
    init?(_ name: String) {
        switch name {
        case "gzip", "x-gzip": self = .gzip
        case "deflate", "x-deflate": self = .deflate
        case "br": self = .brotli
        case "zstd": self = .zstandard
        default: return nil
        }
    }

    /// The one whose files begin like these bytes; nil for those that no sign tells.
    init?(magic bytes: some Collection<UInt8>) {
        if bytes.starts(with: [0x1F, 0x8B, 0x08]) {
            self = .gzip
        } else if bytes.starts(with: [0x28, 0xB5, 0x2F, 0xFD]) {
            self = .zstandard
        } else {
            return nil
        }
    }

    /// Undoes it, or what the bytes show to have been meant by the name.
    ///
    /// - Parameter limit: bytes that it may give.
    func unpacked(_ bytes: [UInt8], limit: Int) -> UnpackingRoom {
        var room = UnpackingRoom(limit: limit, packed: bytes.count)
        switch ContentCoding(magic: bytes) ?? self {
        case .gzip where !bytes.starts(with: [0x1F, 0x8B]), .deflate: Deflate.unpack(bytes, into: &room)
        case .gzip: Deflate.unpackGzip(bytes, into: &room)
        case .brotli: Brotli.unpack(bytes, into: &room)
        case .zstandard: Zstandard.unpack(bytes, into: &room)
        }
        room.close()
        return room
    }
}
