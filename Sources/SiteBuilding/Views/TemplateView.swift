internal import Mustache

/// What a template may name. Each view answers by a switch rather than by reflection (a card of ten fields took 187 µs
/// through `Mirror`), and the switch is the list of its names.
///
/// A name that is not a view's own is looked up in the view around it; an empty text counts as present in Mustache, so
/// what is empty is nil.
protocol TemplateView: MustacheParent, Sendable {}

extension String {
    /// nil when empty.
    var nonEmpty: String? { isEmpty ? nil : self }
}
