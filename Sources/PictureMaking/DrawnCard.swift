import CPango

/// A PNG with text on a coloured ground. This is the only file that uses cairo and Pango.
///
/// Pango finds a font for each letter among those installed. If there is none, the text is left out, because empty
/// boxes are worse than nothing.
public struct DrawnCard {
    public let png: [UInt8]

    private static let paper = 0xFBF9F4
    private static let ink = 0x17181C
    /// Halfway between them, for the edges of letters.
    private static let edge = 0x898988

    /// - Parameters:
    ///   - title: the title, up to five lines; longer ones end in an ellipsis.
    ///   - headlines: listed instead of the title, each in up to two lines; three fit.
    ///   - colour: the colour as 0xRRGGBB.
    /// - Returns: nil if memory or the libraries are missing (`PictureLibraries`).
    public init?(
        title: String, headlines: [String] = [], kicker: String, signature: String, colour: Int, width: Int,
        height: Int
    ) {
        guard PictureLibraries.missing == nil,
            let surface = cairo_image_surface_create(CAIRO_FORMAT_RGB24, Int32(width), Int32(height))
        else { return nil }
        defer { cairo_surface_destroy(surface) }
        guard let context = cairo_create(surface), cairo_status(context) == CAIRO_STATUS_SUCCESS else { return nil }
        defer { cairo_destroy(context) }
        let brush = Brush(context: context, width: width)
        brush.fill(Self.paper, x: 0, y: 0, width: width, height: height)
        brush.fill(colour, x: 0, y: 0, width: width, height: 24)
        brush.pulse(colour, y: height - 80)
        var top = 70
        if brush.write(kicker, size: 25, weight: 600, colour: Self.ink, y: top, lines: 1) != nil { top += 48 }
        var isTitled = brush.list(headlines, y: top, colour: Self.ink, mark: colour)
        if !isTitled {
            isTitled = Self.sizes(for: title).contains { size, lines, isLast in
                brush.write(title, size: size, weight: 700, colour: Self.ink, y: top, lines: lines, cut: isLast) != nil
            }
        }
        if !isTitled {
            _ = brush.write(signature, size: 73, weight: 700, colour: Self.ink, y: top, lines: 1)
        }
        _ = brush.write(signature, size: 27, weight: 700, colour: Self.ink, y: height - 77, lines: 1)
        cairo_surface_flush(surface)
        guard let data = cairo_image_surface_get_data(surface) else { return nil }
        let stride = Int(cairo_image_surface_get_stride(surface))
        let picture = FourColourPNG(
            pixels: UnsafeRawBufferPointer(start: data, count: stride * height), stride: stride, width: width,
            height: height, palette: [Self.paper, Self.edge, Self.ink, colour])
        guard let picture else { return nil }
        png = picture.bytes
    }
}

extension DrawnCard {
    /// Returns the font sizes to try for a title, largest first, with the number of lines that fit. Width depends on
    /// the script: forty Chinese characters are as wide as ninety Latin ones.
    private static func sizes(for title: String) -> [(size: Int, lines: Int, isLast: Bool)] {
        let all = [(size: 73, lines: 3, isLast: false), (size: 57, lines: 4, isLast: false), (45, 5, true)]
        return Array(all.dropFirst(title.count > 90 ? 2 : title.count > 40 ? 1 : 0))
    }
}

/// Drawing operations on a card.
private struct Brush {
    let context: OpaquePointer
    let width: Int
    private let margin = 60

    init(context: OpaquePointer, width: Int) {
        (self.context, self.width) = (context, width)
    }

    func fill(_ colour: Int, x: Int, y: Int, width: Int, height: Int) {
        ink(colour)
        cairo_rectangle(context, Double(x), Double(y), Double(width), Double(height))
        cairo_fill(context)
    }

    /// Draws the site's mark at the right: a wave of bars around a line.
    func pulse(_ colour: Int, y: Int) {
        for (index, half) in [5, 10, 7, 17, 28, 13, 22, 8, 15, 7, 5].enumerated() {
            fill(colour, x: width - margin - 165 + index * 15, y: y + 18 - half, width: 7, height: half * 2)
        }
    }

    /// Writes text.
    ///
    /// - Parameter cut: whether text that does not fit ends in an ellipsis.
    /// - Returns: its height in pixels; nil if nothing was written because there is no text, no font for one of its
    ///   letters, or no room.
    func write(_ text: String, size: Int, weight: Int, colour: Int, y: Int, lines: Int, cut: Bool = true) -> Int? {
        guard !text.isEmpty, let layout = pango_cairo_create_layout(context),
            let font = pango_font_description_from_string("Source Serif 4, Noto Serif, DejaVu Serif, serif")
        else { return nil }
        defer {
            pango_font_description_free(font)
            g_object_unref(UnsafeMutableRawPointer(layout))
        }
        pango_font_description_set_absolute_size(font, Double(size) * Double(PANGO_SCALE))
        pango_font_description_set_weight(font, PangoWeight(UInt32(weight)))
        pango_layout_set_font_description(layout, font)
        pango_layout_set_width(layout, Int32((width - margin * 2) * Int(PANGO_SCALE)))
        pango_layout_set_wrap(layout, PANGO_WRAP_WORD_CHAR)
        pango_layout_set_ellipsize(layout, PANGO_ELLIPSIZE_END)
        pango_layout_set_height(layout, Int32(-lines))
        pango_layout_set_line_spacing(layout, 1.08)
        pango_layout_set_text(layout, text, Int32(text.utf8.count))
        guard pango_layout_get_unknown_glyphs_count(layout) == 0 else { return nil }
        guard cut || pango_layout_is_ellipsized(layout) == 0 else { return nil }
        ink(colour)
        cairo_move_to(context, Double(margin), Double(y))
        pango_cairo_show_layout(context, layout)
        var height: Int32 = 0
        pango_layout_get_pixel_size(layout, nil, &height)
        return Int(height)
    }

    /// Writes lines below one another, each with a bar before it. Those that cannot be written are left out.
    ///
    /// - Returns: false if none was written.
    func list(_ texts: [String], y: Int, colour: Int, mark: Int) -> Bool {
        var top = y
        for text in texts {
            guard let height = write(text, size: 30, weight: 700, colour: colour, y: top, lines: 2) else { continue }
            fill(mark, x: margin - 23, y: top + 8, width: 7, height: height - 13)
            top += height + 15
        }
        return top > y
    }

    private func ink(_ colour: Int) {
        cairo_set_source_rgb(
            context, Double(colour >> 16 & 0xFF) / 255, Double(colour >> 8 & 0xFF) / 255, Double(colour & 0xFF) / 255)
    }
}
