/// The form of a value, for whoever describes settings to people or to editors.
public indirect enum SettingShape: Sendable {
    /// - Parameters:
    ///   - label: how people call it: "text", "web address".
    ///   - pattern: a regular expression that the whole text matches, in the syntax that ECMAScript and ICU share.
    case text(label: String, pattern: String?, isEmptyAllowed: Bool, examples: [String])
    case choice([String])
    case whole(ClosedRange<Int>)
    case number(ClosedRange<Double>)
    case flag
    /// - Parameter counts: how many elements it may have; from 0 and to `Int.max` where that is free.
    case list(of: SettingShape, counts: ClosedRange<Int>)
    case object(SettingObjectShape)
}

/// The form of an object: its settings, in the order of their table.
public struct SettingObjectShape: Sendable {
    /// "source": what one such object is called.
    public let name: String
    public let about: String
    public let rows: [SettingRow]
}

/// One setting, described.
public struct SettingRow: Sendable {
    public let key: String
    /// A sentence for people.
    public let about: String
    public let isRequired: Bool
    /// Whether `null` says that there is none, as `--print-config` writes it.
    public let mayBeNull: Bool
    public let shape: SettingShape
    /// The value where the file says nothing; nil where there is none.
    public let standard: JSONValue?
    public let override: SettingOverride?
}

/// What stands above the file's word: a flag, and below it a variable of the environment.
public struct SettingOverride: Sendable {
    public let flag: String
    public let variable: String

    public init(_ flag: String, _ variable: String) {
        self.flag = flag
        self.variable = variable
    }
}
