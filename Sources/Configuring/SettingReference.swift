extension SettingObjectShape {
    /// Returns the reference page in Markdown: a table for each object, followed by those of nested objects.
    public func reference(title: String, introduction: String) -> String {
        var page = "# \(title)\n\n\(introduction)\n"
        var described: Set<String> = []
        describe(under: "The file itself", in: &page, &described)
        return page
    }

    private func describe(under heading: String, in page: inout String, _ described: inout Set<String>) {
        page += "\n## \(heading)\n\n\(about)\n\n| key | value | default | meaning |\n|---|---|---|---|\n"
        for row in rows { page += row.line }
        for row in rows {
            switch row.shape {
            case .object(let object):
                object.describe(under: "`\(path(under: heading, row.key))`", in: &page, &described)
            // The same type of object may occur in several lists; describe it once.
            case .list(.object(let object), _) where described.insert(object.name).inserted:
                object.describe(under: "`\(path(under: heading, row.key))[]`", in: &page, &described)
            default: break
            }
        }
    }

    private func path(under heading: String, _ key: String) -> String {
        heading.hasPrefix("`") ? "\(heading.dropFirst().dropLast()).\(key)" : key
    }
}

extension SettingRow {
    fileprivate var line: String {
        var meaning = about
        if let override { meaning += " Also `\(override.flag)` and `\(override.variable)`." }
        return "| `\(key)` | \(shape.label) | \(standardLabel) | \(meaning.replacing("|", with: "\\|")) |\n"
    }

    private var standardLabel: String {
        if isRequired { return "required" }
        guard let standard else { return "–" }
        return "`\(standard.text(pretty: false))`"
    }
}

extension SettingShape {
    fileprivate var label: String {
        switch self {
        case .text(let label, _, _, _): label
        case .choice(let words): words.map { "`\($0)`" }.joined(separator: ", ")
        case .whole(let range): "whole number, \(range.lowerBound) to \(range.upperBound)"
        case .number(let range):
            "number, \(JSONValue.number(range.lowerBound).text(pretty: false)) to "
                + JSONValue.number(range.upperBound).text(pretty: false)
        case .flag: "`true` or `false`"
        case .flagOr(let word): "`true`, `false` or `\(word)`"
        case .list(.object(let object), _): "list of objects: \(object.name)"
        case .list(let element, _): "list of: \(element.label)"
        case .object: "object, see below"
        }
    }
}
