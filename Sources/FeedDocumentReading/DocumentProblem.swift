/// Why a document is not well-formed, or not sane.
public enum DocumentProblem: Sendable, Equatable {
    /// JSON that breaks its rules at this byte, counted from 0.
    case notJSON(position: Int)
    case notXML
    /// What libxml2 says of it, with the line.
    case malformed(String)
    /// Something precedes the document that is no part of it.
    case precedingText
    /// A tag is longer than so many bytes.
    case longTag(limit: Int)
    case manyAttributes(Int)
    case undeclaredEntity
    case outOfMemory
}
