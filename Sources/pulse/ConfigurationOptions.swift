import ArgumentParser
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

    @Option(help: "A folder of templates that stand in for the built-in ones of the same name. (PULSE_TEMPLATES)")
    var templates: String?

    @Option(help: "Seconds that a feed may take as a whole. (default: 30; PULSE_TIMEOUT)")
    var timeout: String?

    @Option(help: "How many feeds to ask for at once. (default: 64; PULSE_CONCURRENCY)")
    var concurrency: String?

    /// The configuration in effect: flag over environment over file over default.
    func configuration(
        environment: [String: String], isOffline: Bool = false, isForced: Bool = false
    ) throws(CommandFailure) -> Configuration {
        let path = config ?? environment["PULSE_CONFIG"] ?? "feeds.json"
        let folder = URL(filePath: path).deletingLastPathComponent().path
        var overlay = Overlay()
        overlay.output = output ?? environment["PULSE_OUTPUT"]
        overlay.dataFolder = dataDir ?? environment["PULSE_DATA_DIR"]
        overlay.templates = templates ?? environment["PULSE_TEMPLATES"]
        overlay.timeout = try number(timeout, "--timeout", environment, "PULSE_TIMEOUT", in: 0.1...3_600)
        overlay.concurrency =
            try number(concurrency, "--concurrency", environment, "PULSE_CONCURRENCY", in: 1...4_096).map { Int($0) }
        overlay.isOffline = isOffline
        overlay.isForced = isForced
        let data = try bytes(at: path)
        do throws(ConfigurationError) {
            return try Configuration(reading: data, name: path, folder: folder).overlaid(with: overlay)
        } catch {
            throw CommandFailure(status: .usage, lines: error.problems)
        }
    }

    private func bytes(at path: String) throws(CommandFailure) -> Data {
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
            throw CommandFailure(
                status: .usage, lines: ["there is no \(path); pulse init DIR makes one, -c names another"])
        }
        guard !isFolder.boolValue else {
            throw CommandFailure(
                status: .usage, lines: ["\(path) is a folder; -c names the configuration file in it"])
        }
        do { return try Data(contentsOf: URL(filePath: path)) } catch {
            throw CommandFailure(status: .usage, lines: ["\(path) cannot be read: \(error.localizedDescription)"])
        }
    }
}

/// A number from a flag, else from the environment; the message names whichever was wrong.
private func number(
    _ flag: String?, _ name: String, _ environment: [String: String], _ variable: String, in range: ClosedRange<Double>
) throws(CommandFailure) -> Double? {
    guard let text = flag ?? environment[variable] else { return nil }
    guard let value = Double(text), range.contains(value) else {
        let place = flag == nil ? variable : name
        throw CommandFailure(
            status: .usage,
            lines: ["\(place): '\(text)' is not a number between \(range.lowerBound) and \(range.upperBound)"])
    }
    return value
}
