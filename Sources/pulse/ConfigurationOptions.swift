import ArgumentParser
import Configuring
import FeedListing
import Foundation
import Pipeline

/// The flags that say which configuration to use, and what to overlay it with.
struct ConfigurationOptions: ParsableArguments {
    @Option(name: [.short, .long], help: "The configuration. (default: feeds.json; PULSE_CONFIG)")
    var config: String?

    @Option(help: "The folder that the site is written to. (default: Output beside the configuration; PULSE_OUTPUT)")
    var output: String?

    @Option(help: "The folder that holds the archive. (default: Data beside the configuration; PULSE_DATA_DIR)")
    var dataDir: String?

    @Option(help: "A PostgreSQL database that is the archive, as postgresql:///pulse. (default: a file; PULSE_ARCHIVE)")
    var archive: String?

    @Option(help: "A folder of templates that stand in for the built-in ones of the same name. (PULSE_TEMPLATES)")
    var templates: String?

    @Option(help: "Seconds that a feed may take as a whole. (default: 30; PULSE_TIMEOUT)")
    var timeout: String?

    @Option(
        help:
            "Seconds after which the run asks for nothing more and publishes what it has. (default: none; PULSE_DEADLINE)"
    )
    var deadline: String?

    @Option(help: "How many feeds to ask for at once. (default: 64; PULSE_CONCURRENCY)")
    var concurrency: String?

    /// The configuration file's path, as the user named it.
    func path(environment: [String: String]) -> String { config ?? environment["PULSE_CONFIG"] ?? "feeds.json" }

    /// The list of sources in the configuration file, to be edited, and the configuration in effect. The list may be empty.
    func list(environment: [String: String]) throws(CommandFailure) -> (list: FeedList, configuration: Configuration) {
        let path = path(environment: environment)
        var data = Data()
        let configuration = try configuration(environment: environment) { read in
            data = read
            return FeedList.readable(read)
        }
        do throws(NotJSON) {
            return (try FeedList(path: path, data: data, configuration: configuration), configuration)
        } catch {
            throw CommandFailure(status: .usage, lines: ["\(path) \(error)"])
        }
    }

    /// The configuration in effect: flag over environment over file over default.
    ///
    /// - Parameter adapt: given the file's bytes, those that are read in their place.
    func configuration(
        environment: [String: String], isOffline: Bool = false, isForced: Bool = false,
        exportFile: String? = nil, metricsFile: String? = nil, adapting adapt: (Data) -> Data = { $0 }
    ) throws(CommandFailure) -> Configuration {
        let path = path(environment: environment)
        let folder = URL(filePath: path).deletingLastPathComponent().path
        let flags = [
            "--output": output, "--data-dir": dataDir, "--archive": archive, "--templates": templates,
            "--timeout": timeout, "--deadline": deadline, "--concurrency": concurrency,
        ]
        let overlay = Overlay(
            flags: flags.compactMapValues { $0 }, environment: environment, isOffline: isOffline, isForced: isForced,
            exportFile: exportFile, metricsFile: metricsFile)
        var problems = overlay.problems
        do throws(ConfigurationError) {
            let file = try Configuration(reading: adapt(try bytes(at: path)), name: path, folder: folder)
            if problems.isEmpty {
                let inEffect = file.overlaid(with: overlay)
                problems = inEffect.folderProblems(configuredBy: path)
                if problems.isEmpty { return inEffect }
            }
        } catch {
            problems += error.problems
        }
        throw CommandFailure(status: .usage, lines: problems)
    }

    private func bytes(at path: String) throws(ConfigurationError) -> Data {
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
            throw ConfigurationError(problems: ["there is no \(path); pulse init DIR makes one, -c names another"])
        }
        guard !isFolder.boolValue else {
            throw ConfigurationError(problems: ["\(path) is a folder; -c names the configuration file in it"])
        }
        do { return try Data(contentsOf: URL(filePath: path)) } catch {
            throw ConfigurationError(problems: ["\(path) cannot be read: \(error.fileReason)"])
        }
    }
}

/// The moment given by `--now` or `PULSE_NOW`, otherwise the present. This is the only place where the clock is read
/// for the news. Throws when the text is not a moment in ISO 8601.
func moment(_ flag: String?, environment: [String: String]) throws -> Date {
    guard let text = flag ?? environment["PULSE_NOW"] else {
        return Date(timeIntervalSince1970: Date().timeIntervalSince1970.rounded(.down))
    }
    for style in [Date.ISO8601FormatStyle(), Date.ISO8601FormatStyle(includingFractionalSeconds: true)] {
        // Foundation takes the 30th of February for the 2nd of March.
        if let moment = try? style.parse(text),
            moment.formatted(.iso8601).hasPrefix(text.prefix(10)) || !text.hasSuffix("Z")
        {
            return moment
        }
    }
    let place = flag == nil ? "PULSE_NOW" : "--now"
    throw CommandFailure(
        status: .usage, lines: ["\(place): '\(text)' is not a moment such as 2026-03-14T18:00:00Z"])
}
