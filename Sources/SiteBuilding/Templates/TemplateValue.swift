/// What a template can name: a text, a flag, a list, or a view that has values of its own.
///
/// A value says itself what it is. (Values of `Any`, which a library asked by casts, took four fifths of the time in which
/// pages were rendered.)
protocol TemplateValue: Sendable {
    /// What a section makes of it.
    var templateShape: TemplateShape { get }

    /// As it stands in a text, before it is escaped.
    var templateText: String { get }

    /// A value by its name; nil where there is none of that name, which is then looked up in the view around this one.
    func child(named name: String) -> (any TemplateValue)?

    /// Calls for each value that a section shows, one after another.
    func eachTemplateItem(_ body: (any TemplateValue) -> Void)
}

/// How a section shows a value.
enum TemplateShape {
    /// Not at all.
    case nothing
    /// Once, with the values around it.
    case flag
    /// Once, within it.
    case one
    /// Once for each of its items.
    case list
}

extension TemplateValue {
    var templateShape: TemplateShape { .one }
    var templateText: String { "" }
    func child(named: String) -> (any TemplateValue)? { nil }
    func eachTemplateItem(_ body: (any TemplateValue) -> Void) { body(self) }
}

/// The values that a template can use. A view looks each name up in a switch, because reflection was slow (187 µs for a card
/// of ten fields through `Mirror`); the switch is also the list of the names.
///
/// A name that a view does not have is looked up in the view around it. An empty text counts as present, so views
/// return nil for what is empty.
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
