import CPixbuf

/// A photograph prepared for a page: small, upright, and a JPEG without metadata. This is the only file that uses
/// gdk-pixbuf.
public struct ResizedPicture: Sendable, Equatable {
    /// The size in pixels.
    public let width: Int
    public let height: Int
    public let jpeg: [UInt8]
    /// The SHA-256 of the JPEG in hexadecimal.
    public let digest: String

    /// - Parameters:
    ///   - bytes: the original, from an untrusted source.
    ///   - widthLimit: the maximum width in pixels; smaller pictures are not enlarged.
    ///   - pixelLimit: the maximum number of pixels in the original; a file of one kilobyte may decode to gigabytes.
    ///   - smallest: the minimum width and height worth showing.
    public init(
        of bytes: [UInt8], widthLimit: Int, pixelLimit: Int = 40_000_000, smallest: Int = 120
    ) throws(PictureProblem) {
        guard let header = PictureHeader(bytes) else { throw .unknownFormat }
        guard header.pixels <= pixelLimit else { throw .tooLarge }
        guard header.format != .avif || hasFrames(bytes, within: pixelLimit) else { throw .damaged }
        guard let loader = gdk_pixbuf_loader_new_with_type(header.format.rawValue, nil) else { throw .unknownFormat }
        defer { g_object_unref(UnsafeMutableRawPointer(loader)) }
        let watch = SizeWatch(widthLimit: widthLimit, pixelLimit: pixelLimit, smallest: smallest)
        let isWhole = withExtendedLifetime(watch) {
            pulse_watch_size(
                loader, { loader, width, height, context in SizeWatch.from(context)?.see(loader, width, height) },
                Unmanaged.passUnretained(watch).toOpaque())
            let isRead = gdk_pixbuf_loader_write(loader, bytes, gsize(bytes.count), nil) != 0
            return (gdk_pixbuf_loader_close(loader, nil) != 0) && isRead
        }
        if let problem = watch.problem { throw problem }
        guard isWhole, header.isWhole(bytes), let original = gdk_pixbuf_loader_get_pixbuf(loader),
            let upright = gdk_pixbuf_apply_embedded_orientation(original)
        else { throw .damaged }
        defer { g_object_unref(UnsafeMutableRawPointer(upright)) }
        let (fullWidth, fullHeight) = (Int(gdk_pixbuf_get_width(upright)), Int(gdk_pixbuf_get_height(upright)))
        width = min(fullWidth, widthLimit)
        height = max(1, (fullHeight * width + fullWidth / 2) / max(1, fullWidth))
        // Composite on white, because JPEG has no transparency.
        guard
            let flat = gdk_pixbuf_composite_color_simple(
                upright, Int32(width), Int32(height), GDK_INTERP_BILINEAR, 255, 16, 0xFF_FFFF, 0xFF_FFFF)
        else { throw .damaged }
        defer { g_object_unref(UnsafeMutableRawPointer(flat)) }
        guard let jpeg = Self.jpeg(of: flat) else { throw .damaged }
        guard let digest = Self.digest(of: jpeg) else { throw .damaged }
        self.jpeg = jpeg
        self.digest = digest
    }

    /// Wraps a picture from a worker; nil if the system has no SHA-256.
    init?(width: Int, height: Int, jpeg: [UInt8]) {
        guard let digest = Self.digest(of: jpeg) else { return nil }
        (self.width, self.height, self.jpeg, self.digest) = (width, height, jpeg, digest)
    }

    private static func digest(of bytes: [UInt8]) -> String? {
        guard let digest = g_compute_checksum_for_data(G_CHECKSUM_SHA256, bytes, gsize(bytes.count)) else { return nil }
        defer { g_free(digest) }
        return String(cString: digest)
    }

    private static func jpeg(of pixels: OpaquePointer) -> [UInt8]? {
        var buffer: UnsafeMutablePointer<gchar>?
        var length: gsize = 0
        let isSaved = "quality".withCString { key in
            "78".withCString { value in
                var keys = [UnsafeMutablePointer(mutating: key), nil]
                var values = [UnsafeMutablePointer(mutating: value), nil]
                return gdk_pixbuf_save_to_bufferv(pixels, &buffer, &length, "jpeg", &keys, &values, nil) != 0
            }
        }
        guard isSaved, let buffer else { return nil }
        defer { g_free(buffer) }
        return Array(UnsafeRawBufferPointer(start: buffer, count: Int(length)))
    }
}

/// A callback that learns a picture's size before it is decoded, and requests a smaller one or none. Used within a
/// single call.
private final class SizeWatch {
    private let widthLimit: Int
    private let pixelLimit: Int
    private let smallest: Int
    private(set) var problem: PictureProblem?

    init(widthLimit: Int, pixelLimit: Int, smallest: Int) {
        (self.widthLimit, self.pixelLimit, self.smallest) = (widthLimit, pixelLimit, smallest)
    }

    static func from(_ context: gpointer?) -> SizeWatch? {
        context.map { Unmanaged<SizeWatch>.fromOpaque($0).takeUnretainedValue() }
    }

    func see(_ loader: UnsafeMutablePointer<GdkPixbufLoader>?, _ width: Int32, _ height: Int32) {
        let (wide, high) = (Int(width), Int(height))
        if wide * high > pixelLimit || wide > high * 8 || high > wide * 8 {
            problem = wide < smallest || high < smallest ? .tooSmall : .tooLarge
        } else if wide < smallest || high < smallest {
            problem = .tooSmall
        }
        if problem != nil {
            // A size of 0 tells the loader to decode nothing.
            gdk_pixbuf_loader_set_size(loader, 0, 0)
        } else if wide > widthLimit, high > widthLimit {
            // Decode at twice the target size: JPEG decoders can halve sizes for free, and the rest is scaled with
            // better quality.
            let least = min(wide, high)
            let factor = min(1, Double(widthLimit * 2) / Double(least))
            gdk_pixbuf_loader_set_size(loader, Int32(Double(wide) * factor), Int32(Double(high) * factor))
        }
    }
}

/// The reason why bytes are not a picture that can be shown.
public enum PictureProblem: Error, Sendable, Equatable {
    /// Neither JPEG, PNG, GIF, WebP nor AVIF, whatever the server claims; or a format this machine cannot read.
    case unknownFormat
    /// It would decode to too many pixels.
    case tooLarge
    /// An icon, a logo or a tracking pixel.
    case tooSmall
    /// It is truncated, or not what its first bytes claim.
    case damaged
    /// The process that decoded it crashed or never finished.
    case deadly
    /// No decoding process could be started; this says nothing about the picture.
    case noDecoder
}
