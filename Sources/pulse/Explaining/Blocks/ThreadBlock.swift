import Newsroom

/// The running story that the story belongs to.
struct ThreadBlock: ExplanationBlock {
    let explanation: ArticleExplanation

    var lines: [String] {
        guard let thread = explanation.thread else { return ["THREAD  none: its story is not linked to any other"] }
        let head = thread.thread.map { "THREAD  \($0), stories: \(thread.stories)" }
        return [head ?? "THREAD  none: too few of the stories linked to its story are linked to each other"]
            + (thread.page.map { ["  page \($0)"] } ?? [])
            + thread.links.map { link in
                "  \(Self.number(link.similarity)) \(link.isInThread ? "in it    " : "not in it") \(link.story) "
                    + "\(link.title)\n    \(link.reason)"
            }
    }

    var members: [String: Any?] { ["thread": thread] }

    private var thread: [String: Any]? {
        explanation.thread.map { thread in
            object([
                "id": thread.thread, "page": thread.page, "stories": thread.stories,
                "links": thread.links.map { link -> [String: Any] in
                    [
                        "story": link.story, "title": link.title, "likeness": rounded(link.similarity),
                        "reason": link.reason, "isInThread": link.isInThread,
                    ]
                },
            ])
        }
    }
}
