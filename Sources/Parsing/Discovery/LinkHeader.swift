internal import MarkupReading

/// A parser for the `Link` header (RFC 8288, section 3): `</feed>; rel="alternate"; type="application/rss+xml"`.
enum LinkHeader {
    /// Returns the links in a header's value, in order; unreadable ones are skipped.
    static func links(in value: String) -> [PageLinks.Link] {
        var links: [PageLinks.Link] = []
        var rest = value[...]
        while let start = rest.firstIndex(of: "<"), let end = rest[start...].firstIndex(of: ">") {
            let address = rest[rest.index(after: start)..<end]
            rest = rest[rest.index(after: end)...]
            var parameters: [String: String] = [:]
            while readParameter(in: &rest, &parameters) {}
            links.append(
                PageLinks.Link(
                    isVisible: false, address: String(address), relations: parameters["rel"] ?? "",
                    type: parameters["type"], title: parameters["title"]))
        }
        return links
    }

    /// Reads one parameter; the first with a given name wins.
    ///
    /// - Returns: false if the next link starts or nothing is left.
    private static func readParameter(in rest: inout Substring, _ parameters: inout [String: String]) -> Bool {
        rest = rest.drop { $0.isWhitespace }
        guard rest.first == ";" else { return false }
        rest = rest.dropFirst().drop { $0.isWhitespace }
        let name = rest.prefix { !"=;,".contains($0) }
        rest = rest[name.endIndex...]
        var text = ""
        if rest.first == "=" {
            rest = rest.dropFirst().drop { $0.isWhitespace }
            if rest.first == "\"" {
                text = quoted(&rest)
            } else {
                let token = rest.prefix { !";,".contains($0) }
                rest = rest[token.endIndex...]
                text = String(token.filter { !$0.isWhitespace })
            }
        }
        let key = name.filter { !$0.isWhitespace }.lowercased()
        parameters[key] = parameters[key] ?? text
        return true
    }

    private static func quoted(_ rest: inout Substring) -> String {
        var text = ""
        rest = rest.dropFirst()
        while let character = rest.popFirst(), character != "\"" {
            if character == "\\", let next = rest.popFirst() { text.append(next) } else { text.append(character) }
        }
        return text
    }
}
