/// How an element of foreign HTML is handled. Small enough to be kept for every open tag.
struct HTMLElement: Sendable {
    /// The behaviour of an element among others: it decides which elements it closes and which may contain it.
    enum Role: Sendable {
        case block, paragraph, heading, preformatted, inline, anchor
        case list, item, terms, term
        case table, section, row, cell, caption
        case image, lineBreak, line, wordBreak
        /// Several files for one picture: its tags go, its `img` stays.
        case picture
        /// One of these files.
        case pictureSource
        /// Its tags go; it repeats what a script would show.
        case fallback
        /// Becomes a link where it is one of the known players; its content stays.
        case frame
        /// Becomes a link to its source; its content is markup and is dropped.
        case media
        /// Dropped with its content, which is markup.
        case skipped
        /// Dropped with its content, which belongs to another vocabulary; ends also where HTML begins again.
        case foreign
        /// Dropped with its content, which is no markup.
        case raw
    }

    enum Attribute: Sendable {
        case text, number, address, language, direction, moment
    }

    /// The table of everything that may pass, by the names that authors write.
    static let named = AllowedElements()

    /// The number of its form; elements of one name in our output share it.
    var number: UInt8
    var role: Role

    /// Its tags in our output.
    var form: Form { Self.named.forms[Int(number)] }

    /// The tags of an element in our output, as bytes made once.
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
