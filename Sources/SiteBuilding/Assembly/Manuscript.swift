/// A page's Markdown, taken apart where it leaves room for cards: lines that are `<!-- FORM ID -->` and nothing else.
struct Manuscript {
    enum Part: Equatable {
        case text(String)
        case slot(form: String, id: String)
    }

    let parts: [Part]

    init(_ markdown: String) {
        var parts: [Part] = []
        var text = ""
        for line in markdown.split(separator: "\n", omittingEmptySubsequences: false) {
            guard let slot = Self.slot(line) else {
                text += line
                text += "\n"
                continue
            }
            if text.utf8.contains(where: { $0 != UInt8(ascii: "\n") }) { parts.append(.text(text)) }
            text = ""
            parts.append(slot)
        }
        if text.utf8.contains(where: { $0 != UInt8(ascii: "\n") }) { parts.append(.text(text)) }
        self.parts = parts
    }

    private static func slot(_ line: Substring) -> Part? {
        guard line.hasPrefix("<!-- "), line.hasSuffix(" -->") else { return nil }
        let words = line.dropFirst(5).dropLast(4).split(separator: " ", omittingEmptySubsequences: false)
        guard words.count == 2 else { return nil }
        return .slot(form: String(words[0]), id: String(words[1]))
    }
}
