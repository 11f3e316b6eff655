/// The answers of stages that look at one article alone, which travel unchanged to its brief.
///
/// A new answer needs a property here and a line in `ArticleFindings.form`, where its stored form is.
public struct ArticleFindings: Sendable, Equatable, Encodable {
    /// The sentiment of title and summary, −1…+1; nil if the language is not supported.
    public var tone: Double?

    public init(tone: Double? = nil) { self.tone = tone }
}
