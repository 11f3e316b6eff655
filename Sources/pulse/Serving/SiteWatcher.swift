import ArgumentParser
import Fetching
import Foundation
import Newsroom
import Pipeline
import SiteBuilding

/// A watcher that rebuilds the site whenever one of its inputs changes on disk.
struct SiteWatcher: Sendable {
    /// The polling interval: short enough to feel instant, long enough to spare a laptop's battery.
    private static let pause = Duration.milliseconds(400)

    let output: String
    let version = SiteVersion()
    private let config: String
    private let arguments: [String]
    private let options: ConfigurationOptions
    /// The state from before the announcement that the site is watched, so that any later change is noticed.
    private let first: State

    init(config: String?, templates: String?) throws {
        var arguments: [String] = []
        if let config { arguments += ["--config", config] }
        if let templates { arguments += ["--templates", templates] }
        self.arguments = arguments
        options = try ConfigurationOptions.parse(arguments)
        let environment = ProcessInfo.processInfo.environment.filter { !$1.isEmpty }
        let path = options.path(environment: environment)
        let before = [path: State.stamp(of: path)]
        let configuration = try options.configuration(environment: environment)
        output = configuration.output
        first = State(of: configuration, in: path, before: before)
        self.config = path
    }

    /// Watches until cancelled.
    func run() async {
        var known = first
        while !Task.isCancelled {
            try? await Task.sleep(for: Self.pause)
            guard known.stamps.contains(where: { State.stamp(of: $0.key) != $0.value }) else { continue }
            // Wait for other files that are saved at the same time.
            try? await Task.sleep(for: Self.pause)
            var now = state(after: known)
            // If a build that needed fetching failed, the next one must fetch.
            if await !build(asking: now.questions != known.questions) { now.questions = known.questions }
            known = now
        }
    }

    private func state(after last: State) -> State {
        // Take the stamps before reading, so that changes in the meantime are noticed next time.
        let before = Dictionary(
            last.stamps.keys.map { ($0, State.stamp(of: $0)) }, uniquingKeysWith: { first, _ in first })
        let environment = ProcessInfo.processInfo.environment.filter { !$1.isEmpty }
        guard let configuration = try? options.configuration(environment: environment) else {
            // The error may be in an included list, so keep watching everything.
            return State(questions: last.questions, stamps: before)
        }
        return State(of: configuration, in: config, before: before)
    }

    /// Builds the site in a separate process, so that failures there don't end this one.
    ///
    /// - Returns: whether the site is new.
    private func build(asking: Bool) async -> Bool {
        let process = Process()
        process.executableURL = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath()
        process.arguments = ["build", "--quiet", "--preview"] + (asking ? [] : ["--offline"]) + arguments
        let status: Int32? = await withCheckedContinuation { continuation in
            process.terminationHandler = { continuation.resume(returning: $0.terminationStatus) }
            do { try process.run() } catch {
                process.terminationHandler = nil
                continuation.resume(returning: nil)
            }
        }
        // From status 3 on, the site was published.
        guard let status, status == 0 || status > 2 else { return false }
        version.next()
        say("Rebuilt.\n")
        return true
    }
}

/// The last known state of the inputs.
private struct State {
    /// The settings of the last valid configuration that require fetching again when they change.
    var questions: Questions
    /// The stamp of each file and folder.
    var stamps: [String: String]

    init(questions: Questions, stamps: [String: String]) {
        self.questions = questions
        self.stamps = stamps
    }

    /// Collects the inputs of a configuration.
    ///
    /// - Parameters:
    ///   - config: the path of the configuration file.
    ///   - before: the stamps taken before it was read.
    init(of configuration: Configuration, in config: String, before: [String: String]) {
        questions = Questions(configuration)
        stamps = [:]
        for path in Self.paths(of: configuration, in: config) { stamps[path] = before[path] ?? Self.stamp(of: path) }
    }

    static func stamp(of path: String) -> String {
        let facts = try? FileManager.default.attributesOfItem(atPath: path)
        let moment = (facts?[.modificationDate] as? Date)?.timeIntervalSince1970 ?? 0
        return "\(moment) \(facts?[.size] ?? 0)"
    }

    private static func paths(of configuration: Configuration, in config: String) -> [String] {
        var paths = [config] + configuration.sourceDefinitions.compactMap(\.path) + configuration.ownTexts
        if let folder = configuration.templates {
            // The folder's own stamp changes when files are added or removed.
            let below = (try? FileManager.default.subpathsOfDirectory(atPath: folder)) ?? []
            paths += [folder] + below.map { "\(folder)/\($0)" }
        }
        return paths
    }
}

/// Settings that require fetching again when they change. Otherwise the site can be rebuilt offline.
private struct Questions: Equatable {
    private struct Feed: Equatable {
        let address: String
        let limit: Int?
        let extraction: Extraction?
        let page: PageSelectors?
        /// The request options including secrets, so that a changed login is noticed.
        let options: FeedRequestOptions
    }

    private let feeds: [Feed]
    private let proxy: String?
    private let allowedHosts: [String]
    /// Whether the site stores copies of pictures, which only a fetching build can download.
    private let keepsPictures: Bool

    init(_ configuration: Configuration) {
        let fetching = configuration.fetching
        feeds = configuration.sources.filter(\.isEnabled).map { source in
            Feed(
                address: source.feed, limit: configuration.options[source.id]?.limit,
                extraction: source.extraction, page: configuration.options[source.id]?.page,
                options: fetching.requestOptions[source.id] ?? FeedRequestOptions())
        }
        proxy = fetching.proxy
        allowedHosts = fetching.allowedHosts
        keepsPictures = configuration.building.images == .cached
    }
}
