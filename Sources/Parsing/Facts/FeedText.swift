/// A text of an item as the publisher wrote it, and how it is to be understood.
struct FeedText {
    /// Foreign HTML, not cleaned.
    var html: String
    /// Where relative addresses in it start from.
    var base: String?

    init(html: String, base: String?) {
        self.html = html
        self.base = base
    }

    /// Plain text as HTML: what looks like markup in it is none; blank lines part paragraphs.
    init(plain text: String) {
        var html = ""
        html.reserveCapacity(text.utf8.count)
        for scalar in text.unicodeScalars {
            switch scalar {
            case "&": html += "&amp;"
            case "<": html += "&lt;"
            case ">": html += "&gt;"
            case "\n": html += "<br>"
            default: html.unicodeScalars.append(scalar)
            }
        }
        self.init(html: html, base: nil)
    }
}
