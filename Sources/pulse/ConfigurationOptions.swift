import ArgumentParser
import Configuring
import FeedListing
import Foundation
import Pipeline

extension ConfigurationChoice {
    /// Returns the path of the configuration file as the user typed it.
    func path(environment: [String: String]) -> String { file.config ?? environment["PULSE_CONFIG"] ?? "feeds.json" }

    /// Loads the editable list of sources in the configuration file, and the effective configuration. The list may be
    /// empty.
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

    /// Loads the effective configuration: flags override the environment, which overrides the file, which overrides the
    /// defaults.
    ///
    /// - Parameter adapt: replaces the contents of the file before they are parsed.
    func configuration(
        environment: [String: String], isOffline: Bool = false, isForced: Bool = false,
        exportFile: String? = nil, metricsFile: String? = nil, adapting adapt: (Data) -> Data = { $0 }
    ) throws(CommandFailure) -> Configuration {
        let path = path(environment: environment)
        let folder = URL(filePath: path).deletingLastPathComponent().path
        let overlay = Overlay(
            flags: flags, environment: environment, isOffline: isOffline, isForced: isForced,
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
            throw ConfigurationError(problems: ["there is no \(path); run pulse init DIR, or name a file with -c"])
        }
        guard !isFolder.boolValue else {
            throw ConfigurationError(problems: ["\(path) is a folder; name the configuration file in it with -c"])
        }
        do { return try Data(contentsOf: URL(filePath: path)) } catch {
            throw ConfigurationError(problems: ["\(path) cannot be read: \(error.fileReason)"])
        }
    }
}

/// Returns the moment given by `--now` or `PULSE_NOW`, otherwise the current time. The clock is read for the news only
/// here.
///
/// - Throws: if the text is not an ISO 8601 date and time.
func moment(_ flag: String?, environment: [String: String]) throws -> Date {
    guard let text = flag ?? environment["PULSE_NOW"] else {
        return Date(timeIntervalSince1970: Date().timeIntervalSince1970.rounded(.down))
    }
    for style in [Date.ISO8601FormatStyle(), Date.ISO8601FormatStyle(includingFractionalSeconds: true)] {
        // Foundation parses 30 February as 2 March.
        if let moment = try? style.parse(text),
            moment.formatted(.iso8601).hasPrefix(text.prefix(10)) || !text.hasSuffix("Z")
        {
            return moment
        }
    }
    let place = flag == nil ? "PULSE_NOW" : "--now"
    throw CommandFailure(
        status: .usage, lines: ["\(place): '\(text)' is not a time such as 2026-03-14T18:00:00Z"])
}
