public import Foundation
internal import Deduplicating
internal import Fetching
internal import Newsroom
internal import Sectioning
internal import SiteBuilding

extension Configuration {
    /// Reads a configuration file. Comments and trailing commas are forgiven (see `decoded`).
    ///
    /// - Parameters:
    ///   - data: the file's bytes.
    ///   - name: the file as the user named it, for messages.
    ///   - folder: where the file lies; relative paths in it start there.
    /// - Throws: `ConfigurationError` with every problem found, one line each.
    public init(reading data: Data, name: String, folder: String) throws(ConfigurationError) {
        let root: JSONValue
        do { root = try decoded(data) } catch {
            throw ConfigurationError(problems: ["\(name): \(error.line)"])
        }
        do throws(SettingProblems) {
            self = try Self(root: root, folder: folder)
        } catch {
            throw ConfigurationError(problems: error.problems.map { "\(name): \($0.line)" })
        }
    }

    private init(root value: JSONValue, folder: String) throws(SettingProblems) {
        var problems: [SettingProblem] = []
        func collect<T>(_ fallback: T, _ read: () throws(SettingProblem) -> T) -> T {
            do { return try read() } catch {
                problems.append(error)
                return fallback
            }
        }
        let root: SettingObject
        do { root = try SettingObject(value, at: "", keys: SettingKeys.root) } catch {
            throw SettingProblems(problems: [error])
        }
        let site = collect(SiteReading()) { () throws(SettingProblem) in try SiteReading(root) }
        let categories = collect([]) { () throws(SettingProblem) in try readCategories(root, &problems) }
        let sources = collect([]) { () throws(SettingProblem) in try readSources(root, categories, &problems) }
        let editions = collect([]) { () throws(SettingProblem) in
            try readEditions(root, categories: categories, sources: sources)
        }
        let paths = collect(PathReading()) { () throws(SettingProblem) in try PathReading(root, folder: folder) }
        let fetching = collect(FetchSettings()) { () throws(SettingProblem) in try fetchSettings(root) }
        let deduplicating = collect(DeduplicationSettings()) { () throws(SettingProblem) in
            try deduplicationSettings(root)
        }
        let sectioning = collect(SectioningSettings()) { () throws(SettingProblem) in try sectioningSettings(root) }
        let summaries = collect(ModelSettings()) { () throws(SettingProblem) in try modelSettings(root) }
        let isInPlace = collect(false) { () throws(SettingProblem) in
            try root.object("publishing", keys: SettingKeys.publishing).bool("inPlace") ?? false
        }
        guard problems.isEmpty else { throw SettingProblems(problems: problems) }
        self.init(
            site: site.site, retentionDays: site.retentionDays, categories: categories, sources: sources,
            editions: editions,
            output: paths.output, dataFolder: paths.dataFolder, templates: paths.templates,
            contextRules: paths.contextRules, categoryRules: paths.categoryRules, fetching: fetching,
            deduplicating: deduplicating, sectioning: sectioning, summaries: summaries,
            building: SiteSettings(images: site.images),
            publishesInPlace: isInPlace,
            isOffline: false)
    }
}

/// Several problems on their way to a `ConfigurationError`.
private struct SettingProblems: Error {
    let problems: [SettingProblem]
}

/// The categories of the file, or those of the shipped configuration where the file names none.
private func readCategories(
    _ root: SettingObject, _ problems: inout [SettingProblem]
) throws(SettingProblem) -> [Newsroom.Category] {
    guard let values = try root.list("categories") else { return try shippedCategories() }
    var categories: [Newsroom.Category] = []
    for (index, value) in values.enumerated() {
        do {
            let category = try category(from: value, at: "categories[\(index)]")
            if categories.contains(where: { $0.id == category.id }) {
                problems.append(
                    SettingProblem(path: "categories[\(index)].id", reason: "'\(category.id)' is already taken"))
            }
            categories.append(category)
        } catch { problems.append(error) }
    }
    return categories
}

private func readSources(
    _ root: SettingObject, _ categories: [Newsroom.Category], _ problems: inout [SettingProblem]
) throws(SettingProblem) -> [FeedSource] {
    var sources: [(path: String, source: FeedSource)] = []
    for (index, value) in (try root.list("sources") ?? []).enumerated() {
        let path = "sources[\(index)]"
        do { sources.append((path, try source(from: value, at: path, categories: categories))) } catch {
            problems.append(error)
        }
    }
    problems += duplicate(among: sources)
    guard !sources.isEmpty || !problems.isEmpty else {
        throw root.problem(with: "sources", "names no feed; at least one is needed")
    }
    return sources.map(\.source)
}
