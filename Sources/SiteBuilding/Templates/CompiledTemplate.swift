/// A parsed template. Rendering it needs no further parsing.
struct CompiledTemplate: Sendable {
    indirect enum Part: Sendable {
        case text([UInt8])
        case value(ValueName, isEscaped: Bool)
        case section(ValueName, [Part])
        /// The content for a section with no value.
        case inverted(ValueName, [Part])
        /// Another template. If the include is alone on its line, its indentation is added to every line.
        case include(String, indentation: [UInt8])
        /// A template whose name is a value.
        case namedInclude(ValueName, indentation: [UInt8])
    }

    let parts: [Part]
    let escaping: Escaping
}

/// The name of a value in a template: "title", "day.text", "." (the section's value), ".title" (not looked up in
/// enclosing views).
struct ValueName: Sendable {
    let isItself: Bool
    /// Whether only the innermost view is searched.
    let isOwn: Bool
    let first: String
    /// The parts after the first: "text" in "day.text".
    let rest: [String]

    init(_ name: String) {
        let parts = name.split(separator: ".").map(String.init)
        isItself = name == "."
        isOwn = name.hasPrefix(".")
        first = parts.first ?? ""
        rest = Array(parts.dropFirst())
    }
}
