/// The sort of significance, each with its colour in the design.
public enum ContextKind: String, Sendable, CaseIterable {
    /// Blue: matters within its category.
    case category
    /// Purple: matters to this reader. Only made in the page.
    case personal
    /// Orange: moves markets or money.
    case market
    /// Teal: reaches beyond its category.
    case crossCategory = "cross-category"
    /// Red: several publishers carry it now.
    case trending
    /// Pink: is happening now, or must be acted on soon.
    case timeSensitive = "time-sensitive"
}
