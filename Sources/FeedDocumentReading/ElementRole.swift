/// What is done with an element of a feed while it streams by.
public enum ElementRole: UInt8, Sendable {
    /// Not in the vocabulary: passed over with all that is in it.
    case unknown
    /// Recorded, with its attributes, the elements in it and the text before the first of them (`author`, `image`).
    case structure
    /// Recorded, with its attributes and all the text in it, tags left out (`pubDate`, `link`).
    case value
    /// Recorded, with its text; tags in it are part of the text and are written back as HTML (`title`, `description`).
    case markup
    /// As if it were not there: the elements in it belong to the element around it (`channel`, `media:group`).
    case transparent
    /// The outermost element: recorded with its attributes; the elements in it stand at the top of the record.
    case root
    /// One item: it becomes a record of its own.
    case item
}
