/// Harmless HTML as it is put together: the only place that writes a tag.
///
/// White space is collapsed here, so that cleaning what was cleaned changes nothing: there is none beside a block's tags
/// and `<br>`, and one space elsewhere, outside the element that it touches when that element opens.
struct HTMLWriter {
    /// Where something began, to be able to take it back.
    struct Mark {
        fileprivate var count: Int
        fileprivate var spaceIsDue: Bool
        fileprivate var spaceIsWelcome: Bool
    }

    private(set) var bytes: [UInt8] = []
    private var spaceIsDue = false
    /// False behind a block's tag, `<br>` or a space.
    private var spaceIsWelcome = false

    var mark: Mark { Mark(count: bytes.count, spaceIsDue: spaceIsDue, spaceIsWelcome: spaceIsWelcome) }

    mutating func reserve(_ count: Int) {
        bytes.reserveCapacity(count)
    }

    /// Takes back what was written since; what was left and right of it stays apart when `apart`, or when there was
    /// white space.
    mutating func takeBack(to mark: Mark, apart: Bool) {
        bytes.removeLast(bytes.count - mark.count)
        spaceIsDue = spaceIsDue || mark.spaceIsDue || apart
        spaceIsWelcome = mark.spaceIsWelcome
    }

    mutating func askForSpace() {
        spaceIsDue = true
    }

    /// Before anything in the flow of a line.
    mutating func writeDueSpace() {
        if spaceIsDue, spaceIsWelcome {
            bytes.append(UInt8(ascii: " "))
            spaceIsWelcome = false
        }
        spaceIsDue = false
    }

    /// A tag at which white space vanishes.
    mutating func writeBreakingTag(_ tag: some Collection<UInt8>) {
        bytes += tag
        spaceIsDue = false
        spaceIsWelcome = false
    }

    mutating func writeTag(_ tag: some Collection<UInt8>) {
        bytes += tag
    }

    /// A picture or the like: as good as a word.
    mutating func writeObject(_ tag: some Collection<UInt8>) {
        writeDueSpace()
        bytes += tag
        spaceIsWelcome = true
    }

    /// A piece without white space at its ends and without `&`, `<` and `>`.
    mutating func writePlain(_ piece: some Collection<UInt8>) {
        writeDueSpace()
        bytes += piece
        spaceIsWelcome = true
    }

    /// White space as it came, inside `<pre>`.
    mutating func writeSpace(_ byte: UInt8) {
        bytes.append(byte)
    }

    /// One character of text that may need escaping.
    mutating func writeEscaped(_ scalar: Unicode.Scalar) {
        writeDueSpace()
        spaceIsWelcome = true
        for byte in UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter {
            if byte == UInt8(ascii: "\"") { bytes.append(byte) } else { Self.escape(byte, into: &bytes) }
        }
    }

    /// The value of an attribute.
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

/// Plain text as it is put together: white space collapsed, and between two pieces the widest gap asked for.
struct PlainText {
    enum Gap: Int {
        case none, space, line
    }

    private(set) var bytes: [UInt8] = []
    private var gap = Gap.none

    /// Whether what is appended next begins a word.
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
