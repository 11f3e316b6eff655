/// Foreign text in both forms that we use: harmless HTML, and the same as plain text.
public struct Prose: Sendable, Equatable {
    /// Sanitised: nothing in it can act, nothing in it can break out of the element around it.
    public var html: String
    /// What a reader would read aloud; white space collapsed, paragraphs separated by one newline.
    public var text: String

    public init(html: String, text: String) {
        self.html = html
        self.text = text
    }
}
