import MarkdownRendering

/// Escaped text stays text, whatever Markdown stands around it, and says what it said.
enum MarkdownProperties {
    /// The first byte chooses what stands around the rest.
    static func complaint(about input: [UInt8]) -> String? {
        guard let first = input.first else { return nil }
        let text = String(decoding: input.dropFirst(), as: UTF8.self)
        let container = MarkdownContainer.all[Int(first) % MarkdownContainer.all.count]
        let escaped = escapedForMarkdown(text)
        if escaped.isEmpty { return nil }
        let html = MarkdownRenderer().html(from: container.before + escaped + container.after)
        let account = "\(text.debugDescription) as \(escaped.debugDescription) became \(html.debugDescription)"
        let bytes = Array(html.utf8)
        guard bytes.starts(with: container.opening.utf8),
            bytes.reversed().starts(with: container.closing.utf8.reversed())
        else { return account }
        let inner = bytes.dropFirst(container.opening.utf8.count).dropLast(container.closing.utf8.count)
        if inner.contains(UInt8(ascii: "<")) || inner.contains(UInt8(ascii: ">")) { return account }
        return letters(unescaped(inner)) == letters(text) ? nil : account
    }

    private static func unescaped(_ html: ArraySlice<UInt8>) -> String {
        var result: [UInt8] = []
        var rest = html
        while let byte = rest.first {
            let reference = references.first { byte == UInt8(ascii: "&") && rest.starts(with: $0.name.utf8) }
            result.append(reference?.byte ?? byte)
            rest = rest.dropFirst(reference?.name.utf8.count ?? 1)
        }
        return String(decoding: result, as: UTF8.self)
    }

    private static let references: [(name: String, byte: UInt8)] = [
        ("&lt;", 0x3C), ("&gt;", 0x3E), ("&quot;", 0x22), ("&amp;", 0x26),
    ]

    /// The text less white space, what escaping removes, and what smart typography changes.
    private static func letters(_ text: String) -> String {
        var result = String.UnicodeScalarView()
        for scalar in text.unicodeScalars {
            switch scalar {
            case "“", "”", "\"": result.append("\"")
            case "‘", "’", "'": result.append("'")
            case "…": result += "...".unicodeScalars
            case "–", "—", "-": continue
            case "\u{202A}"..."\u{202E}", "\u{2066}"..."\u{2069}", "\u{FEFF}": continue
            case "\u{0}"..."\u{20}", "\u{7F}"..."\u{9F}", "\u{2028}", "\u{2029}": continue
            default: result.append(scalar)
            }
        }
        return String(result)
    }
}
