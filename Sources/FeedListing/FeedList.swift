internal import Configuring
public import Foundation
public import Newsroom
public import Pipeline

/// A configuration's sources, and the files that they stand in.
public struct FeedList: Sendable {
    /// A file that can be edited.
    private struct File: Sendable {
        let name: String
        /// As the configuration names it.
        let named: String
        /// Where it lies: a link stays a link.
        let path: String
        let original: Data
        var text: ListText
    }

    /// The configuration as the user named it, for messages.
    public let path: String
    /// As read: those of the configuration, then those of the files that it includes.
    public let sources: [FeedSource]
    private let places: [SourcePlace]
    /// The configuration first.
    private var files: [File]

    /// The configuration's text as changed so far.
    public var text: ListText {
        get { files[0].text }
        set { files[0].text = newValue }
    }

    /// - Parameters:
    ///   - data: the configuration's bytes.
    ///   - configuration: read from these bytes, as `readable(_:)` gives them.
    public init(path: String, data: Data, configuration: Configuration) throws(NotJSON) {
        self.path = path
        let kept = configuration.sources.indices.filter { configuration.sources[$0].feed != Self.placeholder }
        sources = kept.map { configuration.sources[$0] }
        places = kept.map { configuration.places[$0] }
        files = [File(name: path, named: path, path: Self.real(path), original: data, text: try ListText(data))]
        for place in places where place.isEditable {
            guard let other = place.path, !files.contains(where: { $0.named == other }),
                let data = FileManager.default.contents(atPath: other), let text = try? ListText(data)
            else { continue }
            files.append(
                File(name: place.file, named: other, path: Self.real(other), original: data, text: text))
        }
    }

    private static func real(_ path: String) -> String { URL(filePath: path).resolvingSymlinksInPath().path }

    /// The file that a source stands in, as people call it.
    public func file(of source: Int) -> String { places[source].file }

    /// Changes the entry of a source where it stands.
    ///
    /// - Throws: `NotEditable` where that is not written as JSON.
    public mutating func edit(
        _ source: Int, by change: (ListText, Int) throws(NotJSON) -> ListText
    ) throws(NotEditable) {
        let place = places[source]
        guard let file = files.firstIndex(where: { $0.name == place.file }), place.isEditable else {
            throw NotEditable(
                "'\(sources[source].name)' stands in \(place.file), which is not ours to edit; change it there")
        }
        do throws(NotJSON) { files[file].text = try change(files[file].text, place.index) } catch {
            throw NotEditable("\(place.file) \(error)")
        }
    }

    /// The file's bytes, where it names no source with one that stands for none: a list may begin empty, which for a
    /// build is a mistake.
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

    /// A category that the file knows.
    private static func category(in text: ListText) -> String? {
        let first = text.top.member("categories")?.value.elements?.first
        guard let range = first?.member("id")?.value.range else { return nil }
        return try? JSONDecoder().decode(String.self, from: Data(text.bytes[range]))
    }

    /// - Throws: `ConfigurationError`, one line for each reason for which it could not be used as changed so far.
    public func check() throws(ConfigurationError) {
        _ = try Configuration(
            reading: text.data, name: path, folder: URL(filePath: path).deletingLastPathComponent().path
        ) { path in
            files.first { $0.named == path }?.text.data ?? FileManager.default.contents(atPath: path)
        }
    }

    /// Writes what has changed, unless it would then be no configuration that can be used, or somebody else has changed a file
    /// meanwhile: then the files are what they were. They are written one after the other, each in one go, so that where one
    /// cannot be written those before it are new already.
    ///
    /// - Throws: `ConfigurationError`, one line for each reason.
    public func save() throws(ConfigurationError) {
        try check()
        let changed = files.filter { $0.text.data != $0.original }
        for file in changed where FileManager.default.contents(atPath: file.path) != file.original {
            throw ConfigurationError(
                problems: ["\(file.name) was changed by somebody else meanwhile; run the command again"])
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

/// Why a source's entry is not changed, in one line.
public struct NotEditable: Error, CustomStringConvertible {
    public let description: String

    init(_ description: String) { self.description = description }
}
