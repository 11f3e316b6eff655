internal import Addressing
internal import Configuring
internal import Foundation
public import Newsroom
internal import Parsing

/// A further file of sources named in the configuration.
public struct IncludedList: Sendable, Equatable {
    public var file = ""
    /// The category for feeds of a subscription list whose folders match no category.
    public var category: Newsroom.Category.ID?
    /// Whether its sources may read secrets on this machine and choose a proxy.
    public var isTrusted = false

    static let settings = SettingTable<IncludedList>(
        "included", "A file with sources.",
        [
            Setting(
                "file", \.file, .path, required: true,
                "A JSON file with `sources` like these, or another reader's subscription list (OPML); relative to this file."
            ),
            Setting(
                optional: "category", \.category, .text(label: "id of a category"),
                "For subscription lists: the category of feeds whose folder is not one. Without it, general news."),
            Setting(
                "trusted", \.isTrusted, .flag,
                "Whether its sources may use `login`, `proxy` and `headers` that read environment variables or files. The "
                    + "author of the list can then send those to any server."),
        ])
}

/// The file and position where a source is defined.
public struct SourceDefinition: Sendable, Equatable {
    /// The file name for messages.
    public let file: String
    /// The path to open; nil for the configuration itself.
    public let path: String?
    /// The source's index in that file.
    public let index: Int
    /// Whether the file is JSON, which commands can edit.
    public let isEditable: Bool
}

/// The contents of an included JSON file.
private struct IncludedSources: Sendable {
    var entries: [SourceEntry] = []

    static let settings = SettingTable<IncludedSources>(
        "list", "Sources.",
        [
            Setting(
                "sources", \.entries, .list(of: .object(SourceEntry.settings, blank: .blank)), required: true,
                missing: "is missing; an included file must be an object { \"sources\": [ … ] }", "The feeds.")
        ])
}

extension SourceOptions {
    /// The first setting that would read a secret on this machine or redirect its requests; nil if there is none.
    fileprivate var settingForTrusted: String? {
        if login.isNamed { return "login" }
        if headers.contains(where: \.secret.isNamed) { return "header with a secret" }
        return proxy == nil ? nil : "proxy"
    }
}

extension Configuration {
    /// Adds the sources of all included files.
    ///
    /// - Parameters:
    ///   - name: the configuration's name for messages.
    ///   - folder: the folder it lies in.
    ///   - open: returns the contents of a file.
    /// - Returns: the location of each source in its file.
    mutating func include(
        beside name: String, in folder: String, opening open: (String) -> Data?, _ problems: inout SettingProblems
    ) -> [SettingPath] {
        var paths = sources.indices.map { SettingPath()["sources"][$0] }
        sourceDefinitions = sources.indices.map { SourceDefinition(file: name, path: nil, index: $0, isEditable: true) }
        let beside = name.split(separator: "/", omittingEmptySubsequences: false).dropLast().joined(separator: "/")
        for (number, list) in includes.enumerated() where !list.file.isEmpty {
            let place = SettingPath()["include"][number]
            if let id = list.category, !categories.contains(where: { $0.id == id }) {
                problems.add(
                    "unknown category '\(id)'\(suggestion(for: id, among: categories.map(\.id)))", at: place["category"]
                )
            }
            let isAbsolute = list.file.hasPrefix("/")
            let file = isAbsolute || beside.isEmpty ? list.file : beside + "/" + list.file
            let path =
                isAbsolute ? list.file : URL(filePath: folder).appending(path: list.file).standardizedFileURL.path
            guard let data = open(path) else {
                problems.add(
                    list.file.contains("://")
                        ? "'\(list.file)' is an address, and only files can be included; pulse import adds its feeds"
                        : "the file '\(list.file)' does not exist or cannot be read", at: place["file"])
                continue
            }
            let isOPML = data.first { $0 > 0x20 && $0 < 0x80 } == UInt8(ascii: "<")
            let added =
                isOPML
                ? subscribed(data, by: list, at: place, &problems)
                : listed(data, in: path, called: file, by: list, at: place, &problems)
            paths += added.indices.map { SettingPath(in: file)["sources"][$0] }
            sourceDefinitions += added.indices.map {
                SourceDefinition(file: file, path: path, index: $0, isEditable: !isOPML)
            }
            entries += added
        }
        includes = []
        return paths
    }

    private func listed(
        _ data: Data, in path: String, called name: String, by included: IncludedList, at place: SettingPath,
        _ problems: inout SettingProblems
    ) -> [SourceEntry] {
        var list = IncludedSources()
        do throws(SyntaxProblem) {
            IncludedSources.settings.read(
                try JSONValue(reading: data), at: SettingPath(in: name), into: &list, &problems)
        } catch {
            problems.add(error.lines.joined(separator: "; "), at: SettingPath(in: name))
        }
        if !included.isTrusted {
            for (number, entry) in list.entries.enumerated() {
                let mailbox = entry.source.isMailbox ? "mailbox" : nil
                guard let setting = mailbox ?? entry.options.settingForTrusted else { continue }
                problems.add(
                    "'\(entry.source.name)' may not have a \(setting) in an included file: it would use secrets of this "
                        + "machine; add \"trusted\": true beside \"file\": \"\(included.file)\" in the main file if you trust its author",
                    at: SettingPath(in: name)["sources"][number])
            }
        }
        let folder = URL(filePath: path).deletingLastPathComponent()
        return list.entries.map { entry in
            var entry = entry
            entry.options = entry.options.resolved(in: folder)
            return entry
        }
    }

    /// Reads an OPML subscription list. Duplicates and feeds already listed are left out. A list that is cut off is a
    /// problem, because the articles of feeds that it no longer names would leave the site.
    private func subscribed(
        _ data: Data, by list: IncludedList, at place: SettingPath, _ problems: inout SettingProblems
    ) -> [SourceEntry] {
        let read: SubscriptionList
        do throws(Failure) { read = try OPML.read(Array(data)) } catch {
            problems.add("'\(list.file)' is not a subscription list (OPML)", at: place["file"])
            return []
        }
        let subscriptions = read.subscriptions
        if read.isCutOff {
            let last = subscriptions.last.map { " after '\($0.title ?? SourceNames.host(of: $0.feed))'" } ?? ""
            problems.add("'\(list.file)' is cut off\(last); put the whole file there", at: place["file"])
        }
        var names = SourceNames(taken: sources.map(\.name))
        var known = Set(sources.map { comparableAddress($0.feed) })
        let desks = CategoryNames(categories)
        let general = categories.first(where: \.isGeneral)?.id ?? categories.first?.id ?? ""
        // An unknown one has been reported, once.
        let chosen = list.category.flatMap { id in categories.contains { $0.id == id } ? id : nil } ?? general
        var added: [SourceEntry] = []
        for subscription in subscriptions where known.insert(comparableAddress(subscription.feed)).inserted {
            let home = desks.home(in: subscription.folders) ?? (chosen, nil)
            let name = names.take(
                subscription.title ?? SourceNames.host(of: subscription.feed), at: subscription.feed)
            added.append(
                SourceEntry(
                    source: FeedSource(
                        id: "", name: name, feed: subscription.feed, site: subscription.site, category: home.category,
                        subcategory: home.subcategory,
                        language: subscription.language.flatMap(SourceNames.languageTag))))
        }
        return added
    }
}
