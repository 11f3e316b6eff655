import ArgumentParser
import Configuring
import Foundation
import Newsroom
import Pipeline

struct InitCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "init",
        abstract: "Writes a small, commented feeds.json that is ready to build.",
        discussion: """
              pulse init my-news && cd my-news && pulse build && pulse serve
              pulse init my-news --like technology
              pulse init my-news --like local --country PT

            On a terminal it asks for the title, the time zone, languages and topics.
            Existing files are never overwritten.
            """)

    @Argument(help: "The folder to write to. It is created if it does not exist.")
    var folder: String

    @Option(help: "The kind of news: world, technology, local, good-news or science.")
    var like: StartKind?

    @Option(help: "For local: the country, such as PT. (default: the country of this machine's time zone)")
    var country: String?

    @Flag(help: "Ask no questions, even on a terminal.")
    var plain = false

    func validate() throws {
        if folder.isEmpty { throw ValidationError("Name a folder; . is the current one.") }
        if country != nil, like != .local { throw ValidationError("--country only applies to --like local.") }
    }

    func run() throws {
        let root = URL(filePath: folder)
        let names = ["feeds.json", "feeds.schema.json", "README.md"]
        for name in names where FileManager.default.fileExists(atPath: root.appending(path: name).path) {
            throw CommandFailure(
                status: .usage, lines: ["\(folder)/\(name) already exists; choose another folder or remove the file"])
        }
        let start = try list.map { Data($0.text.utf8) } ?? Shipped.starter
        let files = zip(names, [start, Shipped.schema, Shipped.starterReadme]).map { (name: $0, data: $1) }
        do {
            try FileManager.default.createDirectory(at: root, withIntermediateDirectories: true)
            try Self.write(files, to: root)
        } catch {
            throw CommandFailure(
                status: .nothingPublished, lines: ["cannot write to \(folder): \(error.fileReason)"])
        }
        print("Wrote \(names.joined(separator: ", ")) to \(folder). Next: cd \(typedFolder) && pulse build")
    }

    /// Writes new files. If one cannot be written, for example on a full disk, none of them stays, so that the command
    /// can be repeated.
    private static func write(_ files: [(name: String, data: Data)], to folder: URL) throws {
        var written: [URL] = []
        for (name, data) in files {
            let file = folder.appending(path: name)
            do { try data.write(to: file, options: .withoutOverwriting) } catch {
                // A file that somebody else has just created is theirs.
                if (error as? CocoaError)?.code != .fileWriteFileExists { written.append(file) }
                for file in written { try? FileManager.default.removeItem(at: file) }
                throw error
            }
            written.append(file)
        }
    }

    /// The folder as typed in a shell.
    private var typedFolder: String {
        let isPlain = folder.wholeMatch(of: /[\p{L}\p{N}.\/_+\-]+/) != nil
        return isPlain ? folder : folder.shellQuoted
    }

    /// The requested list; nil for the shipped starter file.
    private var list: StartList? {
        get throws {
            let shipped = try Configuration(reading: Shipped.configuration, name: "feeds.json", folder: "/")
            if let like { return try list(like: like, among: shipped.sources) }
            guard !plain, isatty(STDIN_FILENO) == 1, isatty(STDOUT_FILENO) == 1 else { return nil }
            return StartQuestions(
                categories: shipped.categories, sources: shipped.sources, zone: TimeZone.current.identifier
            ).answered()
        }
    }

    private func list(like kind: StartKind, among shipped: [FeedSource]) throws -> StartList {
        let zone = TimeZone.current.identifier
        var place: String?
        if kind == .local {
            let known = Set(shipped.compactMap(\.country))
            place = country?.uppercased() ?? TimeZonePlaces.country(of: zone)
            guard let place, known.contains(place) else {
                let said =
                    place.map { "the shipped list has no feed from \($0)" } ?? "the time zone \(zone) has no country"
                throw CommandFailure(
                    status: .usage,
                    lines: ["\(said); choose one with --country: \(known.sorted().joined(separator: ", "))"])
            }
        }
        return StartList(
            title: kind.title, timeZone: zone == "GMT" ? "UTC" : zone, language: "en",
            sources: StartList.sources(of: kind, country: place, among: shipped))
    }
}

extension StartKind: ExpressibleByArgument {}

/// The countries of time zones according to the system's table (zone.tab).
enum TimeZonePlaces {
    static func country(of zone: String) -> String? {
        guard let data = FileManager.default.contents(atPath: "/usr/share/zoneinfo/zone.tab") else { return nil }
        for line in String(decoding: data, as: UTF8.self).split(separator: "\n") {
            let columns = line.split(separator: "\t")
            if columns.count > 2, columns[2] == zone { return String(columns[0]) }
        }
        return nil
    }
}
