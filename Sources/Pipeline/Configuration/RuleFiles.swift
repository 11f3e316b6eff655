internal import Categorising
internal import Contextualising
internal import Foundation

extension Configuration {
    /// The user's rules for categories, else the built-in ones.
    func loadedCategoryRules() throws -> CategoryRules {
        guard let path = categoryRules else { return try CategoryRules.builtIn() }
        do { return try CategoryRules(text: try text(at: path)) } catch let problem as RuleProblem {
            throw RuleFileError(path: path, reason: "\(problem)")
        }
    }

    /// The user's rules for contexts, else the built-in ones.
    func loadedContextRules() throws -> ContextRules {
        guard let path = contextRules else { return try ContextRules.builtIn() }
        return try ContextRules(json: try text(at: path))
    }

    /// Reads every file that the configuration names, so that `pulse check` finds what a build would stumble over.
    public func checkFiles() throws(ConfigurationError) {
        do {
            _ = try loadedCategoryRules()
            _ = try loadedContextRules()
            if let templates { _ = try templateProblem(in: templates) }
        } catch { throw ConfigurationError(problems: ["\(error)"]) }
    }

    private func text(at path: String) throws(RuleFileError) -> String {
        do { return try String(contentsOf: URL(filePath: path), encoding: .utf8) } catch {
            throw RuleFileError(path: path, reason: "cannot be read: \(error.localizedDescription)")
        }
    }
}

/// A file of rules that cannot be used.
struct RuleFileError: Error, CustomStringConvertible {
    let path: String
    let reason: String

    var description: String { "\(path): \(reason)" }
}
