/// A template parser for Mustache (mustache.github.io/mustache.5.html), without lambdas and inheritance.
struct TemplateParser {
    private let file: String
    private let bytes: [UInt8]
    private var position = 0

    private init(_ text: String, in file: String) {
        self.file = file
        bytes = Array(text.utf8)
    }

    /// Parses a template.
    ///
    /// - Throws: the first syntax error, with its line.
    static func parts(of text: String, in file: String) throws(TemplateError) -> [CompiledTemplate.Part] {
        var parser = TemplateParser(text, in: file)
        return try parser.parts(until: nil, Tag(), isLineStart: true)
    }

    /// The delimiters of a tag.
    private struct Tag {
        var open = Array("{{".utf8)
        var close = Array("}}".utf8)
    }

    /// Parses up to the end of a section or of the template.
    ///
    /// - Parameters:
    ///   - section: the name of the enclosing section; nil at the top level.
    ///   - isLineStart: whether only whitespace precedes on the line.
    private mutating func parts(
        until section: String?, _ tag: Tag, isLineStart: Bool
    ) throws(TemplateError) -> [CompiledTemplate.Part] {
        var (tag, isLineStart) = (tag, isLineStart)
        var parts = PartList()
        // Leading whitespace disappears if a tag is alone on its line.
        var blanks: ArraySlice<UInt8> = []
        while position < bytes.count {
            if isLineStart { blanks = skipBlanks() }
            let text = readText(before: tag)
            if position < bytes.count, bytes[position] == UInt8(ascii: "\n") {
                parts.add(blanks + text + [UInt8(ascii: "\n")])
                isLineStart = true
                position += 1
                continue
            }
            if !text.isEmpty {
                parts.add(blanks + text)
                (blanks, isLineStart) = ([], false)
            }
            guard position < bytes.count else { break }
            position += tag.open.count
            let kind = position < bytes.count ? bytes[position] : 0
            if "#^/!{&>=<$%".utf8.contains(kind) { position += 1 }
            var isAlone = false
            func keepBlanks() {
                if !isAlone { parts.add(blanks) }
                if !isAlone { blanks = [] }
            }
            switch kind {
            case UInt8(ascii: "#"), UInt8(ascii: "^"):
                let name = try readName(tag)
                isAlone = standsAlone(isLineStart)
                keepBlanks()
                let inner = try self.parts(until: name, tag, isLineStart: isLineStart && isAlone)
                let value = ValueName(name)
                parts.add(kind == UInt8(ascii: "#") ? .section(value, inner) : .inverted(value, inner))
            case UInt8(ascii: "/"):
                let start = position
                guard try readName(tag) == section else {
                    position = start
                    throw error("a section is closed with a different name")
                }
                isAlone = standsAlone(isLineStart)
                keepBlanks()
                return parts.all
            case UInt8(ascii: "!"):
                _ = try read(until: tag.close)
                isAlone = standsAlone(isLineStart)
            case UInt8(ascii: "{"), UInt8(ascii: "&"):
                keepBlanks()
                let close = kind == UInt8(ascii: "{") ? [UInt8(ascii: "}")] + tag.close : tag.close
                parts.add(.value(ValueName(try readName(Tag(open: tag.open, close: close))), isEscaped: false))
            case UInt8(ascii: ">"):
                skipSpace()
                let isNamed = position < bytes.count && bytes[position] == UInt8(ascii: "*")
                if isNamed { position += 1 }
                let name = try readName(tag, isPath: true)
                parts.add(blanks)
                isAlone = standsAlone(isLineStart)
                let indentation = isAlone ? Array(blanks) : []
                parts.add(
                    isNamed
                        ? .namedInclude(ValueName(name), indentation: indentation)
                        : .include(name, indentation: indentation))
                blanks = []
            case UInt8(ascii: "="):
                tag = try readMarks(tag)
                isAlone = standsAlone(isLineStart)
            case UInt8(ascii: "<"), UInt8(ascii: "$"), UInt8(ascii: "%"):
                throw error("an unknown kind of tag")
            default:
                keepBlanks()
                parts.add(.value(ValueName(try readName(tag)), isEscaped: true))
            }
            isLineStart = isAlone
        }
        if section != nil { throw error("a section is never closed") }
        return parts.all
    }

    /// Reads up to the next tag or the end of the line.
    private mutating func readText(before tag: Tag) -> ArraySlice<UInt8> {
        let start = position
        while position < bytes.count, bytes[position] != UInt8(ascii: "\n"), !bytes[position...].starts(with: tag.open)
        {
            position += 1
        }
        return bytes[start..<position]
    }

    private mutating func readName(_ tag: Tag, isPath: Bool = false) throws(TemplateError) -> String {
        skipSpace()
        let start = position
        while position < bytes.count, Self.isOfName(bytes[position]) || isPath && bytes[position] == UInt8(ascii: "/") {
            position += 1
        }
        let name = String(decoding: bytes[start..<position], as: UTF8.self)
        skipSpace()
        guard bytes[position...].starts(with: tag.close) else {
            throw error("a tag is not closed, or its name has an invalid character")
        }
        position += tag.close.count
        return name
    }

    private static func isOfName(_ byte: UInt8) -> Bool {
        (byte | 0x20) &- UInt8(ascii: "a") < 26 || byte &- UInt8(ascii: "0") < 10 || ".-_?*".utf8.contains(byte)
    }

    private mutating func read(until mark: [UInt8]) throws(TemplateError) -> ArraySlice<UInt8> {
        let start = position
        while position < bytes.count, !bytes[position...].starts(with: mark) { position += 1 }
        guard position < bytes.count else { throw error("a tag is not closed") }
        defer { position += mark.count }
        return bytes[start..<position]
    }

    /// Reads a change of delimiters: "{{=<% %>=}}".
    private mutating func readMarks(_ tag: Tag) throws(TemplateError) -> Tag {
        let marks = try read(until: [UInt8(ascii: "=")] + tag.close).split { Self.isSpace($0) }
        guard marks.count == 2 else { throw error("a change of delimiters must name two") }
        return Tag(open: Array(marks[0]), close: Array(marks[1]))
    }

    private mutating func skipBlanks() -> ArraySlice<UInt8> {
        let start = position
        while position < bytes.count, bytes[position] == 0x20 || bytes[position] == 0x09 { position += 1 }
        return bytes[start..<position]
    }

    private mutating func skipSpace() {
        while position < bytes.count, Self.isSpace(bytes[position]) { position += 1 }
    }

    private static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || (0x09...0x0D).contains(byte) }

    /// Returns whether the tag that ends here is alone on its line, and if so skips the rest of that line.
    private mutating func standsAlone(_ isLineStart: Bool) -> Bool {
        guard isLineStart else { return false }
        let start = position
        _ = skipBlanks()
        if position < bytes.count, bytes[position] == UInt8(ascii: "\r") { position += 1 }
        let isEnd = position >= bytes.count
        if !isEnd, bytes[position] != UInt8(ascii: "\n") {
            position = start
            return false
        }
        if !isEnd { position += 1 }
        return true
    }

    private func error(_ problem: String) -> TemplateError {
        let line = bytes[..<min(position, bytes.count)].count { $0 == UInt8(ascii: "\n") } + 1
        return TemplateError(file: file, line: line, problem: problem)
    }

    /// Parts in order, with adjacent texts joined.
    private struct PartList {
        private(set) var all: [CompiledTemplate.Part] = []

        mutating func add(_ part: CompiledTemplate.Part) { all.append(part) }

        mutating func add(_ text: ArraySlice<UInt8>) {
            guard !text.isEmpty else { return }
            if case .text(let before) = all.last {
                all[all.count - 1] = .text(before + text)
            } else {
                all.append(.text(Array(text)))
            }
        }
    }
}
