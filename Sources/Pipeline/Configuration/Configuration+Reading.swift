internal import Configuring
internal import Deduplicating
internal import Fetching
public import Foundation
internal import Newsroom
internal import Publishing
internal import SiteBuilding

extension Configuration {
    /// Reads a configuration file. Allows comments and trailing commas (see `JSONValue.init(reading:)`).
    ///
    /// - Parameters:
    ///   - data: the contents of the file.
    ///   - name: the file as the user named it, for messages.
    ///   - folder: the folder of the file, against which relative paths are resolved.
    ///   - open: returns the contents of an included file, or nil if it cannot be read.
    /// - Throws: `ConfigurationError` with every problem, one line each, in file order. Problems that only follow from
    ///   others are left out.
    public init(
        reading data: Data, name: String, folder: String,
        opening open: (String) -> Data? = { FileManager.default.contents(atPath: $0) }
    ) throws(ConfigurationError) {
        let file: JSONValue
        do throws(SyntaxProblem) { file = try JSONValue(reading: data) } catch {
            throw ConfigurationError(problems: error.lines.map { "\(name): \($0)" })
        }
        var configuration = Configuration.standard
        var problems = SettingProblems()
        Self.settings.read(file, at: SettingPath(), into: &configuration, &problems)
        if !file.states("categories") { configuration.categories = Shipped.categories }
        let paths = configuration.include(beside: name, in: folder, opening: open, &problems)
        configuration.check(paths, in: name, &problems)
        guard problems.isEmpty else {
            throw ConfigurationError(problems: problems.lines(in: file, called: name))
        }
        self = configuration.completed(in: folder)
    }

    /// The effective configuration in the format of `feeds.json`. Reading it back gives the same configuration, except
    /// for keys, which are masked with asterisks.
    public var json: String { Self.settings.json(of: self).text(pretty: true) }

    /// Returns the configuration with absolute paths, and with defaults that depend on other settings.
    private func completed(in folder: String) -> Configuration {
        func resolved(_ path: String) -> String {
            path.hasPrefix("/") ? path : URL(filePath: folder).appending(path: path).standardizedFileURL.path
        }
        var result = self
        result.output = resolved(output)
        result.dataFolder = resolved(dataFolder)
        result.templates = templates.map(resolved)
        result.contextRules = contextRules.map(resolved)
        result.categoryRules = categoryRules.map(resolved)
        result.kindRules = kindRules.map(resolved)
        result.consequenceRules = consequenceRules.map(resolved)
        result.significanceRules = significanceRules.map(resolved)
        result.storyDecisions = resolved(storyDecisions)
        let place = URL(filePath: folder)
        result.options = options.mapValues { $0.resolved(in: place) }
        result.mail.password = mail.password.resolved(in: place)
        for index in alerts.indices { result.alerts[index].token = alerts[index].token.resolved(in: place) }
        result.privacy = privacy?.resolved(in: place)
        result.editionPrivacies = editionPrivacies.mapValues { $0.resolved(in: place) }
        result.building.isPrivate = privacy != nil
        result.mail.authorities = mail.authorities.map(resolved)
        result.fetching.authorities = fetching.authorities.map(resolved)
        result.monitoring.troubles = monitoring.troubles.map(resolved)
        result.targets = targets.map { $0.resolved(in: URL(filePath: folder).standardizedFileURL.path) }
        let known = KnownPublishers.builtIn.applied(to: sources)
        result.sources = SourceOwners(known).applied(to: known)
        if let address = site.address, fetching.userAgent == FetchSettings().userAgent {
            // Servers should see who is asking and where to complain (RFC 9110, section 10.1.5).
            result.fetching.userAgent = "\(fetching.userAgent) (+\(address))"
        }
        result.takeSecrets(from: [:])
        return result
    }
}

/// An error with every problem that makes a configuration unusable.
public struct ConfigurationError: Error, Equatable, CustomStringConvertible {
    /// The problems: "feeds.json: sources[12].feed: …" or "feeds.json: line 3, column 7: …".
    public let problems: [String]

    public init(problems: [String]) { self.problems = problems }

    public var description: String { problems.joined(separator: "\n") }
}
