/// Replacement of a text throughout a page. It works on bytes because every byte of the site passes through it.
struct Substitution {
    let wanted: [UInt8]
    let replacement: [UInt8]

    init(_ wanted: String, with replacement: String) {
        self.wanted = Array(wanted.utf8)
        self.replacement = Array(replacement.utf8)
    }

    func applied(to text: [UInt8]) -> [UInt8] {
        guard let first = wanted.first, text.count >= wanted.count else { return text }
        var result: [UInt8] = []
        // Leave room for growth: a page has several hundred links to rewrite.
        result.reserveCapacity(text.count + text.count / 8 + 64)
        text.withUnsafeBufferPointer { text in
            var copied = 0
            var index = 0
            let end = text.count - wanted.count
            while index <= end {
                if text[index] == first, matches(text, at: index) {
                    result.append(contentsOf: text[copied..<index])
                    result.append(contentsOf: replacement)
                    index += wanted.count
                    copied = index
                } else {
                    index += 1
                }
            }
            result.append(contentsOf: text[copied...])
        }
        return result
    }

    private func matches(_ text: UnsafeBufferPointer<UInt8>, at index: Int) -> Bool {
        for offset in 1..<wanted.count where text[index + offset] != wanted[offset] { return false }
        return true
    }
}

/// External links in HTML written by cmark.
enum ExternalLinks {
    /// Adds `rel` to every external link, so that other hosts get neither a window reference nor a referrer.
    ///
    /// `<a href="http` can only be markup here, because `<` is written as `&lt;` in text and attributes.
    static func marked(_ html: [UInt8]) -> [UInt8] { rel.applied(to: html) }

    private static let rel = Substitution("<a href=\"http", with: "<a rel=\"noopener noreferrer\" href=\"http")
}
