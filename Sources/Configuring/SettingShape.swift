/// The form of a setting's value, for documentation and for editors.
public indirect enum SettingShape: Sendable {
    /// - Parameters:
    ///   - label: the name that people use for it: "text", "web address".
    ///   - pattern: a regular expression that the whole text matches, in the syntax that ECMAScript and ICU share.
    case text(label: String, pattern: String?, isEmptyAllowed: Bool, examples: [String])
    case choice([String])
    case whole(ClosedRange<Int>)
    case number(ClosedRange<Double>)
    case flag
    /// - Parameter counts: the allowed number of elements; 0 to `Int.max` when any number is.
    case list(of: SettingShape, counts: ClosedRange<Int>)
    case object(SettingObjectShape)
}

/// The form of an object: its settings in the order of their table.
public struct SettingObjectShape: Sendable {
    /// The name of one such object: "source".
    public let name: String
    public let about: String
    public let rows: [SettingRow]
}

/// One setting, described.
public struct SettingRow: Sendable {
    public let key: String
    /// The description, one sentence.
    public let about: String
    public let isRequired: Bool
    /// Whether `null` is allowed, meaning "none"; `--print-config` writes it so.
    public let mayBeNull: Bool
    public let shape: SettingShape
    /// The default value; nil when there is none.
    public let standard: JSONValue?
    public let override: SettingOverride?
}

/// The command-line flag and the environment variable that override the file. The flag wins over the variable.
public struct SettingOverride: Sendable {
    public let flag: String
    public let variable: String

    public init(_ flag: String, _ variable: String) {
        self.flag = flag
        self.variable = variable
    }
}
