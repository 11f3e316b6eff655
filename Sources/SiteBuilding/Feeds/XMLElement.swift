/// An XML element. Characters that XML 1.0 does not allow (section 2.2: control characters, U+FFFE, U+FFFF) are
/// dropped.
struct XMLElement {
    let name: String
    var attributes: [(name: String, value: String?)] = []
    var content: Content = .none

    enum Content {
        case none
        case text(String)
        case elements([XMLElement])
    }

    init(_ name: String, _ attributes: KeyValuePairs<String, String?> = [:]) {
        self.name = name
        self.attributes = attributes.map { ($0.key, $0.value) }
    }

    init(_ name: String, _ attributes: KeyValuePairs<String, String?> = [:], text: String) {
        self.init(name, attributes)
        content = .text(text)
    }

    init(_ name: String, _ attributes: KeyValuePairs<String, String?> = [:], elements: [XMLElement]) {
        self.init(name, attributes)
        content = .elements(elements)
    }

    /// The complete document, with one element per line.
    var document: String { "<?xml version=\"1.0\" encoding=\"utf-8\"?>\n" + lines(indent: "") }

    private func lines(indent: String) -> String {
        let start = attributes.reduce("\(indent)<\(name)") { text, attribute in
            attribute.value.map { "\(text) \(attribute.name)=\"\(Self.escaped($0))\"" } ?? text
        }
        return switch content {
        case .none: start + "/>\n"
        case .text(let text): "\(start)>\(Self.escaped(text, keepingLines: true))</\(name)>\n"
        case .elements(let elements):
            elements.reduce(start + ">\n") { $0 + $1.lines(indent: indent + "  ") } + "\(indent)</\(name)>\n"
        }
    }

    /// Escapes text for XML.
    ///
    /// - Parameter keepingLines: whether to keep line breaks. In attributes they would be read as spaces anyway (XML
    ///   1.0, section 3.3.3).
    private static func escaped(_ text: String, keepingLines: Bool = false) -> String {
        var escaped = ""
        escaped.reserveCapacity(text.utf8.count + 16)
        for scalar in text.unicodeScalars {
            switch scalar {
            case "&": escaped += "&amp;"
            case "<": escaped += "&lt;"
            case ">": escaped += "&gt;"
            case "\"": escaped += "&quot;"
            case "\n" where keepingLines: escaped += "\n"
            case "\t", "\n", "\r": escaped += " "
            case "\u{0}"..."\u{1F}", "\u{7F}"..."\u{9F}", "\u{FFFE}", "\u{FFFF}": break
            default: escaped.unicodeScalars.append(scalar)
            }
        }
        return escaped
    }
}
