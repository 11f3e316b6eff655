/// Finds faults in HTML that should be harmless, without using any of the code under test. Every tag must have a strict
/// form and a known name, every attribute must be known and quoted, everything must be closed where it was opened, and
/// no element may stand where HTML's parser would move it.
public struct HTMLJudge {
    private static let empty: Set<String> = ["br", "hr", "img", "wbr"]
    private static let blocks: Set<String> = [
        "p", "div", "blockquote", "figure", "figcaption", "details", "summary", "pre", "h1", "h2", "h3", "h4", "h5",
        "h6", "ul", "ol", "dl", "table",
    ]
    /// Elements that may stand only directly inside certain others, with those parents.
    private static let parents: [String: Set<String>] = [
        "li": ["ul", "ol"], "dt": ["dl"], "dd": ["dl"], "caption": ["table"], "thead": ["table"], "tbody": ["table"],
        "tfoot": ["table"], "tr": ["table", "thead", "tbody", "tfoot"], "td": ["tr"], "th": ["tr"],
    ]
    private static let phrases: Set<String> = [
        "a", "abbr", "b", "cite", "code", "del", "dfn", "em", "i", "ins", "kbd", "mark", "q", "s", "samp", "small",
        "strong", "sub", "sup", "time", "u", "var",
    ]
    private static let attributes: Set<String> = [
        "href", "src", "alt", "title", "width", "height", "rel", "loading", "referrerpolicy", "lang", "dir", "start",
        "value", "colspan", "rowspan", "datetime",
    ]
    private static let tableParts: Set<String> = ["table", "thead", "tbody", "tfoot", "tr"]

    private var rest: ArraySlice<UInt8>
    private var stack: [String] = []

    /// nil when nothing is wrong.
    public static func complaint(about html: String) -> String? {
        var judge = HTMLJudge(rest: Array(html.utf8)[...])
        while let next = judge.rest.firstIndex(where: { $0 == 0x3C || $0 == 0x3E || $0 == 0x26 }) {
            if let complaint = judge.text(until: next) ?? judge.mark() { return complaint }
        }
        if let complaint = judge.text(until: judge.rest.endIndex) { return complaint }
        return judge.stack.first.map { "<\($0)> is never closed" }
    }

    private mutating func text(until end: Int) -> String? {
        let text = rest[..<end]
        rest = rest[end...]
        if text.contains(where: { $0 < 0x20 && $0 != 0x09 && $0 != 0x0A || $0 == 0x7F }) {
            return "a control character"
        }
        guard let parent = stack.last, Self.tableParts.contains(parent), text.contains(where: { $0 > 0x20 }) else {
            return nil
        }
        return "text in \(parent)"
    }

    /// At `<`, `>` or `&`.
    private mutating func mark() -> String? {
        for reference in ["&amp;", "&lt;", "&gt;"] where take(reference) {
            return stack.last.map(Self.tableParts.contains) ?? false ? "text in a table" : nil
        }
        if take("</") {
            let name = word()
            guard take(">"), stack.popLast() == name else { return "</\(name)> closes something else" }
            return nil
        }
        let account = "no strict tag at \(String(decoding: rest.prefix(30), as: UTF8.self))"
        guard take("<") else { return account }
        let name = word()
        guard
            Self.empty.contains(name) || Self.blocks.contains(name) || Self.phrases.contains(name)
                || Self.parents[name] != nil
        else { return "<\(name)> may not pass; \(account)" }
        var seen: [String] = []
        while take(" ") {
            let attribute = word()
            guard take("=\""), let end = rest.firstIndex(of: 0x22) else { return account }
            let value = rest[..<end]
            rest = rest[(end + 1)...]
            if let complaint = complaint(about: attribute, value) { return complaint }
            if seen.contains(attribute) { return "\(attribute) twice" }
            seen.append(attribute)
        }
        guard take(">") else { return account }
        return complaint(aboutPlaceOf: name)
    }

    private func complaint(about attribute: String, _ value: ArraySlice<UInt8>) -> String? {
        guard Self.attributes.contains(attribute) else { return "\(attribute) may not pass" }
        if value.contains(where: { $0 == 0x3C || $0 == 0x3E || $0 < 0x20 || $0 == 0x7F }) {
            return "a bare character in \(attribute)"
        }
        guard attribute == "href" || attribute == "src" else { return nil }
        let isWeb = ["http://", "https://"].contains { value.starts(with: $0.utf8) && value.count > $0.utf8.count }
        let isMail = attribute == "href" && value.starts(with: "mailto:".utf8)
        return isWeb || isMail ? nil : "\(String(decoding: value, as: UTF8.self)) may not pass"
    }

    private mutating func complaint(aboutPlaceOf name: String) -> String? {
        if let parents = Self.parents[name] {
            guard let parent = stack.last, parents.contains(parent) else { return "<\(name)> stands alone" }
        } else if let parent = stack.last, Self.tableParts.contains(parent) {
            return "<\(name)> directly in <\(parent)>"
        }
        // A cell begins anew what may stand in a paragraph.
        let scope = stack[(stack.lastIndex { ["td", "th", "caption"].contains($0) } ?? stack.startIndex)...]
        if Self.blocks.contains(name) || name == "hr", scope.contains("p") { return "<\(name)> in <p>" }
        if name == "a", stack.contains("a") { return "a link in a link" }
        if !Self.empty.contains(name) { stack.append(name) }
        return stack.count > 64 ? "more than 64 levels deep" : nil
    }

    private mutating func word() -> String {
        let word = rest.prefix { $0 &- 0x61 < 26 || $0 &- 0x30 < 10 }
        rest = rest[word.endIndex...]
        return String(decoding: word, as: UTF8.self)
    }

    private mutating func take(_ text: String) -> Bool {
        guard rest.starts(with: text.utf8) else { return false }
        rest = rest.dropFirst(text.utf8.count)
        return true
    }
}
