/// The form of a setting's value, for documentation and editors.
public indirect enum SettingShape: Sendable {
    /// A text.
    ///
    /// - Parameters:
    ///   - label: the name of this type for users: "text", "web address".
    ///   - pattern: a regular expression for the whole text, in the syntax shared by ECMAScript and ICU.
    case text(label: String, pattern: String?, isEmptyAllowed: Bool, examples: [String])
    case choice([String])
    case whole(ClosedRange<Int>)
    case number(ClosedRange<Double>)
    case flag
    /// `true`, `false` or the word.
    case flagOr(String)
    /// A list.
    ///
    /// - Parameter counts: the allowed number of elements; 0 to `Int.max` for any.
    case list(of: SettingShape, counts: ClosedRange<Int>)
    case object(SettingObjectShape)
}

/// The form of an object: its settings in table order.
public struct SettingObjectShape: Sendable {
    /// The name of such an object: "source".
    public let name: String
    public let about: String
    public let rows: [SettingRow]
}

/// The description of one setting.
public struct SettingRow: Sendable {
    public let key: String
    /// The meaning of the setting in one sentence.
    public let about: String
    public let isRequired: Bool
    /// Whether `null` is allowed to mean "none", as written by `--print-config`.
    public let mayBeNull: Bool
    public let shape: SettingShape
    /// The default value; nil if there is none.
    public let standard: JSONValue?
    public let override: SettingOverride?
}

/// A command-line flag and an environment variable that override the file. The flag wins.
public struct SettingOverride: Sendable {
    public let flag: String
    public let variable: String

    public init(_ flag: String, _ variable: String) {
        self.flag = flag
        self.variable = variable
    }
}
