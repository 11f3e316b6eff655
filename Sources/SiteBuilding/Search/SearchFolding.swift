internal import Foundation

/// Takes case and accents away, over bytes: every summary of the archive passes through it.
///
/// In the blocks of letters below U+0600 (Latin, Greek, Cyrillic, Armenian, Hebrew) and in those of punctuation and currencies
/// what becomes of a scalar does not depend on those beside it, and is looked up. A text with any other is left to Unicode's
/// own tables.
enum SearchFolding {
    private static let letters = folded(0x80..<0x600)
    private static let marks = folded(0x2000..<0x20D0)

    private static func folded(_ scalars: Range<UInt32>) -> [[UInt8]] {
        scalars.map { value in Unicode.Scalar(value).map { Array(slowlyFolded(String($0)).utf8) } ?? [] }
    }

    /// The UTF-8 of a text, folded.
    static func bytes(of text: String) -> [UInt8] {
        var folded: [UInt8] = []
        folded.reserveCapacity(text.utf8.count)
        let (letters, marks) = (letters, marks)
        for scalar in text.unicodeScalars {
            let value = scalar.value
            switch value {
            case 0x41...0x5A: folded.append(UInt8(truncatingIfNeeded: value) | 0x20)
            case ..<0x80: folded.append(UInt8(truncatingIfNeeded: value))
            case ..<0x600: folded += letters[Int(value) - 0x80]
            case 0x2000..<0x20D0: folded += marks[Int(value) - 0x2000]
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
