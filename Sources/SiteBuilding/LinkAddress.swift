internal import MarkdownRendering

/// Addresses of other hosts.
enum LinkAddress {
    /// An address that a link may have: http or https, with nothing in it that could end a link or an attribute; nil when it
    /// is no such address.
    ///
    /// What `markdownDestination` does to ampersands is undone, for the template's own escape comes after.
    static func safe(_ address: String?) -> String? {
        address.flatMap(markdownDestination)?.replacing("&amp;", with: "&")
    }
}
