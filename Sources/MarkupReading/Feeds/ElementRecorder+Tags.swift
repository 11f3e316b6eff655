// Tags within a text.
extension ElementRecorder {
    /// Begins a tag within a text: `<name`. Attributes and `closeTag` follow.
    mutating func beginTag(_ name: Span<UInt8>) {
        depth += 1
        tags += 1
        guard let element = open.last.map({ Int($0.element) }) else { return }
        record.noteTags(in: element)
        record.append("<", to: element)
        record.append(name, to: element)
    }

    mutating func tagAttribute(_ name: Span<UInt8>, _ value: Span<UInt8>) {
        guard let element = open.last.map({ Int($0.element) }) else { return }
        record.append(" ", to: element)
        record.append(name, to: element)
        record.append("=\"", to: element)
        record.append(escaping: value, to: element)
        record.append("\"", to: element)
    }

    mutating func closeTag() {
        guard let element = open.last?.element else { return }
        record.append(">", to: Int(element))
    }

    /// Ends a tag within a text. HTML's void elements get no end tag, because `</br>` would be a second line break.
    mutating func endTag(_ name: Span<UInt8>, isEmpty: Bool) {
        depth -= 1
        tags -= 1
        guard !isEmpty, let element = open.last.map({ Int($0.element) }) else { return }
        record.append("</", to: element)
        record.append(name, to: element)
        record.append(">", to: element)
    }

    /// Whether the element about to end is a tag within a text.
    var isInTag: Bool { tags > 0 }
}
