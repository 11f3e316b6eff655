internal import Newsroom

/// A page's Markdown, split at its slots for cards: lines that are `<!-- FORM ID -->` and nothing else.
struct SlottedMarkdown {
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

/// A slot for a card: `id` for the comment that marks it, `isBreaking` and `isNew` for the marks beside the card.
struct SlotView: TemplateView {
    let id: String
    var isBreaking = false
    var isNew = false

    func child(named name: String) -> Any? {
        switch name {
        case "id": id
        case "isBreaking": isBreaking
        case "isNew": isNew
        default: nil
        }
    }
}

extension Brief {
    /// The id of its card in slots. One section may leave out the context that another shows, so an article can have two cards.
    var slot: String { context == nil ? "\(id)q" : id }
}
