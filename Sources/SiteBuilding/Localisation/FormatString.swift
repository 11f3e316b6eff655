/// A text with `{names}` as placeholders, parsed once because every card formats its time with one.
struct FormatString: Sendable {
    enum Part: Sendable, Equatable {
        case text(String)
        case name(String)
    }

    let parts: [Part]

    init(_ text: String) {
        var parts: [Part] = []
        var rest = text[...]
        while let opening = rest.firstIndex(of: "{"), let closing = rest[opening...].firstIndex(of: "}") {
            if opening > rest.startIndex { parts.append(.text(String(rest[..<opening]))) }
            parts.append(.name(String(rest[rest.index(after: opening)..<closing])))
            rest = rest[rest.index(after: closing)...]
        }
        if !rest.isEmpty { parts.append(.text(String(rest))) }
        self.parts = parts
    }

    /// Returns the text with its placeholders replaced. A placeholder without a value stays as it is, so that the
    /// mistake is visible.
    func filled(_ value: (String) -> String?) -> String {
        var text = ""
        for part in parts {
            switch part {
            case .text(let literal): text += literal
            case .name(let name): text += value(name) ?? "{\(name)}"
            }
        }
        return text
    }
}
