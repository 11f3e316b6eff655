internal import CShipped
internal import Configuring
public import Foundation
public import Newsroom

/// Files embedded in the executable.
public enum Shipped {
    /// The shipped `feeds.json`.
    public static var configuration: Data { Data(pulse_shipped_configuration()) }

    /// The shipped `feeds.schema.json`.
    public static var schema: Data { Data(pulse_shipped_schema()) }

    /// The categories of the shipped `feeds.json`.
    public static var categories: [Newsroom.Category] {
        let file = try? JSONValue(reading: configuration)
        guard case .object(let members)? = file else { return [] }
        var shipped = Configuration.standard
        var problems = SettingProblems()
        let categories = JSONObject(members: members.members.filter { $0.key == "categories" })
        Configuration.settings.read(.object(categories), at: SettingPath(), into: &shipped, &problems)
        return shipped.categories
    }

    /// The `feeds.json` written by `pulse init`.
    public static var starter: Data { Data(pulse_starter_configuration()) }

    /// The README written by `pulse init`.
    public static var starterReadme: Data { Data(pulse_starter_readme()) }
}

extension Data {
    fileprivate init(_ file: pulse_file) {
        self.init(bytes: file.bytes, count: file.length)
    }
}
