extension SettingTable {
    /// Applies the settings from flags and the environment; flags win.
    ///
    /// - Parameters:
    ///   - flags: the values on the command line, by flag.
    ///   - environment: the environment variables.
    /// - Returns: a line for each invalid value.
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
            // Parse it like a file with only this setting, ignoring missing ones.
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
    /// Returns the settings that flags or variables can override, with their key paths.
    public func overridable(below keys: [String]) -> [(keys: [String], row: SettingRow)] {
        rows.flatMap { row in
            if case .object(let object) = row.shape { return object.overridable(below: keys + [row.key]) }
            return row.override == nil ? [] : [(keys + [row.key], row)]
        }
    }
}

extension SettingShape {
    /// Converts the text of a flag to a JSON value. Returns nil if it should be a number but isn't.
    fileprivate func value(of text: String) -> JSONValue? {
        switch self {
        case .whole, .number: Double(text).map(JSONValue.number)
        case .text, .choice, .flag, .flagOr, .list, .object: .string(text)
        }
    }
}
