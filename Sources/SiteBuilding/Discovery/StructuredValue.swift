internal import FoundationEssentials

/// JSON-LD within a page (JSON-LD 1.1, section 7).
indirect enum StructuredValue: Encodable {
    case text(String)
    case number(Int)
    case list([StructuredValue])
    /// Members without a value are left out.
    case object([String: StructuredValue?])

    func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        switch self {
        case .text(let text): try container.encode(text)
        case .number(let number): try container.encode(number)
        case .list(let values): try container.encode(values)
        case .object(let members): try container.encode(members.compactMapValues { $0 })
        }
    }

    /// For a `script` element: no `<`, so that nothing within can end the element or open a comment in it (HTML, section
    /// 4.12.1.3).
    var scriptText: String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        let text = (try? encoder.encode(self)).map { String(decoding: $0, as: UTF8.self) } ?? "{}"
        return text.replacing("<", with: "\\u003c")
    }
}
