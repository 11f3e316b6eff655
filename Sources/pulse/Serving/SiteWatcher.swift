import ArgumentParser
import Foundation
import Newsroom
import Pipeline

/// Builds a site again whenever what it is made from changes on disk.
struct SiteWatcher: Sendable {
    /// Often enough for who waits for it, seldom enough for a laptop's battery.
    private static let pause = Duration.milliseconds(400)

    let output: String
    let version = SiteVersion()
    private let config: String
    private let arguments: [String]
    private let options: ConfigurationOptions

    init(config: String?, templates: String?) throws {
        var arguments: [String] = []
        if let config { arguments += ["--config", config] }
        if let templates { arguments += ["--templates", templates] }
        self.arguments = arguments
        options = try ConfigurationOptions.parse(arguments)
        let environment = ProcessInfo.processInfo.environment.filter { !$1.isEmpty }
        self.config = options.path(environment: environment)
        output = try options.configuration(environment: environment).output
    }

    /// Until it is cancelled.
    func run() async {
        var known = state()
        while !Task.isCancelled {
            try? await Task.sleep(for: Self.pause)
            let now = state()
            guard now.stamps != known.stamps else { continue }
            // Whoever saves several files at once is given the time for it.
            try? await Task.sleep(for: Self.pause)
            let settled = state()
            await build(asking: settled.feeds != known.feeds)
            known = settled
        }
    }

    private struct State {
        /// The feeds that are read: when these change, servers have to be asked.
        var feeds: [String]?
        var stamps: [String: String] = [:]
    }

    private func state() -> State {
        var state = State()
        var paths = [config]
        let environment = ProcessInfo.processInfo.environment.filter { !$1.isEmpty }
        if let configuration = try? options.configuration(environment: environment) {
            state.feeds = configuration.sources.filter(\.isEnabled).map(\.feed)
            paths += configuration.places.compactMap(\.path)
            paths += [
                configuration.contextRules, configuration.categoryRules, configuration.kindRules,
                configuration.consequenceRules, configuration.significanceRules,
            ].compactMap(\.self)
            if let folder = configuration.templates {
                let below = (try? FileManager.default.subpathsOfDirectory(atPath: folder)) ?? []
                paths += below.map { "\(folder)/\($0)" }
            }
        }
        for path in paths {
            let facts = try? FileManager.default.attributesOfItem(atPath: path)
            let moment = (facts?[.modificationDate] as? Date)?.timeIntervalSince1970 ?? 0
            state.stamps[path] = "\(moment) \(facts?[.size] ?? 0)"
        }
        return state
    }

    /// By another process: what goes wrong there does not end this one.
    private func build(asking: Bool) async {
        let process = Process()
        process.executableURL = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath()
        process.arguments = ["build", "--quiet"] + (asking ? [] : ["--offline"]) + arguments
        let status: Int32? = await withCheckedContinuation { continuation in
            process.terminationHandler = { continuation.resume(returning: $0.terminationStatus) }
            do { try process.run() } catch {
                process.terminationHandler = nil
                continuation.resume(returning: nil)
            }
        }
        // With 3 and above the site is new all the same.
        guard let status, status == 0 || status > 2 else { return }
        version.next()
        FileHandle.standardOutput.write(Data("Built again.\n".utf8))
    }
}
