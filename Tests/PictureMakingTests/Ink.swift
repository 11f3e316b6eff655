import CPango
import Testing

/// Where a picture is written on: the box around all dark pixels of a part of it.
struct Ink: Equatable {
    let left: Int
    let right: Int
    let top: Int
    let bottom: Int
    /// Rows of pixels with ink in them that follow one without: a line of text begins with one.
    let bands: Int

    /// - Parameter rows: of the picture, from its top.
    /// - Returns: nil when nothing is written there.
    init?(in png: [UInt8], rows: Range<Int>) throws {
        var rest = png[...]
        let surface = withUnsafeMutablePointer(to: &rest) { rest in
            cairo_image_surface_create_from_png_stream(
                { source, target, count in
                    guard let source, let target else { return CAIRO_STATUS_READ_ERROR }
                    let rest = source.assumingMemoryBound(to: ArraySlice<UInt8>.self)
                    guard rest.pointee.count >= Int(count) else { return CAIRO_STATUS_READ_ERROR }
                    for index in 0..<Int(count) { target[index] = rest.pointee.removeFirst() }
                    return CAIRO_STATUS_SUCCESS
                }, rest)
        }
        defer { cairo_surface_destroy(surface) }
        try #require(cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS)
        let pixels = try #require(cairo_image_surface_get_data(surface))
        let stride = Int(cairo_image_surface_get_stride(surface))
        let width = Int(cairo_image_surface_get_width(surface))
        // Four bytes a pixel (cairo, CAIRO_FORMAT_RGB24); letters are nearly black, the ground is nearly white.
        func isDark(_ x: Int, _ y: Int) -> Bool { (0..<3).allSatisfy { pixels[y * stride + x * 4 + $0] < 0x60 } }
        let written = rows.filter { y in (0..<width).contains { isDark($0, y) } }
        let columns = (0..<width).filter { x in written.contains { isDark(x, $0) } }
        guard let first = columns.first, let last = columns.last, let top = written.first, let bottom = written.last
        else { return nil }
        (left, right, self.top, self.bottom) = (first, last, top, bottom)
        bands = 1 + zip(written, written.dropFirst()).count { $1 > $0 + 1 }
    }
}
