/// A value that a template can use: a text, a flag, a list, or a view with values of its own.
///
/// Values know their own shape. With `Any` and casts, as in other libraries, most of the rendering time went into the
/// casts.
protocol TemplateValue: Sendable {
    /// The section's treatment of the value.
    var templateShape: TemplateShape { get }

    /// The value as text, before escaping.
    var templateText: String { get }

    /// Returns a value by name. If this is nil, the name is looked up in the enclosing view.
    func child(named name: String) -> (any TemplateValue)?

    /// Calls a closure with each value that a section shows, in order.
    func eachTemplateItem(_ body: (any TemplateValue) -> Void)
}

/// The ways a section can show a value.
enum TemplateShape {
    /// Not shown.
    case nothing
    /// Shown once, with the enclosing values.
    case flag
    /// Shown once, with the value's own values added.
    case one
    /// Shown once for each item.
    case list
}

extension TemplateValue {
    var templateShape: TemplateShape { .one }
    var templateText: String { "" }
    func child(named: String) -> (any TemplateValue)? { nil }
    func eachTemplateItem(_ body: (any TemplateValue) -> Void) { body(self) }
}

/// A set of named values for a template. Views look names up in a switch, because reflection with `Mirror` was too
/// slow; the switch also documents the names.
///
/// A name missing from a view is looked up in the enclosing one. Empty text counts as present, so views return nil for
/// empty values.
protocol TemplateView: TemplateValue {
    func child(named name: String) -> (any TemplateValue)?
}

extension String: TemplateValue {
    var templateText: String { self }
}

extension Bool: TemplateValue {
    var templateShape: TemplateShape { self ? .flag : .nothing }
    var templateText: String { self ? "true" : "false" }
}

extension Int: TemplateValue {
    var templateText: String { String(self) }
}

extension Array: TemplateValue where Element: TemplateValue {
    var templateShape: TemplateShape { isEmpty ? .nothing : .list }
    func eachTemplateItem(_ body: (any TemplateValue) -> Void) { for item in self { body(item) } }
}
