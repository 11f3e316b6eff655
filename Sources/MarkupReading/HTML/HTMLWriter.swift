/// The output buffer for sanitised HTML, and the only place that writes tags.
///
/// It collapses white space so that cleaning is idempotent: there is none next to block tags and `<br>`, and elsewhere
/// one space, placed before an inline element's start tag.
struct HTMLWriter {
    /// A position that the output can be rolled back to.
    struct Mark {
        fileprivate var count: Int
        fileprivate var spaceIsDue: Bool
        fileprivate var spaceIsWelcome: Bool
    }

    private(set) var bytes: [UInt8] = []
    private var spaceIsDue = false
    /// Whether a space may be written; false after a block tag, `<br>` or another space.
    private var spaceIsWelcome = false

    var mark: Mark { Mark(count: bytes.count, spaceIsDue: spaceIsDue, spaceIsWelcome: spaceIsWelcome) }

    mutating func reserve(_ count: Int) {
        bytes.reserveCapacity(count)
    }

    /// Rolls back to a mark. The text on both sides stays separate if `apart` is true or there was white space.
    mutating func rollBack(to mark: Mark, apart: Bool) {
        bytes.removeLast(bytes.count - mark.count)
        spaceIsDue = spaceIsDue || mark.spaceIsDue || apart
        spaceIsWelcome = mark.spaceIsWelcome
    }

    mutating func requestSpace() {
        spaceIsDue = true
    }

    /// Writes a pending space, before anything inline.
    mutating func writeDueSpace() {
        if spaceIsDue, spaceIsWelcome {
            bytes.append(UInt8(ascii: " "))
            spaceIsWelcome = false
        }
        spaceIsDue = false
    }

    /// Writes a tag next to which white space is dropped.
    mutating func writeBreakingTag(_ tag: some Collection<UInt8>) {
        bytes += tag
        spaceIsDue = false
        spaceIsWelcome = false
    }

    mutating func writeTag(_ tag: some Collection<UInt8>) {
        bytes += tag
    }

    /// Writes a picture or similar, which is treated like a word.
    mutating func writeObject(_ tag: some Collection<UInt8>) {
        writeDueSpace()
        bytes += tag
        spaceIsWelcome = true
    }

    /// Writes text without white space at either end and without `&`, `<` and `>`.
    mutating func writePlain(_ piece: some Collection<UInt8>) {
        writeDueSpace()
        bytes += piece
        spaceIsWelcome = true
    }

    /// Writes white space unchanged, inside `<pre>`.
    mutating func writeSpace(_ byte: UInt8) {
        bytes.append(byte)
    }

    /// Writes a character, escaped if necessary.
    mutating func writeEscaped(_ scalar: Unicode.Scalar) {
        writeDueSpace()
        spaceIsWelcome = true
        for byte in UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter {
            if byte == UInt8(ascii: "\"") { bytes.append(byte) } else { Self.escape(byte, into: &bytes) }
        }
    }

    /// Escapes an attribute value.
    static func escape(_ value: [UInt8], into bytes: inout [UInt8]) {
        let isPlain = value.allSatisfy {
            $0 != UInt8(ascii: "&") && $0 != UInt8(ascii: "<") && $0 != UInt8(ascii: ">") && $0 != UInt8(ascii: "\"")
        }
        if isPlain { bytes += value } else { for byte in value { escape(byte, into: &bytes) } }
    }

    private static func escape(_ byte: UInt8, into bytes: inout [UInt8]) {
        switch byte {
        case UInt8(ascii: "&"): bytes += "&amp;".utf8
        case UInt8(ascii: "<"): bytes += "&lt;".utf8
        case UInt8(ascii: ">"): bytes += "&gt;".utf8
        case UInt8(ascii: "\""): bytes += "&quot;".utf8
        default: bytes.append(byte)
        }
    }
}

/// The output buffer for plain text. White space is collapsed, and the widest gap requested separates two pieces.
struct PlainText {
    enum Gap: Int {
        case none, space, line
    }

    private(set) var bytes: [UInt8] = []
    private var gap = Gap.none

    /// Whether the next text starts a new word.
    var isBetweenWords: Bool { gap != .none || bytes.isEmpty }

    mutating func ask(for gap: Gap) {
        if gap.rawValue > self.gap.rawValue { self.gap = gap }
    }

    mutating func append(_ piece: some Collection<UInt8>) {
        if !bytes.isEmpty {
            switch gap {
            case .none: break
            case .space: bytes.append(UInt8(ascii: " "))
            case .line: bytes.append(UInt8(ascii: "\n"))
            }
        }
        gap = .none
        bytes += piece
    }

    mutating func reserve(_ count: Int) {
        bytes.reserveCapacity(count)
    }
}
