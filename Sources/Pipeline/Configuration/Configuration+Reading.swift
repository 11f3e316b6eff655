internal import Configuring
internal import Deduplicating
internal import Fetching
public import Foundation
internal import Newsroom
internal import Publishing
internal import SiteBuilding

extension Configuration {
    /// Reads a configuration file. Comments and trailing commas are forgiven (see `JSONValue.init(reading:)`).
    ///
    /// - Parameters:
    ///   - data: the file's bytes.
    ///   - name: the file as the user named it, for messages.
    ///   - folder: where the file lies; relative paths in it start there.
    ///   - open: gives the bytes of a file that it includes; nil where it cannot be read.
    /// - Throws: `ConfigurationError` with every problem found, one line each, in the order of the file. A problem that
    ///   only follows from another is left out.
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

    /// The configuration in effect, in the format of `feeds.json`: reading it gives the same configuration, but for what is a key,
    /// which stars stand for.
    public var json: String { Self.settings.json(of: self).text(pretty: true) }

    /// The configuration with paths made absolute and with defaults that depend on other settings.
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
        let place = URL(filePath: folder)
        result.manners = manners.mapValues { $0.resolved(in: place) }
        result.mail.password = mail.password.resolved(in: place)
        result.privacy = privacy?.resolved(in: place)
        result.editionPrivacies = editionPrivacies.mapValues { $0.resolved(in: place) }
        result.building.isPrivate = privacy != nil
        result.mail.authorities = mail.authorities.map(resolved)
        result.fetching.authorities = fetching.authorities.map(resolved)
        result.monitoring.troubles = monitoring.troubles.map(resolved)
        result.targets = targets.map { $0.resolved(in: URL(filePath: folder).standardizedFileURL.path) }
        let known = KnownPublishers.builtIn.applied(to: sources)
        result.sources = SourceFamilies(known).applied(to: known)
        if let address = site.address, fetching.userAgent == FetchSettings().userAgent {
            // So that servers see who asks and where to complain (RFC 9110, section 10.1.5).
            result.fetching.userAgent = "\(fetching.userAgent) (+\(address))"
        }
        result.takeSecrets(from: [:])
        return result
    }
}

/// Why a configuration cannot be used: every problem found, a line each.
public struct ConfigurationError: Error, Equatable, CustomStringConvertible {
    /// "feeds.json: sources[12].feed: …" or "feeds.json: line 3, column 7: …".
    public let problems: [String]

    public init(problems: [String]) { self.problems = problems }

    public var description: String { problems.joined(separator: "\n") }
}
