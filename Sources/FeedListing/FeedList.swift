internal import Configuring
public import Foundation
public import Newsroom
public import Pipeline

/// The sources of a configuration and the files they are defined in.
public struct FeedList: Sendable {
    /// An editable file.
    private struct File: Sendable {
        let name: String
        /// The path as named in the configuration.
        let named: String
        /// The path with links resolved, so that writing replaces the target and keeps the link.
        let path: String
        let original: Data
        var text: ListText
    }

    /// The configuration as the user named it, for messages.
    public let path: String
    /// The sources as read: those of the configuration, then those of included files.
    public let sources: [FeedSource]
    private let sourceDefinitions: [SourceDefinition]
    /// The editable files, starting with the configuration.
    private var files: [File]

    /// The text of the configuration with the changes made so far.
    public var text: ListText {
        get { files[0].text }
        set { files[0].text = newValue }
    }

    /// Creates a list.
    ///
    /// - Parameters:
    ///   - data: the contents of the configuration.
    ///   - configuration: the configuration read from these contents, as returned by `readable(_:)`.
    public init(path: String, data: Data, configuration: Configuration) throws(NotJSON) {
        self.path = path
        let kept = configuration.sources.indices.filter { configuration.sources[$0].feed != Self.placeholder }
        sources = kept.map { configuration.sources[$0] }
        sourceDefinitions = kept.map { configuration.sourceDefinitions[$0] }
        files = [File(name: path, named: path, path: Self.real(path), original: data, text: try ListText(data))]
        for place in sourceDefinitions where place.isEditable {
            guard let other = place.path, !files.contains(where: { $0.named == other }),
                let data = FileManager.default.contents(atPath: other), let text = try? ListText(data)
            else { continue }
            files.append(
                File(name: place.file, named: other, path: Self.real(other), original: data, text: text))
        }
    }

    private static func real(_ path: String) -> String { URL(filePath: path).resolvingSymlinksInPath().path }

    /// Returns the name of the file a source is defined in.
    public func file(of source: Int) -> String { sourceDefinitions[source].file }

    /// Edits a source's entry in its file.
    ///
    /// - Throws: `NotEditable` if the file isn't JSON.
    public mutating func edit(
        _ source: Int, by change: (ListText, Int) throws(NotJSON) -> ListText
    ) throws(NotEditable) {
        let place = sourceDefinitions[source]
        guard let file = files.firstIndex(where: { $0.name == place.file }), place.isEditable else {
            throw NotEditable(
                "'\(sources[source].name)' is in \(place.file), which pulse does not edit; change it there")
        }
        do throws(NotJSON) { files[file].text = try change(files[file].text, place.index) } catch {
            throw NotEditable("\(place.file) \(error)")
        }
    }

    /// Adds a placeholder source to a file that has none. A list may start out empty, which would be an error for a
    /// build.
    public static func readable(_ data: Data) -> Data {
        guard let text = try? ListText(data), text.count() == 0,
            let filled = try? text.appending([
                .init("name", placeholder), .init("feed", placeholder),
                .init("category", Self.category(in: text) ?? "news"),
            ])
        else { return data }
        return filled.data
    }

    private static let placeholder = "https://placeholder.invalid/"

    /// Returns a category defined in the file.
    private static func category(in text: ListText) -> String? {
        let first = text.top.member("categories")?.value.elements?.first
        guard let range = first?.member("id")?.value.range else { return nil }
        return try? JSONDecoder().decode(String.self, from: Data(text.bytes[range]))
    }

    /// Checks the list with the changes made so far.
    ///
    /// - Throws: `ConfigurationError` with one line per problem.
    public func check() throws(ConfigurationError) {
        _ = try Configuration(
            reading: text.data, name: path, folder: URL(filePath: path).deletingLastPathComponent().path
        ) { path in
            files.first { $0.named == path }?.text.data ?? FileManager.default.contents(atPath: path)
        }
    }

    /// Writes the changes. Writes nothing if the configuration would become invalid, or if a file has been changed by
    /// someone else.
    ///
    /// Each file is written atomically, one after the other. If one cannot be written, those before it are already
    /// changed.
    ///
    /// - Throws: `ConfigurationError` with one line per problem.
    public func save() throws(ConfigurationError) {
        try check()
        let changed = files.filter { $0.text.data != $0.original }
        for file in changed where FileManager.default.contents(atPath: file.path) != file.original {
            throw ConfigurationError(
                problems: ["\(file.name) has changed in the meantime; run the command again"])
        }
        for file in changed {
            let mode = try? FileManager.default.attributesOfItem(atPath: file.path)[.posixPermissions]
            do {
                try file.text.data.write(to: URL(filePath: file.path), options: .atomic)
                if let mode {
                    try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: file.path)
                }
            } catch {
                throw ConfigurationError(
                    problems: ["\(file.name) cannot be written: \(error.fileReason)"])
            }
        }
    }
}

/// An error for a source's entry that cannot be edited, with the reason in one line.
public struct NotEditable: Error, CustomStringConvertible {
    public let description: String

    init(_ description: String) { self.description = description }
}
