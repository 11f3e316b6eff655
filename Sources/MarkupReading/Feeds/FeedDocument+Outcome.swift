extension FeedDocument {
    /// The kind of a document, by its beginning.
    public enum Beginning: Sendable, Equatable {
        /// The name of the outermost element as written, prefix included ("rss", "rdf:RDF").
        case element(String)
        case json
        /// A page for browsers.
        case page
        /// No bytes but white space.
        case nothing
        /// Neither markup nor JSON.
        case other
    }

    /// The result of reading a document.
    public struct Outcome: Sendable {
        public var beginning: Beginning
        /// The elements outside of the items.
        public var head: ElementRecord
        /// The problem that had to be mended, for people ("is not well-formed: …"); nil when there was none.
        public var repaired: DocumentProblem?
        /// The document ended before its outermost element did.
        public var isCutOff: Bool
        /// `deliver` wanted no more items.
        public var isEnough = false
        /// Nobody waited for it any more: what was read is only its beginning.
        public var isStopped = false
        /// A record had so many elements of one kind that the rest were passed over.
        public var hasExcess = false
        /// `XMLScanner` read all of it.
        package var isScanned = false
        /// The number of bytes that mending, or reading JSON, looked at; a byte that was looked at twice counts twice.
        package var work = 0
    }
}

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
