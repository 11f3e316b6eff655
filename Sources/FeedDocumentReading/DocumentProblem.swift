/// Why a document cannot be read: it is not well-formed, or beyond reasonable limits.
public enum DocumentProblem: Sendable, Equatable {
    /// JSON that breaks its rules at this byte, counted from 0.
    case notJSON(position: Int)
    case notXML
    /// XML that libxml2 rejects; its message, with the line number.
    case malformed(String)
    /// Text stands before the beginning of the document.
    case precedingText
    /// A tag is longer than this many bytes.
    case longTag(limit: Int)
    case manyAttributes(Int)
    case undeclaredEntity
    case outOfMemory
}
