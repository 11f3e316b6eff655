internal import CZlib

/// A decoder for gzip (RFC 1952) and deflate (RFC 1950, RFC 1951), based on zlib.
enum Deflate {
    private static let windowBits: Int32 = 15
    /// The flag that makes zlib expect a gzip file.
    private static let gzip: Int32 = 16

    /// Decompresses concatenated gzip files. Zeros and anything else after the last, such as a newline, are padding.
    static func unpackGzip(_ bytes: [UInt8], into buffer: inout DecompressionBuffer) {
        var rest = bytes[...]
        repeat {
            let (end, next) = inflate(rest, windowBits: windowBits + gzip, into: &buffer)
            buffer.finish(end)
            guard end == .whole else { return }
            rest = bytes[next...].drop { $0 == 0 }
        } while rest.starts(with: [0x1F, 0x8B, 0x08])
    }

    /// Decompresses "deflate", which should mean the zlib format. Seen in the wild: the raw format.
    static func unpack(_ bytes: [UInt8], into buffer: inout DecompressionBuffer) {
        if bytes.count > 1, bytes[0] & 0x0F == 8, (Int(bytes[0]) << 8 | Int(bytes[1])) % 31 == 0 {
            let end = inflate(bytes[...], windowBits: windowBits, into: &buffer).end
            if !buffer.isEmpty || end != .damaged { return buffer.finish(end) }
        }
        // The first bytes of an uncompressed page or feed can look like the raw format.
        guard let first = bytes.first(where: { $0 > 0x20 }), first != UInt8(ascii: "<"), first != UInt8(ascii: "{")
        else { return buffer.finish(.damaged) }
        buffer.finish(inflate(bytes[...], windowBits: -windowBits, into: &buffer).end)
    }

    /// Decompresses one stream.
    ///
    /// - Returns: how it ended, and the index of the first unread byte.
    private static func inflate(
        _ bytes: ArraySlice<UInt8>, windowBits: Int32, into buffer: inout DecompressionBuffer
    ) -> (end: UnpackingEnd, next: Int) {
        var stream = z_stream()
        guard inflateInit2_(&stream, windowBits, ZLIB_VERSION, Int32(MemoryLayout<z_stream>.size)) == Z_OK else {
            return (.damaged, bytes.endIndex)
        }
        defer { inflateEnd(&stream) }
        return bytes.withUnsafeBufferPointer { input in
            stream.next_in = UnsafeMutablePointer(mutating: input.baseAddress)
            stream.avail_in = UInt32(clamping: input.count)
            var code = Z_OK
            repeat {
                let isInRoom = buffer.fill { free in
                    stream.next_out = free.baseAddress
                    stream.avail_out = UInt32(clamping: free.count)
                    let offered = stream.avail_out
                    code = CZlib.inflate(&stream, Z_NO_FLUSH)
                    return Int(offered - stream.avail_out)
                }
                guard isInRoom else { return (.tooLong, bytes.endIndex) }
            } while code == Z_OK
            let next = bytes.endIndex - Int(stream.avail_in)
            // zlib needs more input.
            return (code == Z_STREAM_END ? .whole : code == Z_BUF_ERROR ? .cutOff : .damaged, next)
        }
    }
}
