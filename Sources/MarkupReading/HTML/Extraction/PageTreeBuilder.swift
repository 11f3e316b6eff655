/// A builder for a page's tree. Elements nest as their tags say, and omitted end tags are inserted.
struct PageTreeBuilder {
    /// Void elements.
    static let empty: MarkupNames = [
        "area", "base", "br", "col", "embed", "hr", "image", "img", "input", "link", "meta", "param", "source", "track",
        "wbr",
    ]
    private static let raw: MarkupNames = [
        "script", "style", "title", "textarea", "iframe", "noembed", "noframes", "xmp", "plaintext",
    ]
    /// Elements whose start ends a paragraph (HTML Standard, 13.1.2.4 Optional tags).
    private static let endsParagraph: MarkupNames = [
        "address", "article", "aside", "blockquote", "details", "div", "dl", "fieldset", "figcaption", "figure",
        "footer", "form", "h1", "h2", "h3", "h4", "h5", "h6", "header", "hgroup", "hr", "main", "menu", "nav", "ol",
        "p", "pre", "section", "table", "ul", "center",
    ]
    /// The elements that an element's start closes, and where the search for them stops.
    private static let endsSibling: [MarkupName: (siblings: MarkupNames, within: MarkupNames)] = [
        "li": (["li"], list), "dt": (["dt", "dd"], terms), "dd": (["dt", "dd"], terms),
        "td": (["td", "th"], ["table", "tr"]), "th": (["td", "th"], ["table", "tr"]),
        "tr": (["tr", "td", "th", "caption", "colgroup"], ["table"]), "thead": (tableParts, ["table"]),
        "tbody": (tableParts, ["table"]), "tfoot": (tableParts, ["table"]),
        "option": (["option"], ["select", "datalist"]),
    ]
    private static let list: MarkupNames = ["ul", "ol", "menu", "td", "th", "table"]
    private static let terms: MarkupNames = ["dl", "td", "th", "table"]
    private static let tableParts: MarkupNames = [
        "thead", "tbody", "tfoot", "tr", "td", "th", "caption", "colgroup",
    ]

    private var tokeniser: HTMLTokeniser
    private var nodes: [PageTree.Node] = []
    private var attributes: [HTMLTokeniser.Attribute] = []
    /// The open elements: first the root, then `<body>`.
    private var stack: [Int] = []
    /// The names of the open elements, adjacent in memory for fast searching.
    private var names: [MarkupName] = []
    /// The number of `<meta>` and `<link>` elements so far.
    private var particulars = 0

    /// The maximum number of `<meta>` and `<link>` elements. Pages have a few dozen; more could use up all nodes before
    /// the article.
    private static let mostParticulars = 2_000

    init(_ bytes: [UInt8]) {
        tokeniser = HTMLTokeniser(bytes)
    }

    mutating func tree() -> ([PageTree.Node], [HTMLTokeniser.Attribute]) {
        append("html", attributes: [])
        append("body", attributes: [])
        while nodes.count < PageTree.nodeLimit {
            switch tokeniser.next() {
            case .end: return (nodes, attributes)
            case .text(let range): append(text: range)
            case .startTag: start()
            case .endTag: end()
            }
        }
        return (nodes, attributes)
    }

    private mutating func start() {
        let name = tokeniser.name
        if name == "html" || name == "head" { return }
        if name == "meta" || name == "link" {
            particulars += 1
            guard particulars <= Self.mostParticulars else { return }
        }
        if name == "body" {
            // Keep its attributes, since the class may be informative; the node already exists.
            let first = attributes.count
            attributes += tokeniser.attributes
            nodes[1].attributes = first..<attributes.count
            return
        }
        if Self.endsParagraph.contains(name) { close(["p"], within: ["table", "td", "th", "button", "li"]) }
        if let rule = Self.endsSibling[name] { closeAll(rule.siblings, within: rule.within) }
        append(name, attributes: tokeniser.attributes)
        if Self.raw.contains(name) {
            nodes[nodes.count - 1].text = tokeniser.rawText(of: name)
            pop()
        } else if Self.empty.contains(name) || stack.count > PageTree.depthLimit {
            pop()
        }
    }

    private mutating func end() {
        let name = tokeniser.name
        let within: MarkupNames =
            switch name {
            case "table": []
            case "li": Self.list
            case "dt", "dd": Self.terms
            case _ where Self.tableParts.contains(name): ["table"]
            default: ["td", "th", "table"]
            }
        guard name != "body", name != "html" else { return }
        close([name], within: within)
    }

    /// Closes the innermost element with one of the names, along with everything open inside it, unless a limit comes
    /// first.
    private mutating func close(_ names: MarkupNames, within limits: MarkupNames) {
        var index = self.names.count - 1
        while index > 1 {
            let name = self.names[index]
            if names.contains(name) {
                pop(stack.count - index)
                return
            }
            if limits.contains(name) { return }
            index -= 1
        }
    }

    /// Closes the outermost element with one of the names before a limit, along with everything open inside it: a new
    /// row ends the row before it, whose last cell may still be open.
    private mutating func closeAll(_ names: MarkupNames, within limits: MarkupNames) {
        var outermost: Int?
        var index = self.names.count - 1
        while index > 1, !limits.contains(self.names[index]) {
            if names.contains(self.names[index]) { outermost = index }
            index -= 1
        }
        if let outermost { pop(stack.count - outermost) }
    }

    private mutating func pop(_ count: Int = 1) {
        stack.removeLast(count)
        names.removeLast(count)
    }

    private mutating func append(_ name: MarkupName, attributes new: [HTMLTokeniser.Attribute]) {
        let first = attributes.count
        attributes += new
        append(
            PageTree.Node(name: name, isElement: true, parent: -1, attributes: first..<attributes.count, text: 0..<0))
        stack.append(nodes.count - 1)
        names.append(name)
    }

    private mutating func append(text: Range<Int>) {
        append(PageTree.Node(name: MarkupName(), isElement: false, parent: -1, attributes: 0..<0, text: text))
    }

    private mutating func append(_ node: PageTree.Node) {
        var node = node
        node.parent = stack.last ?? -1
        if let parent = stack.last {
            node.surroundings = nodes[parent].surroundings.union(AncestorKinds(of: nodes[parent].name))
        }
        nodes.append(node)
        if let parent = stack.last { nodes[parent].children.append(nodes.count - 1) }
    }
}
