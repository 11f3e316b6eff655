extension SettingTable {
    /// Reads the settings that flags and the environment may state, flags first.
    ///
    /// - Parameters:
    ///   - flags: what the command line says, by flag.
    ///   - environment: the variables of the environment.
    /// - Returns: a line for each that cannot be used.
    public func override(_ root: inout Root, flags: [String: String], environment: [String: String]) -> [String] {
        var lines: [String] = []
        for place in shape(of: root).overridable(below: []) {
            guard let override = place.row.override else { continue }
            let name = flags[override.flag] == nil ? override.variable : override.flag
            guard let text = flags[override.flag] ?? environment[override.variable] else { continue }
            guard let value = place.row.shape.value(of: text) else {
                lines.append("\(name): '\(text)' is not a number")
                continue
            }
            // As a file that says this one thing, and where nothing else is missing.
            let file = place.keys.reversed().reduce(value) { .object(JSONObject([$1: $0])) }
            var problems = SettingProblems()
            read(file, at: SettingPath(), into: &root, &problems)
            if let reason = problems.reason(at: place.keys.reduce(SettingPath()) { $0[$1] }) {
                lines.append("\(name): \(reason)")
            }
        }
        return lines
    }
}

extension SettingObjectShape {
    /// The settings that flags and variables may state, with the keys that lead to each.
    public func overridable(below keys: [String]) -> [(keys: [String], row: SettingRow)] {
        rows.flatMap { row in
            if case .object(let object) = row.shape { return object.overridable(below: keys + [row.key]) }
            return row.override == nil ? [] : [(keys + [row.key], row)]
        }
    }
}

extension SettingShape {
    /// The text of a flag as the file would state it; nil where it is no number but should be one.
    fileprivate func value(of text: String) -> JSONValue? {
        switch self {
        case .whole, .number: Double(text).map(JSONValue.number)
        case .text, .choice, .flag, .list, .object: .string(text)
        }
    }
}
