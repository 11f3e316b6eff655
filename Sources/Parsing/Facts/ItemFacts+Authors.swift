import MarkupReading

// Who wrote it.
extension ItemFacts {
    /// Names in document order, those of the most trusted kind that names anybody.
    var authors: [String] {
        for term in [Term.creator, .author, .itunesAuthor] {
            let names = record.top(term).compactMap(name).unique
            if !names.isEmpty { return names }
        }
        return []
    }

    private func name(_ element: Element) -> String? {
        for part in [Term.name, .email, .uri] {
            if let found = record.first(part, in: element).flatMap(record.trimmed) { return found }
        }
        return record.trimmed(element).map(Self.name)
    }

    /// RSS wants an address and lets a name stand beside it: "jo@example.org (Jo Smith)", "Jo Smith <jo@example.org>".
    private static func name(_ text: String) -> String {
        guard text.contains("@") else { return text }
        if let open = text.firstIndex(of: "("), let close = text.lastIndex(of: ")"), open < close {
            let name = text[text.index(after: open)..<close].trimmed
            if !name.isEmpty { return name }
        }
        if let open = text.firstIndex(of: "<") {
            let name = text[..<open].trimmed
            if !name.isEmpty { return name }
        }
        // "jo@example.org Jo Smith"
        let words = text.split(separator: " ").filter { !$0.contains("@") }
        return words.isEmpty ? text : words.joined(separator: " ")
    }
}

extension Substring {
    fileprivate var trimmed: String {
        var rest = drop { $0.isWhitespace || $0 == "\"" }
        while let last = rest.last, last.isWhitespace || last == "\"" { rest.removeLast() }
        return String(rest)
    }
}
