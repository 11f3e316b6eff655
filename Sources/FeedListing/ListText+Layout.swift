// Layout of inserted and removed entries, in the style people use in such files by hand.

extension ListText {
    var lineEnd: String { bytes.contains(UInt8(ascii: "\r")) ? "\r\n" : "\n" }

    /// Formats a source in the style of another: one setting per line, or all on one line.
    func written(_ entries: [Entry], like other: JSONLocation, indent: String) -> String {
        guard case .object(let range, let members) = other, let first = members.first else {
            return onOneLine(entries, isPadded: true)
        }
        guard bytes[range].contains(UInt8(ascii: "\n")) else {
            return onOneLine(entries, isPadded: bytes[range.lowerBound + 1] == UInt8(ascii: " "))
        }
        let isIndented = bytes.isFirstOnLine(first.range.lowerBound)
        let inner = isIndented ? bytes.indentation(at: first.range.lowerBound) : indent + "  "
        return onLines(entries, indent: indent, inner: inner)
    }

    /// Formats a list with its first source.
    func first(_ entries: [Entry], in range: Range<Int>) -> String {
        guard bytes[..<range.lowerBound].contains(UInt8(ascii: "\n")) else {
            return "[\(onOneLine(entries, isPadded: true))]"
        }
        let outer = bytes.indentation(at: range.lowerBound)
        let unit = outer.isEmpty ? "  " : outer
        let indent = outer + unit
        let source = onLines(entries, indent: indent, inner: indent + unit)
        return "[\(lineEnd)\(indent)\(source)\(lineEnd)\(outer)]"
    }

    private func onOneLine(_ entries: [Entry], isPadded: Bool) -> String {
        let inside = entries.map { "\(Self.quoted($0.key)): \($0.value)" }.joined(separator: ", ")
        return isPadded ? "{ \(inside) }" : "{\(inside)}"
    }

    private func onLines(_ entries: [Entry], indent: String, inner: String) -> String {
        let lines = entries.map { "\(inner)\(Self.quoted($0.key)): \($0.value)" }
        return "{\(lineEnd)\(lines.joined(separator: ",\(lineEnd)"))\(lineEnd)\(indent)}"
    }

    /// Inserts a text after the last of several items. A trailing comma stays at the end, and comments stay next to
    /// their items.
    ///
    /// - Parameters:
    ///   - end: the end of the last item.
    ///   - closing: the position of the closing bracket.
    ///   - indent: the indentation for a new line; nil to continue on the same line.
    func inserting(_ text: String, after end: Int, before closing: Int, indent: String?) throws(NotJSON) -> ListText {
        let next = bytes.afterBlanks(from: end)
        let hasComma = bytes[next] == UInt8(ascii: ",")
        var tail = closing
        while tail > end, [0x20, 0x09, 0x0A, 0x0D].contains(bytes[tail - 1]) { tail -= 1 }
        let isBehindComment = tail > (hasComma ? next + 1 : end)
        let lead =
            indent.map { lineEnd + $0 } ?? (isBehindComment ? lineEnd + bytes.indentation(at: end) : " ")
        var result = bytes
        result.insert(contentsOf: (lead + text + (hasComma ? "," : "")).utf8, at: tail)
        if !hasComma { result.insert(UInt8(ascii: ","), at: end) }
        return try ListText(bytes: result)
    }

    /// Removes one of several items with its comma, and with its lines if it has them to itself.
    func removing(_ ranges: [Range<Int>], at index: Int, before closing: Int) throws(NotJSON) -> ListText {
        var (start, end) = (ranges[index].lowerBound, ranges[index].upperBound)
        let next = bytes.afterBlanks(from: end)
        var comma: Int?
        if bytes[next] == UInt8(ascii: ",") {
            end = next + 1
        } else if index > 0 {
            comma = bytes.afterBlanks(from: ranges[index - 1].upperBound)
        }
        let rest = bytes[end..<closing].prefix { $0 != UInt8(ascii: "\n") }
        let isAlone = rest.first { $0 != 0x20 && $0 != 0x09 && $0 != 0x0D }.map { $0 == UInt8(ascii: "#") } ?? true
        let blanks = { (byte: UInt8) in byte == 0x20 || byte == 0x09 }
        if bytes.isFirstOnLine(start), isAlone, end + rest.count < closing {
            end += rest.count + 1
            while start > 0, blanks(bytes[start - 1]) { start -= 1 }
        } else if comma == nil {
            while end < closing, blanks(bytes[end]), index < ranges.count - 1 { end += 1 }
        } else {
            while start > 0, blanks(bytes[start - 1]) { start -= 1 }
        }
        var result = bytes
        result.removeSubrange(start..<end)
        if let comma { result.remove(at: comma) }
        return try ListText(bytes: result)
    }
}

extension [UInt8] {
    /// Returns whether only white space precedes a position on its line.
    func isFirstOnLine(_ place: Int) -> Bool {
        let line = self[lineStart(of: place)..<place]
        return lineStart(of: place) > 0 && line.allSatisfy { $0 == 0x20 || $0 == 0x09 }
    }

    /// Returns the indentation of the line at a position.
    func indentation(at place: Int) -> String {
        String(decoding: self[lineStart(of: place)...].prefix { $0 == 0x20 || $0 == 0x09 }, as: UTF8.self)
    }

    private func lineStart(of place: Int) -> Int {
        self[..<place].lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
    }
}
