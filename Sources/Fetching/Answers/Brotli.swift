internal import CBrotli

/// A decoder for Brotli (RFC 7932).
enum Brotli {
    static func unpack(_ bytes: [UInt8], into buffer: inout DecompressionBuffer) {
        // Brotli has no magic number, but bytes that start like a document can't be Brotli: they would form a forbidden
        // metadata block (section 9.2).
        guard let first = bytes.first(where: { $0 > 0x20 }), first != UInt8(ascii: "<"), first != UInt8(ascii: "{"),
            let decoder = BrotliDecoderCreateInstance(nil, nil, nil)
        else { return buffer.finish(.damaged) }
        defer { BrotliDecoderDestroyInstance(decoder) }
        let end: UnpackingEnd = bytes.withUnsafeBufferPointer { input in
            var (available, next) = (input.count, input.baseAddress)
            while true {
                var result = BROTLI_DECODER_RESULT_ERROR
                let isInRoom = buffer.fill { free in
                    var (left, output) = (free.count, free.baseAddress)
                    result = BrotliDecoderDecompressStream(decoder, &available, &next, &left, &output, nil)
                    return free.count - left
                }
                guard isInRoom else { return .tooLong }
                switch result {
                case BROTLI_DECODER_RESULT_NEEDS_MORE_OUTPUT: continue
                case BROTLI_DECODER_RESULT_SUCCESS: return .whole
                case BROTLI_DECODER_RESULT_NEEDS_MORE_INPUT: return .cutOff
                default: return .damaged
                }
            }
        }
        buffer.finish(end)
    }
}
