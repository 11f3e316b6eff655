internal import Configuring
public import Deduplicating
internal import Foundation
internal import Newsroom

extension Configuration {
    /// The name of the file of decisions, for messages.
    public var storyDecisionsName: String { URL(filePath: storyDecisions).lastPathComponent }

    private static let head = """
        # Your decisions about stories, one per line (docs/stories.md). Remove a line to take it back.

        """

    /// Loads the owner's decisions about stories; none without a file.
    ///
    /// - Throws: one line per mistake.
    public func loadedStoryDecisions() throws(ConfigurationError) -> StoryDecisions {
        try decisions(in: try storyDecisionsText())
    }

    /// Adds decisions to the file, creating it with the first.
    ///
    /// - Throws: one line per reason why the file cannot be read or written.
    func add(_ decisions: [StoryDecision]) throws(ConfigurationError) {
        let text = try storyDecisionsText()
        let start = text.isEmpty || text.last?.isNewline == true ? text : text + "\n"
        let lines = decisions.map { $0.line + "\n" }.joined()
        // Replace the target of a link, not the link.
        let file = URL(filePath: storyDecisions).resolvingSymlinksInPath()
        let mode = try? FileManager.default.attributesOfItem(atPath: file.path)[.posixPermissions]
        do {
            try Data(((start.isEmpty ? Self.head : start) + lines).utf8).write(to: file, options: .atomic)
            if let mode { try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: file.path) }
        } catch {
            throw ConfigurationError(problems: ["\(storyDecisions): cannot be written: \(error.fileReason)"])
        }
    }

    private func decisions(in text: String) throws(ConfigurationError) -> StoryDecisions {
        var problems: [RuleProblem] = []
        let decisions = StoryDecisions(text: text, named: storyDecisionsName, &problems)
        guard problems.isEmpty else {
            throw ConfigurationError(problems: problems.map { "\(storyDecisions): \($0)" })
        }
        return decisions
    }

    /// Returns the file's text; empty without a file, because `pulse story` creates it.
    private func storyDecisionsText() throws(ConfigurationError) -> String {
        guard FileManager.default.fileExists(atPath: storyDecisions) else { return "" }
        do { return String(decoding: try Data(contentsOf: URL(filePath: storyDecisions)), as: UTF8.self) } catch {
            throw ConfigurationError(problems: ["\(storyDecisions): cannot be read: \(error.fileReason)"])
        }
    }
}
