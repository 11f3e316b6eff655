import Newsroom

/// The story that the article is in, and how it came there.
struct StoryBlock: ExplanationBlock {
    let explanation: ArticleExplanation

    var lines: [String] {
        guard let story = explanation.story else { return ["STORY  not in the edition's window"] }
        let count = story.story.articles.count
        return [
            "STORY  \(story.story.id), articles: \(count), publishers: \(story.story.publishers), "
                + "threshold \(Self.number(story.threshold))"
        ] + (story.page.map { ["  page \($0)"] } ?? []) + story.decisions.map(Self.decision)
            + ClusteringAsText(story, of: explanation.article.id).lines
            + story.neighbours.map { neighbour in
                let title = explanation.neighbours[neighbour.article]?.title ?? ""
                let details = [neighbour.commonWords.joined(separator: " ")] + neighbour.reasons
                return "  \(Self.number(neighbour.similarity)) \(neighbour.isInStory ? "in it    " : "not in it") "
                    + "\(neighbour.article) \(title)\n    \(details.filter { !$0.isEmpty }.joined(separator: "; "))"
            }
    }

    var members: [String: Any?] { ["story": story] }

    private static func decision(_ decision: StoryExplanation.Decision) -> String {
        let loss = decision.overriddenBy.map { " (overridden by line \($0))" } ?? ""
        return "  the owner's decision in \(decision.file), line \(decision.line): \(decision.text)\(loss)"
    }

    private var story: [String: Any]? {
        explanation.story.map { story in
            object([
                "id": story.story.id, "page": story.page, "articles": story.story.articles,
                "publishers": story.story.publishers,
                "threshold": story.threshold, "compared": story.compared, "similar": story.similar,
                "lead": story.story.lead, "decisions": decisions(on: story),
                "steps": story.steps.map { step -> [String: Any] in
                    [
                        "step": step.name.rawValue, "articles": step.articles, "joined": step.joined,
                        "left": step.left,
                    ]
                },
                "neighbours": story.neighbours.map { neighbour -> [String: Any] in
                    [
                        "article": neighbour.article, "likeness": rounded(neighbour.similarity),
                        "title": explanation.neighbours[neighbour.article]?.title ?? "",
                        "commonWords": neighbour.commonWords, "reasons": neighbour.reasons,
                        "isInStory": neighbour.isInStory,
                    ]
                },
            ])
        }
    }

    /// The owner's decisions; nil if there are none.
    private func decisions(on story: StoryExplanation) -> [[String: Any]]? {
        guard !story.decisions.isEmpty else { return nil }
        return story.decisions.map { decision in
            object([
                "file": decision.file, "line": decision.line, "text": decision.text,
                "overriddenBy": decision.overriddenBy,
            ])
        }
    }
}
