/// A compression method for bodies.
enum ContentCoding {
    case gzip, deflate, brotli, zstandard

    /// The supported encodings, for `Accept-Encoding`.
    static let accepted = "gzip, deflate, br, zstd"

    /// Looks up an encoding by name.
    ///
    /// - Parameter name: the lower-case name from `Content-Encoding`. The result is nil if it is unknown.
    init?(_ name: String) {
        switch name {
        case "gzip", "x-gzip": self = .gzip
        case "deflate", "x-deflate": self = .deflate
        case "br": self = .brotli
        case "zstd": self = .zstandard
        default: return nil
        }
    }

    /// Recognises an encoding by its magic number; nil for encodings without one.
    init?(magic bytes: some Collection<UInt8>) {
        if bytes.starts(with: [0x1F, 0x8B, 0x08]) {
            self = .gzip
        } else if bytes.starts(with: [0x28, 0xB5, 0x2F, 0xFD]) {
            self = .zstandard
        } else {
            return nil
        }
    }

    /// Decompresses bytes. The magic number overrides the declared encoding.
    ///
    /// - Parameter limit: the maximum number of decompressed bytes.
    func unpacked(_ bytes: [UInt8], limit: Int) -> DecompressionBuffer {
        var buffer = DecompressionBuffer(limit: limit, packed: bytes.count)
        switch ContentCoding(magic: bytes) ?? self {
        case .gzip where !bytes.starts(with: [0x1F, 0x8B]), .deflate: Deflate.unpack(bytes, into: &buffer)
        case .gzip: Deflate.unpackGzip(bytes, into: &buffer)
        case .brotli: Brotli.unpack(bytes, into: &buffer)
        case .zstandard: Zstandard.unpack(bytes, into: &buffer)
        }
        buffer.close()
        return buffer
    }
}
