/// The handling of an HTML element. Small enough to store for every open tag.
struct HTMLElement: Sendable {
    /// An element's nesting behaviour: which elements it closes, and where it may occur.
    enum Role: Sendable {
        case block, paragraph, heading, preformatted, inline, anchor
        case list, item, terms, term
        case table, section, row, cell, caption
        case image, lineBreak, line, wordBreak
        /// Several files for one picture; the tags are dropped and the `img` is kept.
        case picture
        /// One of the files for a picture.
        case pictureSource
        /// Dropped tags; the content repeats what a script would show.
        case fallback
        /// Dropped tags, replaced by a link for a known player; the content is kept.
        case frame
        /// Replaced by a link to its source; the content is markup and is dropped.
        case media
        /// Dropped with its content, which is markup.
        case skipped
        /// Dropped with its content, which is not HTML; it also ends where HTML resumes.
        case foreign
        /// Dropped with its content, which is not markup.
        case raw
    }

    enum Attribute: Sendable {
        case text, number, address, language, direction, moment
    }

    /// The allowlist, by element name.
    static let named = AllowedElements()

    /// The index of its form, shared by all elements with the same output name.
    var number: UInt8
    var role: Role

    /// Its tags in our output.
    var form: Form { Self.named.forms[Int(number)] }

    /// An element's tags in our output, as precomputed bytes.
    struct Form: Sendable {
        var name: String
        var attributes: [(name: MarkupName, kind: Attribute)]
        /// `<p`
        var opening: [UInt8]
        /// `<p>`
        var tag: [UInt8]
        /// `</p>`
        var closing: [UInt8]
    }
}
