extension FeedDocument {
    /// The kind of a document, judging by its beginning.
    public enum Beginning: Sendable, Equatable {
        /// An element, with the root's name as written, prefix included ("rss", "rdf:RDF").
        case element(String)
        case json
        /// An HTML page.
        case page
        /// Only white space, or no bytes at all.
        case nothing
        /// Neither markup nor JSON.
        case other
    }

    /// The result of reading a document.
    public struct Outcome: Sendable {
        public var beginning: Beginning
        /// The elements outside the items.
        public var head: ElementRecord
        /// The problem that had to be repaired; nil if there was none.
        public var repaired: DocumentProblem?
        /// Whether the document ended before its root element did.
        public var isCutOff: Bool
        /// Whether `deliver` wanted no more items.
        public var isEnough = false
        /// Whether reading was cancelled, so this is only the beginning.
        public var isStopped = false
        /// Whether a record exceeded the limit for elements of one kind, so the rest were skipped.
        public var hasExcess = false
        /// Whether `XMLScanner` read the whole document.
        package var isScanned = false
        /// The number of bytes examined by repair or by the JSON parser; a byte examined twice counts twice.
        package var work = 0
    }
}

/// The reason a document cannot be read: it is malformed or exceeds sensible limits.
public enum DocumentProblem: Sendable, Equatable {
    /// Invalid JSON at this byte, from 0.
    case notJSON(position: Int)
    case notXML
    /// XML rejected by libxml2, with its message and line number.
    case malformed(String)
    /// Text before the start of the document.
    case precedingText
    /// A tag longer than this many bytes.
    case longTag(limit: Int)
    case manyAttributes(Int)
    case undeclaredEntity
    case outOfMemory
}
