import TestSupport

/// Tags, ends of tags and text in any order.
func tagSoup(length: Int, using random: inout SeededNumbers) -> String {
    let names = [
        "p", "div", "section", "b", "i", "a", "em", "span", "ul", "ol", "li", "dl", "dt", "dd", "table", "tr", "td",
        "th",
        "thead", "tbody", "caption", "h1", "h2", "pre", "blockquote", "figure", "svg", "math", "style", "script",
        "title", "textarea", "template", "object", "select", "button", "noscript", "form", "details", "summary", "br",
        "hr", "img", "wbr", "rt", "ruby", "unknown", "iframe",
    ]
    let attributes = [
        "", "", " href=https://x.y/?utm_a=1&b=2", " href=\"/relative\"", " href=\"javascript:x\"",
        " onclick=x style=\"y\"",
        " src=https://x.y/i.png alt=\"<b>\"", " width=1 height=1 src=x", " title='\">'", " lang=en dir=rtl",
        " colspan=2",
    ]
    let texts = [
        "x", "word two", " ", "\n", "  ", "&nbsp;", "&lt;", "&amp;lt;", "<", ">", "\"", "'", "<!--", "-->", "<![CDATA[",
        "]]>", "&#0;", "&#x80;", "\u{2028}", "\u{0}", "é", "“q”", "</", "<a href=\"",
    ]
    func one(_ list: [String]) -> String { list.randomElement(using: &random) ?? "" }
    var soup = ""
    for _ in 0..<Int.random(in: 1...length, using: &random) {
        switch Int.random(in: 0..<20, using: &random) {
        case 0..<9: soup += "<\(one(names))\(one(attributes))>"
        case 9..<15: soup += "</\(one(names))>"
        default: soup += one(texts)
        }
    }
    return soup
}
