/// The allowlist of elements and attributes. An element not listed loses its tags but keeps its content; an attribute
/// not in its row is dropped. `WebAddress` decides which addresses are allowed.
struct AllowedElements: Sendable {
    private(set) var forms: [HTMLElement.Form] = []
    private let names: MarkupNames
    /// Elements in the same order as `names`.
    private let elements: [HTMLElement]

    init() {
        var forms: [HTMLElement.Form] = []
        var listed: [(name: MarkupName, element: HTMLElement)] = []
        func add(
            _ role: HTMLElement.Role, _ names: MarkupName..., as output: String,
            _ attributes: [(MarkupName, HTMLElement.Attribute)] = []
        ) {
            let element = HTMLElement(number: UInt8(forms.count), role: role)
            listed += names.map { ($0, element) }
            forms.append(
                HTMLElement.Form(
                    name: output,
                    attributes: attributes.map { (name: $0, kind: $1) } + [("lang", .language), ("dir", .direction)],
                    opening: Array("<\(output)".utf8), tag: Array("<\(output)>".utf8),
                    closing: Array("</\(output)>".utf8)))
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
        add(.list, "ol", as: "ol", [("start", .number)])
        add(.item, "li", as: "li", [("value", .number)])
        add(.terms, "dl", as: "dl")
        add(.term, "dt", as: "dt")
        add(.term, "dd", as: "dd")
        add(.table, "table", as: "table")
        add(.caption, "caption", as: "caption")
        add(.section, "thead", as: "thead")
        add(.section, "tbody", as: "tbody")
        add(.section, "tfoot", as: "tfoot")
        add(.row, "tr", as: "tr")
        add(.cell, "td", as: "td", [("colspan", .number), ("rowspan", .number)])
        add(.cell, "th", as: "th", [("colspan", .number), ("rowspan", .number)])
        add(.anchor, "a", as: "a", [("href", .address), ("title", .text)])
        add(.inline, "abbr", "acronym", as: "abbr", [("title", .text)])
        add(.inline, "b", as: "b")
        add(.inline, "cite", as: "cite")
        add(.inline, "code", "tt", as: "code")
        add(.inline, "del", as: "del")
        add(.inline, "dfn", as: "dfn", [("title", .text)])
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
        add(.inline, "time", as: "time", [("datetime", .moment)])
        add(.inline, "u", as: "u")
        add(.inline, "var", as: "var")
        add(.lineBreak, "br", as: "br")
        add(.wordBreak, "wbr", as: "wbr")
        add(.line, "hr", as: "hr")
        add(
            .image, "img", "image", "amp-img", "amp-anim", as: "img",
            [("src", .address), ("alt", .text), ("title", .text), ("width", .number), ("height", .number)])
        add(
            .skipped, "template", "button", "select", "datalist", "canvas", "dialog",
            "portal", "rt", "rp", as: "")
        add(.picture, "picture", as: "")
        add(.pictureSource, "source", as: "")
        add(.fallback, "noscript", as: "")
        add(.media, "audio", as: "Audio")
        add(.media, "video", as: "Video")
        add(.frame, "iframe", as: "")
        add(.foreign, "svg", "math", as: "")
        add(
            .raw, "script", "style", "title", "textarea", "noembed", "noframes", "xmp", "plaintext", as: "")
        self.forms = forms
        names = MarkupNames(listed.map(\.name))
        elements = listed.map(\.element)
    }

    subscript(name: MarkupName) -> HTMLElement? { names.index(of: name).map { elements[$0] } }
}
