/// What is wrong with HTML that should be harmless, judged without any of the code under test: every tag in a strict
/// form and of a known name, every attribute known and quoted, everything closed where it was opened, and the places
/// kept where HTML's parser would otherwise move something. nil when nothing is.
func complaint(about html: String) -> String? {
    let empty: Set<Substring> = ["br", "hr", "img", "wbr"]
    let blocks: Set<Substring> = [
        "p", "div", "blockquote", "figure", "figcaption", "details", "summary", "pre", "h1", "h2", "h3", "h4", "h5",
        "h6",
        "ul", "ol", "dl", "table",
    ]
    let inside: [Substring: Set<Substring>] = [
        "li": ["ul", "ol"], "dt": ["dl"], "dd": ["dl"], "caption": ["table"], "thead": ["table"], "tbody": ["table"],
        "tfoot": ["table"], "tr": ["table", "thead", "tbody", "tfoot"], "td": ["tr"], "th": ["tr"],
    ]
    let phrases: Set<Substring> = [
        "a", "abbr", "b", "cite", "code", "del", "dfn", "em", "i", "ins", "kbd", "mark", "q", "s", "samp", "small",
        "strong", "sub", "sup", "time", "u", "var",
    ]
    let attributes: Set<Substring> = [
        "href", "src", "alt", "title", "width", "height", "rel", "loading", "referrerpolicy", "lang", "dir", "start",
        "value", "colspan", "rowspan", "datetime",
    ]
    var stack: [Substring] = []
    var rest = html[...]
    while let next = rest.firstIndex(where: { "<>&".contains($0) }) {
        if rest[..<next].contains(where: { !$0.isWhitespace }), let parent = stack.last,
            ["table", "thead", "tbody", "tfoot", "tr"].contains(parent)
        {
            return "text in \(parent)"
        }
        rest = rest[next...]
        if let reference = rest.prefixMatch(of: /&(amp|lt|gt);/) {
            rest = rest[reference.range.upperBound...]
            continue
        }
        if let end = rest.prefixMatch(of: /<\/([a-z0-9]+)>/) {
            guard stack.popLast() == end.1 else { return "\(end.0) closes something else" }
            rest = rest[end.range.upperBound...]
            continue
        }
        guard let tag = rest.prefixMatch(of: #/<([a-z0-9]+)((?: [a-z]+="[^"<>]*")*)>/#) else {
            return "no strict tag at \(rest.prefix(20))"
        }
        rest = rest[tag.range.upperBound...]
        let name = tag.1
        guard empty.contains(name) || blocks.contains(name) || phrases.contains(name) || inside[name] != nil else {
            return "<\(name)> may not pass"
        }
        for attribute in tag.2.matches(of: #/\ ([a-z]+)="([^"]*)"/#) {
            guard attributes.contains(attribute.1) else { return "\(attribute.1) may not pass" }
            if attribute.1 == "href" || attribute.1 == "src",
                attribute.2.prefixMatch(of: /https?:\/\/[^\/]/) == nil, !attribute.2.hasPrefix("mailto:")
            {
                return "\(attribute.2) may not pass"
            }
        }
        if let parents = inside[name] {
            guard let parent = stack.last, parents.contains(parent) else { return "<\(name)> stands alone" }
        } else if let parent = stack.last, ["table", "thead", "tbody", "tfoot", "tr"].contains(parent) {
            return "<\(name)> directly in <\(parent)>"
        }
        // A cell begins anew what may stand in a paragraph.
        let scope = stack[(stack.lastIndex { ["td", "th", "caption"].contains($0) } ?? stack.startIndex)...]
        if blocks.contains(name) || name == "hr", scope.contains("p") { return "<\(name)> in <p>" }
        if name == "a", stack.contains("a") { return "a link in a link" }
        if !empty.contains(name) { stack.append(name) }
    }
    return stack.isEmpty ? nil : "<\(stack[0])> is never closed"
}
