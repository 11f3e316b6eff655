internal import CShipped
public import Foundation
public import Newsroom

/// Files that the tool carries within itself.
public enum Shipped {
    /// The shipped `feeds.json`.
    public static var configuration: Data { Data(pulse_shipped_configuration()) }

    /// The shipped `feeds.schema.json`.
    public static var schema: Data { Data(pulse_shipped_schema()) }

    /// The categories of the shipped `feeds.json`.
    public static var categories: [Newsroom.Category] { (try? shippedCategories()) ?? [] }

    /// The `feeds.json` that `pulse init` writes.
    public static var starter: Data { Data(pulse_starter_configuration()) }

    /// The README that `pulse init` writes.
    public static var starterReadme: Data { Data(pulse_starter_readme()) }
}

extension Data {
    fileprivate init(_ file: pulse_file) {
        self.init(bytes: file.bytes, count: file.length)
    }
}

/// The ten categories of the shipped configuration.
func shippedCategories() throws(SettingProblem) -> [Newsroom.Category] {
    guard let root = try? decoded(Shipped.configuration) else {
        throw SettingProblem(path: "categories", reason: "the built-in configuration is broken; please report this")
    }
    guard case .object(let members) = root, case .array(let values)? = members["categories"] else { return [] }
    var categories: [Newsroom.Category] = []
    for (index, value) in values.enumerated() {
        categories.append(try category(from: value, at: "categories[\(index)]"))
    }
    return categories
}
