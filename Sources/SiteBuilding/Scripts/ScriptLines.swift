/// The lines of a script, without empty ones and without comments that have lines of their own.
struct ScriptLines {
    private var rest: ArraySlice<Substring>
    private var number = 0

    init(_ text: String) {
        rest =
            text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).map { Substring($0) }[...]
    }

    /// The next line of code, and its number from 1.
    mutating func next() -> (number: Int, line: Substring)? {
        var isInComment = false
        while let line = rest.popFirst() {
            number += 1
            let start = line.utf8.drop { $0 == UInt8(ascii: " ") }
            if isInComment {
                isInComment = !Self.holds("*/", in: line)
            } else if start.starts(with: "/*".utf8) {
                let ending = line.firstRange(of: "*/")?.upperBound
                isInComment = ending == nil
                if let ending, ending != line.endIndex { return (number, line) }
            } else if !start.isEmpty, !start.starts(with: "//".utf8) {
                return (number, line)
            }
        }
        return nil
    }

    /// A statement that begins with a line and ends with the one that holds a whole string.
    mutating func statement(from line: Substring) -> Substring {
        var whole = String(line)
        while whole.count(where: { $0 == "'" }) < 2, let line = rest.popFirst() {
            number += 1
            whole += "\n" + line
        }
        return Substring(whole)
    }

    /// Whether a comment that began in a line goes on at its end.
    static func endsInComment(_ line: Substring) -> Bool {
        var rest = line
        while let opening = rest.firstRange(of: "/*") {
            guard let closing = rest[opening.upperBound...].firstRange(of: "*/") else { return true }
            rest = rest[closing.upperBound...]
        }
        return false
    }

    /// Whether a line has some bytes: what comparing characters would take ten times as long for.
    static func holds(_ text: StaticString, in line: Substring) -> Bool {
        text.withUTF8Buffer { text in
            var rest = line.utf8[...]
            while let start = rest.firstIndex(of: text[0]) {
                rest = rest[start...]
                if rest.starts(with: text) { return true }
                rest.removeFirst()
            }
            return false
        }
    }
}
