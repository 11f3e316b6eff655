/// The articles of a source whose own pages are fetched, for text, image and authors, as far as robots.txt allows.
public enum Extraction: String, Sendable, CaseIterable, Encodable {
    /// All of them.
    case all
    /// Those in the edition's leading stories.
    case top
    /// None of them.
    case never
}
