public import Foundation
public import Newsroom
public import Pipeline

/// A configuration file's sources, and the file that they stand in.
public struct FeedList: Sendable {
    /// The file as the user named it, for messages.
    public let path: String
    /// As read.
    public let original: Data
    /// As changed so far.
    public var text: ListText
    /// As read; in the order of the file.
    public let sources: [FeedSource]

    /// - Parameters:
    ///   - data: the file's bytes.
    ///   - configuration: read from these bytes, as `readable(_:)` gives them.
    public init(path: String, data: Data, configuration: Configuration) throws(NotJSON) {
        self.path = path
        original = data
        text = try ListText(data)
        sources = configuration.sources.filter { $0.feed != Self.placeholder }
    }

    /// The file's bytes, where it names no source with one that stands for none: a list may begin empty, which for a
    /// build is a mistake.
    public static func readable(_ data: Data) -> Data {
        guard let text = try? ListText(data), text.count == 0,
            let filled = try? text.appending([
                .init("name", placeholder), .init("feed", placeholder),
                .init("category", Self.category(in: text) ?? "news"),
            ])
        else { return data }
        return filled.data
    }

    private static let placeholder = "https://placeholder.invalid/"

    /// A category that the file knows.
    private static func category(in text: ListText) -> String? {
        let first = text.top.member("categories")?.value.elements?.first
        guard let range = first?.member("id")?.value.range else { return nil }
        return try? JSONDecoder().decode(String.self, from: Data(text.bytes[range]))
    }

    /// Writes the file, unless it would then be no configuration that can be used.
    ///
    /// - Throws: `ConfigurationError`, one line for each reason; then the file is what it was.
    public func save() throws(ConfigurationError) {
        // A link stays a link.
        let file = URL(filePath: path).resolvingSymlinksInPath()
        _ = try Configuration(
            reading: text.data, name: path, folder: file.deletingLastPathComponent().path)
        guard (try? Data(contentsOf: file)) == original else {
            throw ConfigurationError(problems: ["\(path) was changed by somebody else meanwhile; run the command again"]
            )
        }
        let mode = try? FileManager.default.attributesOfItem(atPath: file.path)[.posixPermissions]
        do {
            try text.data.write(to: file, options: .atomic)
            if let mode { try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: file.path) }
        } catch {
            throw ConfigurationError(problems: ["\(path) cannot be written: \(error.localizedDescription)"])
        }
    }
}
