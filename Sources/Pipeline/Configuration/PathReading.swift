internal import Foundation

/// The files and folders that the configuration names; relative ones start at the configuration's own folder.
struct PathReading {
    var output = "Output"
    var dataFolder = "Data"
    var templates: String?
    var contextRules: String?
    var categoryRules: String?

    init() {}

    init(_ root: SettingObject, folder: String) throws(SettingProblem) {
        func path(_ key: String) throws(SettingProblem) -> String? {
            guard let text = try root.string(key) else { return nil }
            guard !text.isEmpty else { throw root.problem(with: key, "is empty") }
            return resolved(text, from: folder)
        }
        output = try path("output") ?? resolved(output, from: folder)
        dataFolder = try path("dataFolder") ?? resolved(dataFolder, from: folder)
        templates = try path("templates")
        contextRules = try path("contextRules")
        categoryRules = try path("categoryRules")
    }
}

private func resolved(_ path: String, from folder: String) -> String {
    path.hasPrefix("/") ? path : URL(filePath: folder).appending(path: path).standardizedFileURL.path
}
