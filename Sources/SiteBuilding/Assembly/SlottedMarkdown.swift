internal import Newsroom

/// A page's Markdown, split at the slots for cards: lines consisting only of `<!-- FORM ID -->`.
struct SlottedMarkdown {
    enum Part: Equatable {
        case text(ArraySlice<UInt8>)
        case slot(form: String, id: String)
    }

    let parts: [Part]

    /// - Parameter markdown: the page, in UTF-8.
    init(_ markdown: [UInt8]) {
        var parts: [Part] = []
        var start = 0
        func close(at end: Int) {
            let text = markdown[start..<end]
            if text.contains(where: { $0 != Self.lineEnd }) { parts.append(.text(text)) }
        }
        var line = 0
        while line < markdown.count {
            let end = markdown[line...].firstIndex(of: Self.lineEnd) ?? markdown.count
            let next = min(end + 1, markdown.count)
            if let slot = Self.slot(markdown[line..<end]) {
                close(at: line)
                parts.append(slot)
                start = next
            }
            line = next
        }
        close(at: markdown.count)
        self.parts = parts
    }

    private static let lineEnd = UInt8(ascii: "\n")
    private static let opening = Array("<!-- ".utf8)
    private static let closing = Array(" -->".utf8)

    private static func slot(_ line: ArraySlice<UInt8>) -> Part? {
        guard line.starts(with: opening), line.suffix(closing.count).elementsEqual(closing) else { return nil }
        let words = line.dropFirst(opening.count).dropLast(closing.count).split(
            separator: UInt8(ascii: " "), omittingEmptySubsequences: false)
        guard words.count == 2 else { return nil }
        return .slot(form: String(decoding: words[0], as: UTF8.self), id: String(decoding: words[1], as: UTF8.self))
    }
}

/// Template values for a card slot: `id` (for the comment that marks the slot), `isBreaking` (for a label next to the
/// card), `isThird` (for content inserted after a page's third story).
struct SlotView: TemplateView {
    let id: String
    var isBreaking = false
    var isThird = false

    func child(named name: String) -> (any TemplateValue)? {
        switch name {
        case "id": id
        case "isBreaking": isBreaking
        case "isThird": isThird
        default: nil
        }
    }
}

extension Brief {
    /// The id of its card in slots. An article can have two cards, because one section may omit the context that
    /// another shows.
    var slot: String { context == nil ? "\(id)q" : id }
}
