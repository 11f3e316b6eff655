// Tags inside a text.
extension ElementRecorder {
    /// A tag inside a text begins: `<name`. Attributes and `closeTag` follow.
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

    /// A tag inside a text ends; those that HTML knows as empty have no end tag (`</br>` would be a second break).
    mutating func endTag(_ name: Span<UInt8>, isEmpty: Bool) {
        depth -= 1
        tags -= 1
        guard !isEmpty, let element = open.last.map({ Int($0.element) }) else { return }
        record.append("</", to: element)
        record.append(name, to: element)
        record.append(">", to: element)
    }

    /// Whether the element that ends now is a tag inside a text.
    var isInTag: Bool { tags > 0 }
}
