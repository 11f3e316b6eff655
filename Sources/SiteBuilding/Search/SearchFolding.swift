internal import Foundation

/// Takes case and accents away, over bytes: every summary of the archive passes through it.
///
/// Below U+0600 (Latin, Greek, Cyrillic, Armenian, Hebrew) and among the common marks of punctuation what becomes of a scalar
/// does not depend on those beside it, and is looked up. A text with any other is left to Unicode's own tables.
enum SearchFolding {
    private static let end: UInt32 = 0x600

    /// What becomes of the scalars from U+0080 on.
    private static let table: [[UInt8]] = (0x80..<end).map { value in
        Unicode.Scalar(value).map { Array(slowlyFolded(String($0)).utf8) } ?? []
    }

    /// The UTF-8 of a text, folded.
    static func bytes(of text: String) -> [UInt8] {
        var folded: [UInt8] = []
        folded.reserveCapacity(text.utf8.count)
        let table = table
        for scalar in text.unicodeScalars {
            let value = scalar.value
            switch value {
            case 0x41...0x5A: folded.append(UInt8(truncatingIfNeeded: value) | 0x20)
            case ..<0x80: folded.append(UInt8(truncatingIfNeeded: value))
            case ..<end: folded += table[Int(value) - 0x80]
            // Dashes and quotes, which have neither case nor parts.
            case 0x2012...0x2016, 0x2018...0x2023:
                folded += [0xE2, 0x80, UInt8(truncatingIfNeeded: value & 0x3F | 0x80)]
            default: return Array(slowlyFolded(text).utf8)
            }
        }
        return folded
    }

    private static func slowlyFolded(_ text: String) -> String {
        var scalars = String.UnicodeScalarView()
        for scalar in text.lowercased().decomposedStringWithCompatibilityMapping.unicodeScalars
        where scalar.properties.generalCategory != .nonspacingMark {
            scalars.append(scalar)
        }
        return String(scalars)
    }
}
