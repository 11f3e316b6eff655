internal import Classifying
internal import Configuring
internal import Contextualising
internal import Foundation
internal import Newsroom
internal import Sectioning
internal import SiteBuilding

extension Configuration {
    /// The user's rule files. They aren't confidential.
    public var ruleFiles: [String] { rulePaths.compactMap(\.self) }

    /// The path of the user's file of each kind of rules; nil where the built-in rules apply.
    var rulePaths: [String?] { [contextRules, categoryRules, kindRules, consequenceRules, significanceRules] }

    /// The owner's text files that shape the site: the rules and the decisions about stories.
    public var ownTexts: [String] { ruleFiles + [storyDecisions] }

    /// Loads the user's category rules, or the built-in ones.
    func loadedCategoryRules() throws(RuleFileError) -> CategoryRules {
        try rules(at: categoryRules, "Rules/topics.txt") { bytes in
            if let bytes { try CategoryRules(text: String(decoding: bytes, as: UTF8.self)) } else { try .builtIn() }
        }
    }

    /// Loads the user's rules for kinds of article, or the built-in ones.
    func loadedKindRules() throws(RuleFileError) -> KindRules {
        try rules(at: kindRules, "Rules/kinds.txt") { bytes in
            if let bytes { try KindRules(text: String(decoding: bytes, as: UTF8.self)) } else { try .builtIn() }
        }
    }

    /// Loads the user's rules for what makes a story consequential, or the built-in ones.
    func loadedConsequenceRules() throws(RuleFileError) -> ConsequenceRules {
        try rules(at: consequenceRules, "Rules/consequences.txt") { bytes in
            if let bytes { try ConsequenceRules(text: String(decoding: bytes, as: UTF8.self)) } else { try .builtIn() }
        }
    }

    /// Loads the user's context rules, or the built-in ones.
    func loadedContextRules() throws(RuleFileError) -> ContextRules {
        try rules(at: contextRules, "Rules/contexts.json") { bytes in
            if let bytes { try ContextRules(json: bytes) } else { try .builtIn() }
        }
    }

    /// Loads the user's phrases that mark a report's explanation of why it matters, or the built-in ones.
    func loadedSignificanceRules() throws(RuleFileError) -> SignificanceRules {
        try rules(at: significanceRules, "Rules/significance.txt") { bytes in
            if let bytes { try SignificanceRules(text: String(decoding: bytes, as: UTF8.self)) } else { try .builtIn() }
        }
    }

    /// Loads the templates, with the user's replacing built-in ones.
    func loadedTemplates() throws(TemplateError) -> Templates {
        guard let templates else { return Templates() }
        return try Templates(folder: templates)
    }

    /// Loads the style sheet that turns a mailed digest into pages for paper: the user's or the built-in one.
    ///
    /// - Throws: if the user's templates cannot be read, in one line.
    public func loadedPaperStyle() throws -> [UInt8] { try loadedTemplates().files["mail/print.css"] ?? [] }

    /// Validates the user's rules, decisions and templates, and the translation for the site's language. `pulse build`
    /// does so before it fetches anything; `pulse check` and `pulse doctor` report the problems.
    public func checkFiles() throws(ConfigurationError) {
        var problems: [String] = []
        func note(_ read: () throws -> Void) { do { try read() } catch { problems.append("\(error)") } }
        // Skip the built-in rules. They are tested, and reading them takes longer than a run that finds nothing new.
        if categoryRules != nil { note { _ = try loadedCategoryRules() } }
        if contextRules != nil { note { _ = try loadedContextRules() } }
        if kindRules != nil { note { _ = try loadedKindRules() } }
        if consequenceRules != nil { note { _ = try loadedConsequenceRules() } }
        if significanceRules != nil { note { _ = try loadedSignificanceRules() } }
        do throws(ConfigurationError) { _ = try loadedStoryDecisions() } catch { problems += error.problems }
        note {
            let templates = try loadedTemplates()
            if self.templates != nil { _ = try SiteBuilder(templates: templates, settings: building) }
            guard templates.file(ofLanguage: site.language) == nil else { return }
            problems.append(
                "site.language: the interface is not available in '\(site.language)'; choose one of "
                    + templates.languages.joined(separator: ", ") + " (docs/languages.md explains how to add one)")
        }
        guard problems.isEmpty else { throw ConfigurationError(problems: problems) }
    }

    /// Reads a rule file.
    ///
    /// - Parameters:
    ///   - path: the user's file; nil for the built-in rules.
    ///   - standard: the name of the built-in rules in messages.
    private func rules<Rules>(
        at path: String?, _ standard: String, _ read: (Data?) throws -> Rules
    ) throws(RuleFileError) -> Rules {
        do { return try read(path.map { try Data(contentsOf: URL(filePath: $0)) }) } catch {
            let reason = error is CocoaError ? "cannot be read: \(error.fileReason)" : "\(error)"
            throw RuleFileError(path: path ?? standard, reason: reason)
        }
    }
}

/// An error for a rule file that cannot be used.
struct RuleFileError: Error, CustomStringConvertible {
    let path: String
    let reason: String

    var description: String { "\(path): \(reason)" }
}
