/// A renderer that turns compiled templates into bytes.
struct TemplateRenderer {
    private let templates: [String: CompiledTemplate]
    private var values: [any TemplateValue]
    /// The indentation added to every line of an included template.
    private var indentation: [UInt8] = []
    private(set) var output: [UInt8] = []

    /// - Parameter view: the outermost view.
    init(_ templates: [String: CompiledTemplate], view: any TemplateView) {
        self.templates = templates
        values = [view]
        // Most rendered templates are cards.
        output.reserveCapacity(1 << 12)
    }

    /// Renders a template.
    ///
    /// - Parameter name: an existing template; otherwise nothing is rendered.
    mutating func render(_ name: String) {
        guard let template = templates[name] else { return }
        render(template.parts, template.escaping)
    }

    private mutating func render(_ parts: [CompiledTemplate.Part], _ escaping: Escaping) {
        for part in parts {
            switch part {
            case .text(let text): add(text)
            case .value(let name, let isEscaped):
                guard let text = value(name)?.templateText, !text.isEmpty else { continue }
                if !indentation.isEmpty { indent() }
                if isEscaped { escaping.add(text, to: &output) } else { output += text.utf8 }
            case .section(let name, let inner):
                guard let value = value(name) else { continue }
                switch value.templateShape {
                case .nothing: continue
                case .flag: render(inner, escaping)
                case .one: render(inner, escaping, within: value)
                case .list: value.eachTemplateItem { render(inner, escaping, within: $0) }
                }
            case .inverted(let name, let inner):
                if (value(name)?.templateShape ?? .nothing) == .nothing { render(inner, escaping) }
            case .include(let name, let indentation): include(name, indentation)
            case .namedInclude(let name, let indentation):
                if let name = value(name)?.templateText { include(name, indentation) }
            }
        }
    }

    private mutating func render(
        _ parts: [CompiledTemplate.Part], _ escaping: Escaping, within value: any TemplateValue
    ) {
        values.append(value)
        render(parts, escaping)
        values.removeLast()
    }

    private mutating func include(_ name: String, _ more: [UInt8]) {
        indentation += more
        render(name)
        indentation.removeLast(more.count)
    }

    private func value(_ name: ValueName) -> (any TemplateValue)? {
        if name.isItself { return values.last }
        var found: (any TemplateValue)?
        for view in values.reversed() {
            found = view.child(named: name.first)
            if found != nil || name.isOwn { break }
        }
        for part in name.rest { found = found?.child(named: part) }
        return found
    }

    private mutating func add(_ text: [UInt8]) {
        guard !indentation.isEmpty else {
            output += text
            return
        }
        for line in text.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
            if line.startIndex > 0 { output.append(UInt8(ascii: "\n")) }
            if !line.isEmpty {
                indent()
                output += line
            }
        }
    }

    /// Adds the indentation at the start of a line.
    private mutating func indent() {
        if output.last == UInt8(ascii: "\n") { output += indentation }
    }
}
