import Newsroom

/// The clustering steps that put an article into its story, as text.
struct ClusteringAsText {
    /// The most ids in a line.
    private static let mostIDs = 4

    private let story: StoryExplanation
    private let article: Article.ID

    init(_ story: StoryExplanation, of article: Article.ID) {
        self.story = story
        self.article = article
    }

    /// One line a step, in the order of `Clustering`.
    var lines: [String] {
        guard !story.steps.isEmpty else {
            return ["  not clustered: its kind joins no story, or it is too old"]
        }
        let pairs = "similar to \(story.compared), of which \(story.similar) reach the threshold"
        let lead = story.story.lead == article ? "this article" : story.story.lead
        return [line("pairs", pairs)] + story.steps.map { line($0.name.rawValue, text(of: $0)) } + [line("lead", lead)]
    }

    private func line(_ name: String, _ text: String) -> String {
        "  " + name + String(repeating: " ", count: max(1, 15 - name.count)) + text
    }

    private func text(of step: StoryExplanation.Step) -> String {
        let group = step.articles.count == 1 ? "alone" : "a group of \(step.articles.count)"
        let changes = [("joined by", step.joined), ("left by", step.left)].filter { !$1.isEmpty }
        return ([group] + changes.map { "\($0) \(list($1))" }).joined(separator: "; ")
    }

    private func list(_ ids: [Article.ID]) -> String {
        let rest = ids.count - Self.mostIDs
        return ids.prefix(Self.mostIDs).joined(separator: " ") + (rest > 0 ? " and \(rest) more" : "")
    }
}
