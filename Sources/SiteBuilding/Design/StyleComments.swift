/// Removes comments from style sheets (CSS Syntax Module Level 3, section 4.3.2). They help people who edit the
/// templates; for readers they would add a fourth to the download.
enum StyleComments {
    /// Returns a style sheet without comments, and without the lines that held nothing else. A comment that starts with
    /// `/*!` stays, as a licence does by convention. One that is never closed ends with the text.
    static func removed(from text: String) -> String {
        let source = Array(text.utf8)
        var kept: [UInt8] = []
        kept.reserveCapacity(source.count)
        var index = 0
        while index < source.count {
            let byte = source[index]
            if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
                let end = endOfString(in: source, from: index)
                kept += source[index..<end]
                index = end
            } else if starts(source, at: index) {
                let end = endOfComment(in: source, from: index)
                let isAlone = kept.last(where: { $0 != UInt8(ascii: " ") }) ?? newline == newline
                if index + 2 < source.count, source[index + 2] == UInt8(ascii: "!") {
                    kept += source[index..<end]
                    index = end
                } else if isAlone, end == source.count || source[end] == newline {
                    while kept.last == UInt8(ascii: " ") { kept.removeLast() }
                    index = end + 1
                } else {
                    index = end
                }
            } else {
                kept.append(byte)
                index += 1
            }
        }
        return String(decoding: kept, as: UTF8.self)
    }

    private static let newline = UInt8(ascii: "\n")

    private static func starts(_ source: [UInt8], at index: Int) -> Bool {
        source[index] == UInt8(ascii: "/") && index + 1 < source.count && source[index + 1] == UInt8(ascii: "*")
    }

    /// Returns where a comment ends, after its `*/`.
    private static func endOfComment(in source: [UInt8], from start: Int) -> Int {
        var index = start + 2
        while index + 1 < source.count {
            if source[index] == UInt8(ascii: "*"), source[index + 1] == UInt8(ascii: "/") { return index + 2 }
            index += 1
        }
        return source.count
    }

    /// Returns where a string ends, after its closing quotation mark. An unclosed one ends with its line.
    private static func endOfString(in source: [UInt8], from start: Int) -> Int {
        var index = start + 1
        while index < source.count, source[index] != source[start], source[index] != newline {
            index += source[index] == UInt8(ascii: "\\") ? 2 : 1
        }
        return min(index + 1, source.count)
    }
}
