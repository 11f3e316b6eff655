/// The settings of one type of object in the configuration file, in order of presentation.
///
/// Each setting is defined once, here. Reading, writing, checking and documenting the file all use this table.
///
/// ```swift
/// static let settings = SettingTable<Podcast>(
///     "podcast", "The digest as a daily podcast.",
///     [Setting("days", \.days, .whole(1...60), "How many days of episodes to keep.")])
/// ```
public struct SettingTable<Root: Sendable>: Sendable {
    /// The name of such an object: "source".
    public let name: String
    /// A description in one sentence.
    public let about: String
    let settings: [Setting<Root>]

    public init(_ name: String, _ about: String, _ settings: [Setting<Root>]) {
        self.name = name
        self.about = about
        self.settings = settings
    }

    /// Reads an object of the file into a value that holds the defaults. Unreadable settings keep their defaults.
    public func read(_ value: JSONValue, at path: SettingPath, into root: inout Root, _ problems: inout SettingProblems)
    {
        guard case .object(let object) = value else {
            problems.add("must be an object { … }, not \(value.kind)", at: path)
            return
        }
        tellUnknownKeys(of: object, at: path, &problems)
        for setting in settings {
            if let member = object[setting.key], !member.isNull {
                setting.read(member, path[setting.key], &root, &problems)
            } else if let reason = setting.missing {
                problems.add(reason, at: path[setting.key])
            }
        }
    }

    /// Writes a value as JSON that reads back as the same value.
    public func json(of root: Root) -> JSONValue {
        .object(JSONObject(members: settings.map { JSONObject.Member($0.key, $0.write(root)) }))
    }

    /// Describes the object.
    ///
    /// - Parameter root: a value with the defaults.
    public func shape(of root: Root) -> SettingObjectShape {
        SettingObjectShape(name: name, about: about, rows: settings.map { $0.row(root) })
    }

    private func tellUnknownKeys(of object: JSONObject, at path: SettingPath, _ problems: inout SettingProblems) {
        let keys = settings.map(\.key)
        for key in object.members.map(\.key) where !keys.contains(key) && key != "$schema" && key != "$comment" {
            problems.add("unknown key\(suggestion(for: key, among: keys))", at: path[key])
            // Don't also report the intended key as missing.
            if let meant = nearMiss(of: key, among: keys), object[meant] == nil { problems.suppress(at: path[meant]) }
        }
    }
}

/// One setting of an object: its key, the property that stores it, and its allowed values.
public struct Setting<Root: Sendable>: Sendable {
    let key: String
    /// The problem to report if it is missing; nil if it is optional.
    let missing: String?
    let read: @Sendable (JSONValue, SettingPath, inout Root, inout SettingProblems) -> Void
    let write: @Sendable (Root) -> JSONValue
    let row: @Sendable (Root) -> SettingRow

    /// Creates a setting that is required or has a default, which is what the property holds before the file is read.
    public init<Value: Sendable>(
        _ key: String, _ path: any WritableKeyPath<Root, Value> & Sendable, _ kind: SettingKind<Value>,
        required: Bool = false, missing: String = "is missing", override: SettingOverride? = nil, _ about: String
    ) {
        self.key = key
        self.missing = required ? missing : nil
        read = { value, place, root, problems in
            if let value = kind.read(value, place, &problems) { root[keyPath: path] = value }
        }
        write = { kind.write($0[keyPath: path]) }
        row = { root in
            SettingRow(
                key: key, about: about, isRequired: required, mayBeNull: false, shape: kind.shape,
                standard: required || kind.isListOfObjects ? nil : kind.write(root[keyPath: path]), override: override)
        }
    }

    /// Creates an optional setting.
    public init<Value: Sendable>(
        optional key: String, _ path: any WritableKeyPath<Root, Value?> & Sendable, _ kind: SettingKind<Value>,
        override: SettingOverride? = nil, _ about: String
    ) {
        self.key = key
        missing = nil
        read = { value, place, root, problems in
            if let value = kind.read(value, place, &problems) { root[keyPath: path] = value }
        }
        write = { $0[keyPath: path].map(kind.write) ?? .null }
        row = { _ in
            SettingRow(
                key: key, about: about, isRequired: false, mayBeNull: true, shape: kind.shape, standard: nil,
                override: override)
        }
    }

    /// Creates a nested object of settings that all have defaults. With `\.self`, the key groups settings of the
    /// same value.
    public init<Value: Sendable>(
        object key: String, _ path: any WritableKeyPath<Root, Value> & Sendable, _ table: SettingTable<Value>,
        _ about: String? = nil
    ) {
        self.key = key
        missing = nil
        read = { value, place, root, problems in
            table.read(value, at: place, into: &root[keyPath: path], &problems)
        }
        write = { table.json(of: $0[keyPath: path]) }
        row = { root in
            SettingRow(
                key: key, about: about ?? table.about, isRequired: false, mayBeNull: false,
                shape: .object(table.shape(of: root[keyPath: path])), standard: nil, override: nil)
        }
    }
}
