import ArgumentParser
import Fetching
import Foundation
import Newsroom
import Pipeline
import SiteBuilding

/// Builds a site again whenever what it is made from changes on disk.
struct SiteWatcher: Sendable {
    /// Often enough for who waits for it, seldom enough for a laptop's battery.
    private static let pause = Duration.milliseconds(400)

    let output: String
    let version = SiteVersion()
    private let config: String
    private let arguments: [String]
    private let options: ConfigurationOptions
    /// As it was before anybody was told that the site is watched: what changes from then on is seen.
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

    /// Until it is cancelled.
    func run() async {
        var known = first
        while !Task.isCancelled {
            try? await Task.sleep(for: Self.pause)
            guard known.stamps.contains(where: { State.stamp(of: $0.key) != $0.value }) else { continue }
            // Whoever saves several files at once is given the time for it.
            try? await Task.sleep(for: Self.pause)
            var now = state(after: known)
            // Who was to be asked and was not, since the build came to nothing, is asked by the next.
            if await !build(asking: now.questions != known.questions) { now.questions = known.questions }
            known = now
        }
    }

    private func state(after last: State) -> State {
        // Before anything is read: what changes meanwhile is seen the next time.
        let before = Dictionary(
            last.stamps.keys.map { ($0, State.stamp(of: $0)) }, uniquingKeysWith: { first, _ in first })
        let environment = ProcessInfo.processInfo.environment.filter { !$1.isEmpty }
        guard let configuration = try? options.configuration(environment: environment) else {
            // The slip may be in an included list: all that was watched is watched on.
            return State(questions: last.questions, stamps: before)
        }
        return State(of: configuration, in: config, before: before)
    }

    /// By another process: what goes wrong there does not end this one.
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
        // With 3 and above the site is new all the same.
        guard let status, status == 0 || status > 2 else { return false }
        version.next()
        FileHandle.standardOutput.write(Data("Built again.\n".utf8))
        return true
    }
}

/// What was last seen of that which a site is made from.
private struct State {
    /// Of the last configuration that could be read: when these change, servers have to be asked.
    var questions: Questions
    /// Of each file and folder.
    var stamps: [String: String]

    init(questions: Questions, stamps: [String: String]) {
        self.questions = questions
        self.stamps = stamps
    }

    /// - Parameters:
    ///   - config: the configuration's file.
    ///   - before: stamps from before it was read.
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
        var paths = [config] + configuration.places.compactMap(\.path) + configuration.ruleFiles
        if let folder = configuration.templates {
            // A folder's own stamp changes with what is put there and taken away.
            let below = (try? FileManager.default.subpathsOfDirectory(atPath: folder)) ?? []
            paths += [folder] + below.map { "\(folder)/\($0)" }
        }
        return paths
    }
}

/// What a build asks servers for, and in what way. As long as that is the same, a site can be made from what is known.
private struct Questions: Equatable {
    private struct Feed: Equatable {
        let address: String
        let limit: Int?
        let readsArticles: Bool
        /// With what is secret in them, so that another login counts.
        let manners: FeedManners
    }

    private let feeds: [Feed]
    private let proxy: String?
    private let allowedHosts: [String]
    /// Whether pictures are asked for: those that a site keeps itself come with a build that asks.
    private let keepsPictures: Bool

    init(_ configuration: Configuration) {
        let fetching = configuration.fetching
        feeds = configuration.sources.filter(\.isEnabled).map { source in
            Feed(
                address: source.feed, limit: configuration.manners[source.id]?.limit,
                readsArticles: source.extractsArticles, manners: fetching.manners[source.id] ?? FeedManners())
        }
        proxy = fetching.proxy
        allowedHosts = fetching.allowedHosts
        keepsPictures = configuration.building.images == .cached
    }
}
