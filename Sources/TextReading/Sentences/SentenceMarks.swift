/// A sentence's punctuation, counted in one pass over its UTF-8.
struct SentenceMarks: Sendable {
    /// The byte ranges of text between blanks.
    private(set) var chunks: [Range<Int>] = []
    /// Commas, except those within numbers.
    private(set) var commas = 0
    /// Whether it contains a separator of list entries or page elements, such as "|" or "•".
    private(set) var hasListMark = false
    /// Whether it contains a sign of truncation ("..", ". .", "…") or a web address.
    private(set) var isCut = false
    /// Whether its last mark, ignoring quotation marks and brackets, ends a sentence.
    private(set) var ends = false
    private var curly = 0
    private var straight = 0
    private var brackets = 0

    /// Whether all quotation marks and brackets are closed.
    var isBalanced: Bool { closesQuotations && brackets == 0 }
    /// Whether all quotation marks are closed.
    var closesQuotations: Bool { curly == 0 && straight.isMultiple(of: 2) }

    init(of bytes: UnsafeBufferPointer<UInt8>, in range: Range<Int>) {
        let digits = UInt8(ascii: "0")...UInt8(ascii: "9")
        var start = range.lowerBound
        var index = start
        // Words average about five letters.
        chunks.reserveCapacity(range.count / 6 + 2)
        func follows(_ text: StaticString) -> Bool {
            index + text.utf8CodeUnitCount <= range.upperBound
                && text.withUTF8Buffer { zip($0, bytes[index...]).allSatisfy { $0 == $1 } }
        }
        func isWithinNumber(_ comma: Int) -> Bool {
            comma > range.lowerBound && comma + 1 < range.upperBound && digits.contains(bytes[comma - 1])
                && digits.contains(bytes[comma + 1])
        }
        while index < range.upperBound {
            if let width = whiteSpaceWidth(in: bytes, at: index) {
                if bytes[index] == UInt8(ascii: "\t") { hasListMark = true }
                if start < index { chunks.append(start..<index) }
                index += width
                start = index
                continue
            }
            switch bytes[index] {
            case UInt8(ascii: ","): if !isWithinNumber(index) { commas += 1 }
            case UInt8(ascii: "\""): straight += 1
            case UInt8(ascii: "("): brackets += 1
            case UInt8(ascii: ")"): brackets -= 1
            case UInt8(ascii: "|"): hasListMark = true
            case UInt8(ascii: "."): if follows("..") || follows(". .") { isCut = true }
            case UInt8(ascii: ":"): if follows("://") { isCut = true }
            case 0xC2: if follows("·") || follows("»") { hasListMark = true }
            case 0xE2:
                if follows("“") { curly += 1 }
                if follows("”") { curly -= 1 }
                if follows("…") { isCut = true }
                if follows("•") || follows("►") || follows("▪") || follows("■") || follows("●") { hasListMark = true }
            default: break
            }
            index += 1
        }
        if start < index { chunks.append(start..<index) }
        ends = Self.ends(bytes[range])
    }

    private static func ends(_ bytes: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
        var rest = bytes
        while let last = rest.last {
            switch last {
            case UInt8(ascii: "\""), UInt8(ascii: "'"), UInt8(ascii: ")"), UInt8(ascii: "]"): rest.removeLast()
            // ” and ’
            case 0x9D where rest.dropLast().suffix(2).elementsEqual([0xE2, 0x80]),
                0x99 where rest.dropLast().suffix(2).elementsEqual([0xE2, 0x80]):
                rest.removeLast(3)
            case UInt8(ascii: "."), UInt8(ascii: "!"), UInt8(ascii: "?"): return true
            default: return false
            }
        }
        return false
    }
}
