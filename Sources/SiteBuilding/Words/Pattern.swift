/// A text with `{names}` in it, taken apart once because every card says the time with one.
struct Pattern: Sendable {
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

    /// The text with each name's value; a name without one stays as it is, so that the slip is seen.
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

    /// What stands in the places of the names when the text is one that this makes; nil when it is none. A name takes as
    /// little as it can, and at least one character.
    func values(in text: String) -> [String: String]? {
        var values: [String: String] = [:]
        var rest = text[...]
        var open: String?
        for part in parts {
            switch part {
            case .name(let name): open = name
            case .text(let literal):
                guard let found = open == nil ? rest.prefixRange(of: literal) : rest.firstRange(of: literal) else {
                    return nil
                }
                if let name = open {
                    guard found.lowerBound > rest.startIndex else { return nil }
                    values[name] = String(rest[..<found.lowerBound])
                    open = nil
                }
                rest = rest[found.upperBound...]
            }
        }
        guard let name = open else { return rest.isEmpty ? values : nil }
        values[name] = String(rest)
        return rest.isEmpty ? nil : values
    }
}

extension Substring {
    fileprivate func prefixRange(of beginning: String) -> Range<Index>? {
        hasPrefix(beginning) ? startIndex..<index(startIndex, offsetBy: beginning.count) : nil
    }
}
