extension StringProtocol {
    /// The text without an ending that its publisher cut off ("were found in the search for ...", "last seen at .."):
    /// back to its last full sentence, or nil if it has none.
    public var withoutCutEnding: String? {
        var end = endIndex
        func skip(where isSkipped: (Character) -> Bool) {
            while end > startIndex, isSkipped(self[index(before: end)]) { end = index(before: end) }
        }
        skip { $0.isWhitespace }
        skip { $0 == "]" || $0 == ")" }
        let mark = end
        skip { $0 == "." || $0 == "…" || $0.isWhitespace }
        let marks = self[end..<mark].filter { !$0.isWhitespace }
        guard marks.contains("…") || marks.count > 1 else { return String(self) }
        return lastSentenceEnd(before: end).map { String(self[..<$0]) }
    }

    /// Returns the end of the last sentence that ends before an index. To exclude abbreviations, its final mark must
    /// follow a word of at least four letters without a full stop, and precede a blank.
    private func lastSentenceEnd(before limit: Index) -> Index? {
        var place = limit
        while place > startIndex {
            place = index(before: place)
            guard self[place].isWhitespace, place > startIndex else { continue }
            var mark = index(before: place)
            if "\"”’)".contains(self[mark]), mark > startIndex { mark = index(before: mark) }
            guard ".!?".contains(self[mark]) else { continue }
            let word = self[..<mark].reversed().prefix { !$0.isWhitespace }
            if word.count > 3, !word.contains(".") { return place }
        }
        return nil
    }
}
