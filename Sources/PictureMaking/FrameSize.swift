internal import CAVIF

/// Returns whether an AVIF's frames are within the limit, by decoding it with that limit.
///
/// The size stated in the file (ISO/IEC 23008-12, `ispe`) need not match the AV1 frames inside (AV1 specification,
/// section 5.5.1), and gdk-pixbuf's loader decodes these in full before scaling. libavif passes a limit to the decoder;
/// gdk-pixbuf cannot.
func hasFrames(_ bytes: [UInt8], within pixelLimit: Int) -> Bool {
    guard let decoder = avifDecoderCreate() else { return false }
    defer { avifDecoderDestroy(decoder) }
    decoder.pointee.imageSizeLimit = UInt32(clamping: pixelLimit)
    decoder.pointee.ignoreExif = avifBool(AVIF_TRUE)
    decoder.pointee.ignoreXMP = avifBool(AVIF_TRUE)
    return bytes.withUnsafeBufferPointer { bytes in
        avifDecoderSetIOMemory(decoder, bytes.baseAddress, bytes.count) == AVIF_RESULT_OK
            && avifDecoderParse(decoder) == AVIF_RESULT_OK && avifDecoderNextImage(decoder) == AVIF_RESULT_OK
    }
}
