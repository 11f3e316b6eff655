/// A template read once, so that rendering it reads nothing but values.
struct CompiledTemplate: Sendable {
    indirect enum Part: Sendable {
        case text([UInt8])
        case value(ValueName, isEscaped: Bool)
        case section(ValueName, [Part])
        /// What stands where a section shows nothing.
        case inverted(ValueName, [Part])
        /// Another template; a line of its own is indented as it is.
        case include(String, indentation: [UInt8])
        /// A template that a value names.
        case namedInclude(ValueName, indentation: [UInt8])
    }

    let parts: [Part]
    let escaping: Escaping
}

/// The name of a value in a template: "title", "day.text", "." (the value of the section), ".title" (its own alone).
struct ValueName: Sendable {
    let isItself: Bool
    /// Whether the views around the innermost one are not asked.
    let isOwn: Bool
    let first: String
    /// Of "day.text" the rest: "text".
    let rest: [String]

    init(_ name: String) {
        let parts = name.split(separator: ".").map(String.init)
        isItself = name == "."
        isOwn = name.hasPrefix(".")
        first = parts.first ?? ""
        rest = Array(parts.dropFirst())
    }
}
