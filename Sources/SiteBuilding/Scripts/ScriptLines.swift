/// The lines of a script, skipping empty lines and comments on lines of their own.
struct ScriptLines {
    private var rest: ArraySlice<Substring>
    private var number = 0

    init(_ text: String) {
        rest =
            text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).map { Substring($0) }[...]
    }

    /// Returns the next line of code and its number, from 1.
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

    /// Returns a statement that starts on a line, up to the line where its quoted path is complete.
    mutating func statement(from line: Substring) -> Substring {
        var whole = String(line)
        while whole.count(where: { $0 == "'" }) < 2, let line = rest.popFirst() {
            number += 1
            whole += "\n" + line
        }
        return Substring(whole)
    }

    /// Returns whether a comment that began on a line continues on the next.
    static func endsInComment(_ line: Substring) -> Bool {
        var rest = line
        while let opening = rest.firstRange(of: "/*") {
            guard let closing = rest[opening.upperBound...].firstRange(of: "*/") else { return true }
            rest = rest[closing.upperBound...]
        }
        return false
    }

    /// Returns whether a line contains certain bytes. Comparing characters would be ten times slower.
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
