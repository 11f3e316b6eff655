internal import CAVIF

/// Whether the frames of an AVIF are as small as it says they are, by decoding it with a limit.
///
/// The size that the file gives its picture (ISO/IEC 23008-12, `ispe`) need not be that of the AV1 frames within it (AV1
/// specification, section 5.5.1), and gdk-pixbuf's reader decodes these whole before it scales them. libavif tells the
/// decoder of the limit; gdk-pixbuf has no way to.
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
