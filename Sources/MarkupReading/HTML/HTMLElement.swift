/// What becomes of a foreign element: the table of everything that may pass. What is not in it loses its tags and keeps
/// its content.
struct HTMLElement: Sendable {
    /// How an element behaves among others; decides what it closes and what may contain it.
    enum Role: Sendable {
        case block, paragraph, heading, preformatted, inline, anchor
        case list, item, terms, term
        case table, section, row, cell, caption
        case image, lineBreak, line, wordBreak
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

    /// As written in our output.
    var name: String
    var role: Role
    var attributes: [MarkupName: Attribute]

    static let named: [MarkupName: HTMLElement] = {
        var table: [MarkupName: HTMLElement] = [:]
        func add(
            _ role: Role, _ names: MarkupName..., as output: String, _ attributes: [MarkupName: Attribute] = [:]
        ) {
            let everywhere: [MarkupName: Attribute] = ["lang": .language, "dir": .direction]
            let element = HTMLElement(
                name: output, role: role, attributes: attributes.merging(everywhere) { own, _ in own })
            for name in names { table[name] = element }
        }
        add(.paragraph, "p", as: "p")
        add(
            .block, "div", "section", "article", "main", "header", "footer", "aside", "nav", "center", "address",
            "hgroup", "search", "form", "fieldset", "legend", "dir", "menu", "body", "html", "frameset", as: "div")
        add(.block, "blockquote", as: "blockquote")
        add(.block, "figure", as: "figure")
        add(.block, "figcaption", as: "figcaption")
        add(.block, "details", as: "details")
        add(.block, "summary", as: "summary")
        add(.preformatted, "pre", "listing", as: "pre")
        add(.heading, "h1", as: "h1")
        add(.heading, "h2", as: "h2")
        add(.heading, "h3", as: "h3")
        add(.heading, "h4", as: "h4")
        add(.heading, "h5", as: "h5")
        add(.heading, "h6", as: "h6")
        add(.list, "ul", as: "ul")
        add(.list, "ol", as: "ol", ["start": .number])
        add(.item, "li", as: "li", ["value": .number])
        add(.terms, "dl", as: "dl")
        add(.term, "dt", as: "dt")
        add(.term, "dd", as: "dd")
        add(.table, "table", as: "table")
        add(.caption, "caption", as: "caption")
        add(.section, "thead", as: "thead")
        add(.section, "tbody", as: "tbody")
        add(.section, "tfoot", as: "tfoot")
        add(.row, "tr", as: "tr")
        add(.cell, "td", as: "td", ["colspan": .number, "rowspan": .number])
        add(.cell, "th", as: "th", ["colspan": .number, "rowspan": .number])
        add(.anchor, "a", as: "a", ["href": .address, "title": .text])
        add(.inline, "abbr", "acronym", as: "abbr", ["title": .text])
        add(.inline, "b", as: "b")
        add(.inline, "cite", as: "cite")
        add(.inline, "code", "tt", as: "code")
        add(.inline, "del", as: "del")
        add(.inline, "dfn", as: "dfn", ["title": .text])
        add(.inline, "em", as: "em")
        add(.inline, "i", as: "i")
        add(.inline, "ins", as: "ins")
        add(.inline, "kbd", as: "kbd")
        add(.inline, "mark", as: "mark")
        add(.inline, "q", as: "q")
        add(.inline, "s", "strike", as: "s")
        add(.inline, "samp", as: "samp")
        add(.inline, "small", as: "small")
        add(.inline, "strong", as: "strong")
        add(.inline, "sub", as: "sub")
        add(.inline, "sup", as: "sup")
        add(.inline, "time", as: "time", ["datetime": .moment])
        add(.inline, "u", as: "u")
        add(.inline, "var", as: "var")
        add(.lineBreak, "br", as: "br")
        add(.wordBreak, "wbr", as: "wbr")
        add(.line, "hr", as: "hr")
        add(
            .image, "img", "image", as: "img",
            ["src": .address, "alt": .text, "title": .text, "width": .number, "height": .number])
        add(
            .skipped, "template", "object", "applet", "button", "select", "datalist", "audio", "video", "canvas",
            "dialog", "portal", "rt", "rp", as: "")
        add(.foreign, "svg", "math", as: "")
        add(
            .raw, "script", "style", "title", "textarea", "iframe", "noembed", "noframes", "xmp", "plaintext", as: "")
        return table
    }()
}
