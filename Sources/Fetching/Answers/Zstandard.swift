internal import CZstandard

/// A decoder for Zstandard (RFC 8878).
enum Zstandard {
    /// Decompresses concatenated frames. Anything after the last is padding.
    static func unpack(_ bytes: [UInt8], into buffer: inout DecompressionBuffer) {
        guard let decoder = ZSTD_createDCtx() else { return buffer.finish(.damaged) }
        defer { ZSTD_freeDCtx(decoder) }
        // 8 MB is the largest window a server may use (RFC 9659, section 3).
        ZSTD_DCtx_setParameter(decoder, ZSTD_d_windowLogMax, 23)
        let end: UnpackingEnd = bytes.withUnsafeBytes { packed in
            var input = ZSTD_inBuffer(src: packed.baseAddress, size: packed.count, pos: 0)
            while true {
                var (state, wasFull) = (0, false)
                let isInRoom = buffer.fill { free in
                    var output = ZSTD_outBuffer(dst: free.baseAddress, size: free.count, pos: 0)
                    state = ZSTD_decompressStream(decoder, &output, &input)
                    wasFull = output.pos == output.size
                    return output.pos
                }
                guard isInRoom else { return .tooLong }
                if ZSTD_isError(state) != 0 { return .damaged }
                let isAtEnd = input.pos == input.size
                if state == 0 {
                    guard !isAtEnd, ContentCoding(magic: packed[input.pos...]) == .zstandard else { return .whole }
                } else if isAtEnd, !wasFull {
                    return .cutOff
                }
            }
        }
        buffer.finish(end)
    }
}
