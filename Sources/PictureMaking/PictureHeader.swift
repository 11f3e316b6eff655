/// The format of a picture according to its first bytes, with its size for formats that gdk-pixbuf would decode in full
/// before reporting the size.
struct PictureHeader {
    enum Format: String, CaseIterable {
        case jpeg, png, gif, webp, avif
    }

    let format: Format
    /// Width times height if it must be known beforehand; 0 if the loader reports it in time.
    let pixels: Int

    /// - Returns: nil for any other format. SVG and similar formats are programs rather than pictures.
    init?(_ bytes: [UInt8]) {
        func starts(with magic: String, at offset: Int = 0) -> Bool {
            bytes.count >= offset + magic.utf8.count && bytes[offset...].starts(with: magic.utf8)
        }
        if bytes.starts(with: [0xFF, 0xD8, 0xFF]) {
            (format, pixels) = (.jpeg, 0)
        } else if bytes.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) {
            (format, pixels) = (.png, 0)
        } else if starts(with: "GIF87a") || starts(with: "GIF89a") {
            (format, pixels) = (.gif, 0)
        } else if starts(with: "RIFF"), starts(with: "WEBP", at: 8), let size = Self.webPixels(bytes) {
            (format, pixels) = (.webp, size)
        } else if starts(with: "ftypavif", at: 4), let size = Self.avifPixels(bytes) {
            (format, pixels) = (.avif, size)
        } else {
            return nil
        }
    }

    /// Returns whether the file has a proper end. The loaders accept truncated files and fill the rest with grey.
    ///
    /// A few bytes may follow the end (seen in the wild: line breaks, padding by cameras and CDNs).
    func isWhole(_ bytes: [UInt8]) -> Bool {
        func ends(with mark: [UInt8]) -> Bool {
            let tail = Array(bytes.suffix(1_024))
            return tail.indices.contains { tail[$0...].starts(with: mark) }
        }
        switch format {
        // End of image marker (ITU-T T.81, table B.1).
        case .jpeg: return ends(with: [0xFF, 0xD9])
        case .png: return ends(with: Array("IEND".utf8))
        // A GIF's trailer is a single byte.
        case .gif: return bytes.last { $0 != 0 } == 0x3B
        // The length stated in the file.
        case .webp: return (0..<4).reduce(8) { $0 + Int(bytes[4 + $1]) << ($1 * 8) } <= bytes.count
        // The AVIF loader is strict.
        case .avif: return true
        }
    }

    /// Reads the size of a WebP (RFC 9649, sections 2.5 to 2.7).
    private static func webPixels(_ bytes: [UInt8]) -> Int? {
        guard bytes.count >= 30 else { return nil }
        func little(_ offset: Int, _ count: Int) -> Int {
            (0..<count).reduce(0) { $0 | Int(bytes[offset + $1]) << ($1 * 8) }
        }
        switch String(decoding: bytes[12..<16], as: UTF8.self) {
        case "VP8X": return (little(24, 3) + 1) * (little(27, 3) + 1)
        case "VP8 ": return (little(26, 2) & 0x3FFF) * (little(28, 2) & 0x3FFF)
        case "VP8L":
            let sizes = little(21, 4)
            return ((sizes & 0x3FFF) + 1) * ((sizes >> 14 & 0x3FFF) + 1)
        default: return nil
        }
    }

    /// Returns the largest size stated in an AVIF (ISO/IEC 23008-12, `ispe`).
    private static func avifPixels(_ bytes: [UInt8]) -> Int? {
        let name = Array("ispe".utf8)
        func big(_ offset: Int) -> Int { (0..<4).reduce(0) { $0 << 8 | Int(bytes[offset + $1]) } }
        // They are in the file's header.
        let end = min(bytes.count, 65_536) - 16
        guard end > 0 else { return nil }
        return (0..<end).filter { bytes[$0] == name[0] && bytes[$0..<$0 + 4].elementsEqual(name) }
            .map { big($0 + 8).multipliedReportingOverflow(by: big($0 + 12)) }
            .map { $0.overflow ? Int.max : $0.partialValue }.max()
    }
}
