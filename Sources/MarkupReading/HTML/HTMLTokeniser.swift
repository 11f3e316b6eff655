/// A tokeniser that splits HTML into tags and text as browsers do (HTML Standard, 13.2.5 Tokenization), in one pass
/// over the bytes.
///
/// Comments, declarations, processing instructions and a tag truncated by the end of the text are not tokens. Nothing
/// is decoded: text and attribute values are byte ranges.
struct HTMLTokeniser {
    enum Token {
        case text(Range<Int>)
        case startTag
        case endTag
        case end
    }

    struct Attribute {
        var name: MarkupName
        var value: Range<Int>
    }

    let bytes: [UInt8]
    private var position = 0
    private var isInsideCDATA = false
    /// The name of the last tag.
    private(set) var name = MarkupName()
    /// The attributes of the last start tag, in order. If a name is repeated, the first counts.
    private(set) var attributes: [Attribute] = []

    init(_ bytes: consuming [UInt8]) {
        self.bytes = bytes
    }

    mutating func next() -> Token {
        var start = position
        while position < bytes.count {
            if isInsideCDATA, starts(with: "]]>") {
                if start < position { return .text(start..<position) }
                isInsideCDATA = false
                position += 3
                start = position
                continue
            }
            guard bytes[position] == UInt8(ascii: "<"), position + 1 < bytes.count else {
                position += 1
                continue
            }
            let next = bytes[position + 1]
            let opens = isLetter(next)
            guard opens || next == UInt8(ascii: "/") || next == UInt8(ascii: "!") || next == UInt8(ascii: "?") else {
                position += 1
                continue
            }
            if start < position { return .text(start..<position) }
            position += 1
            if opens { return readTag() ? .startTag : .end }
            if next == UInt8(ascii: "/"), position + 1 < bytes.count, isLetter(bytes[position + 1]) {
                position += 1
                return readTag() ? .endTag : .end
            }
            skipDeclaration()
            start = position
        }
        return start < position ? .text(start..<position) : .end
    }

    /// Skips to the end tag of a raw-text element (`<script>`, `<title>` …).
    mutating func skipRawText(of element: MarkupName) {
        _ = rawText(of: element)
    }

    /// Returns the content of a raw-text element up to its end tag.
    mutating func rawText(of element: MarkupName) -> Range<Int> {
        let start = position
        while position < bytes.count {
            guard bytes[position] == UInt8(ascii: "<"), position + 1 < bytes.count,
                bytes[position + 1] == UInt8(ascii: "/")
            else {
                position += 1
                continue
            }
            let end = position
            position += 2
            var found = MarkupName()
            while position < bytes.count, isLetter(bytes[position]) {
                found.append(bytes[position])
                position += 1
            }
            guard found == element, position < bytes.count, endsName(bytes[position]) else { continue }
            _ = readAttributes()
            return start..<end
        }
        return start..<bytes.count
    }

    /// Skips a comment, `<!DOCTYPE …>`, `<?xml … ?>` or `</ …>`, starting at the character after `<`. Only the markers
    /// of a CDATA section are skipped, because feeds wrap their HTML in one section too many.
    private mutating func skipDeclaration() {
        if starts(with: "![CDATA[") {
            position += 8
            isInsideCDATA = true
        } else if starts(with: "!--") {
            position += 3
            if starts(with: ">") {
                position += 1
            } else if starts(with: "->") {
                position += 2
            } else {
                while position < bytes.count, !starts(with: "-->"), !starts(with: "--!>") { position += 1 }
                position = min(bytes.count, position + (starts(with: "--!>") ? 4 : 3))
            }
        } else {
            while position < bytes.count, bytes[position] != UInt8(ascii: ">") { position += 1 }
            position = min(bytes.count, position + 1)
        }
    }

    /// Reads a tag.
    ///
    /// - Returns: false if the text ends before the tag does.
    private mutating func readTag() -> Bool {
        name = MarkupName()
        while position < bytes.count, !endsName(bytes[position]) {
            name.append(bytes[position])
            position += 1
        }
        return readAttributes()
    }

    private mutating func readAttributes() -> Bool {
        attributes.removeAll(keepingCapacity: true)
        while true {
            while position < bytes.count, isSpace(bytes[position]) || bytes[position] == UInt8(ascii: "/") {
                position += 1
            }
            guard position < bytes.count else { return false }
            if bytes[position] == UInt8(ascii: ">") {
                position += 1
                return true
            }
            var attribute = Attribute(name: MarkupName(), value: position..<position)
            repeat {
                attribute.name.append(bytes[position])
                position += 1
            } while position < bytes.count && !endsName(bytes[position]) && bytes[position] != UInt8(ascii: "=")
            skipSpace()
            if position < bytes.count, bytes[position] == UInt8(ascii: "=") {
                position += 1
                skipSpace()
                guard let value = readValue() else { return false }
                attribute.value = value
            }
            // Thousands of attributes would be an attack; the ones that matter come early.
            if attributes.count < 64 { attributes.append(attribute) }
        }
    }

    private mutating func readValue() -> Range<Int>? {
        guard position < bytes.count else { return nil }
        let quote = bytes[position]
        if quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") {
            position += 1
            let start = position
            while position < bytes.count, bytes[position] != quote { position += 1 }
            guard position < bytes.count else { return nil }
            position += 1
            return start..<position - 1
        }
        let start = position
        while position < bytes.count, !isSpace(bytes[position]), bytes[position] != UInt8(ascii: ">") { position += 1 }
        return start..<position
    }

    private mutating func skipSpace() {
        while position < bytes.count, isSpace(bytes[position]) { position += 1 }
    }

    private func starts(with text: StaticString) -> Bool {
        guard position + text.utf8CodeUnitCount <= bytes.count else { return false }
        for index in 0..<text.utf8CodeUnitCount where bytes[position + index] != text.utf8Start[index] { return false }
        return true
    }

    private func isLetter(_ byte: UInt8) -> Bool { (byte | 0x20) &- 0x61 < 26 }
    private func endsName(_ byte: UInt8) -> Bool {
        isSpace(byte) || byte == UInt8(ascii: "/") || byte == UInt8(ascii: ">")
    }
    private func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || (byte >= 0x09 && byte <= 0x0D && byte != 0x0B) }
}
