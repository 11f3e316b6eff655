internal import CZlib

/// A PNG with four colours, two bits per pixel (PNG, third edition, section 11.2.1). For text on a plain background it
/// is about a sixth of the size of what cairo writes.
struct FourColourPNG {
    let bytes: [UInt8]

    /// - Parameters:
    ///   - pixels: the rows of a picture, each pixel a 32-bit 0xXXRRGGBB in the machine's byte order.
    ///   - stride: the bytes of a row.
    ///   - palette: the four colours as 0xRRGGBB. Each pixel gets the nearest.
    /// - Returns: nil if memory is missing.
    init?(pixels: UnsafeRawBufferPointer, stride: Int, width: Int, height: Int, palette: [Int]) {
        let palette = Array(palette.prefix(4))
        var indexOf: [UInt32: UInt8] = [:]
        // Neighbouring pixels are nearly always equal.
        var last: (pixel: UInt32, index: UInt8) = (.max, 0)
        var rows: [UInt8] = []
        rows.reserveCapacity((1 + (width + 3) / 4) * height)
        for y in 0..<height {
            // No filter (section 9.2).
            rows.append(0)
            var packed: UInt8 = 0
            for x in 0..<width {
                let pixel = pixels.loadUnaligned(fromByteOffset: y * stride + x * 4, as: UInt32.self) & 0xFF_FFFF
                if pixel != last.pixel {
                    let index = indexOf[pixel] ?? Self.nearest(to: pixel, in: palette)
                    indexOf[pixel] = index
                    last = (pixel, index)
                }
                packed |= last.index << UInt8(6 - 2 * (x % 4))
                if x % 4 == 3 || x == width - 1 {
                    rows.append(packed)
                    packed = 0
                }
            }
        }
        guard let data = Self.compressed(rows) else { return nil }
        let header = Self.number(width) + Self.number(height) + [2, 3, 0, 0, 0]
        let colours = palette.flatMap { colour in [16, 8, 0].map { UInt8(truncatingIfNeeded: colour >> $0) } }
        bytes =
            [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A] + Self.chunk("IHDR", header)
            + Self.chunk("PLTE", colours) + Self.chunk("IDAT", data) + Self.chunk("IEND", [])
    }

    private static func nearest(to pixel: UInt32, in palette: [Int]) -> UInt8 {
        func distance(_ colour: Int) -> Int {
            [16, 8, 0].reduce(0) { sum, shift in
                let difference = Int(pixel) >> shift & 0xFF - colour >> shift & 0xFF
                return sum + difference * difference
            }
        }
        let index = palette.indices.min { distance(palette[$0]) < distance(palette[$1]) }
        return UInt8(index ?? 0)
    }

    private static func compressed(_ rows: [UInt8]) -> [UInt8]? {
        var count = compressBound(UInt(rows.count))
        var data = [UInt8](repeating: 0, count: Int(count))
        guard compress2(&data, &count, rows, UInt(rows.count), Z_BEST_COMPRESSION) == Z_OK else { return nil }
        return Array(data.prefix(Int(count)))
    }

    /// Returns a chunk: its length, type and data, and their checksum (section 5.3).
    private static func chunk(_ type: String, _ data: [UInt8]) -> [UInt8] {
        let body = Array(type.utf8) + data
        return number(data.count) + body + number(Int(crc32(0, body, UInt32(body.count))))
    }

    private static func number(_ value: Int) -> [UInt8] {
        [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
    }
}
