/// An object of the configuration file, and where it stands in it.
///
/// Unknown keys are refused when it is made; `$schema` and `$comment` are welcome everywhere.
struct SettingObject {
    let path: String
    private let members: [String: JSONValue]

    init(_ value: JSONValue, at path: String, keys: [String]) throws(SettingProblem) {
        guard case .object(let members) = value else {
            throw SettingProblem(path: path, reason: "an object { … } belongs here, not \(value.kind)")
        }
        for key in members.keys.sorted() where !keys.contains(key) && key != "$schema" && key != "$comment" {
            let place = path.isEmpty ? key : "\(path).\(key)"
            throw SettingProblem(path: place, reason: "unknown key\(suggestion(for: key, among: keys))")
        }
        self.path = path
        self.members = members
    }

    /// Where a member stands: "sources[12].feed".
    func place(of key: String) -> String { path.isEmpty ? key : "\(path).\(key)" }

    func problem(with key: String, _ reason: String) -> SettingProblem {
        SettingProblem(path: place(of: key), reason: reason)
    }

    private func member<T>(_ key: String, _ wanted: String, _ read: (JSONValue) -> T?) throws(SettingProblem) -> T? {
        guard let value = members[key], value != .null else { return nil }
        guard let result = read(value) else { throw problem(with: key, "\(wanted) belongs here, not \(value.kind)") }
        return result
    }

    func string(_ key: String) throws(SettingProblem) -> String? {
        try member(key, "a text") { if case .string(let text) = $0 { text } else { nil } }
    }

    /// A text that must be there and say something.
    func requiredString(_ key: String) throws(SettingProblem) -> String {
        guard let text = try string(key) else { throw problem(with: key, "is missing") }
        guard text.contains(where: { !$0.isWhitespace }) else { throw problem(with: key, "is empty") }
        return text
    }

    func bool(_ key: String) throws(SettingProblem) -> Bool? {
        try member(key, "true or false") { if case .bool(let value) = $0 { value } else { nil } }
    }

    func number(_ key: String, in range: ClosedRange<Double>) throws(SettingProblem) -> Double? {
        let value: Double? = try member(key, "a number") { if case .number(let value) = $0 { value } else { nil } }
        guard let value else { return nil }
        guard range.contains(value) else {
            throw problem(
                with: key, "\(plain(value)) is not between \(plain(range.lowerBound)) and \(plain(range.upperBound))")
        }
        return value
    }

    func integer(_ key: String, in range: ClosedRange<Int>) throws(SettingProblem) -> Int? {
        guard let value = try number(key, in: Double(range.lowerBound)...Double(range.upperBound)) else { return nil }
        guard let whole = Int(exactly: value) else { throw problem(with: key, "\(value) is not a whole number") }
        return whole
    }

    func strings(_ key: String) throws(SettingProblem) -> [String]? {
        guard let values = try list(key) else { return nil }
        var texts: [String] = []
        for (index, value) in values.enumerated() {
            guard case .string(let text) = value else {
                throw SettingProblem(
                    path: "\(place(of: key))[\(index)]", reason: "a text belongs here, not \(value.kind)")
            }
            texts.append(text)
        }
        return texts
    }

    /// The values of a list; nil when the key is absent.
    func list(_ key: String) throws(SettingProblem) -> [JSONValue]? {
        try member(key, "a list") { if case .array(let values) = $0 { values } else { nil } }
    }

    /// A nested object; an empty one when the key is absent, so that every setting inside has its default.
    func object(_ key: String, keys: [String]) throws(SettingProblem) -> SettingObject {
        try SettingObject(members[key] ?? .object([:]), at: place(of: key), keys: keys)
    }

    private func plain(_ value: Double) -> String { Int(exactly: value).map(String.init) ?? String(value) }
}
