import Foundation
import Newsroom

/// Why the story matters, and what it may lead to.
struct ContextBlock: ExplanationBlock {
    let explanation: ArticleExplanation

    var lines: [String] {
        guard let brief = explanation.brief, let context = explanation.context else {
            return ["WHY IT MATTERS  none: no page shows it"]
        }
        let said = brief.context.map {
            "\($0.reason.text) (\($0.sources.first.map { "\($0.name), " } ?? "")\($0.kind.rawValue), tier \($0.tier), \(Self.number($0.confidence)))"
        }
        return ["WHY IT MATTERS  \(said ?? "no statement")", "  \(context.verdict)"]
            + context.sentences.map {
                "  \($0.source) says, \(Self.number($0.score)) by \($0.rule) (\($0.trigger)): \($0.text)"
            }
            + context.matches.map {
                "  rule \($0.rule), \(Self.number($0.confidence)), because: \($0.triggers.joined(separator: ", "))"
            } + (context.memory.map(Self.memory) ?? []) + brief.implications.map { "  may mean: \($0.text)" }
    }

    var members: [String: Any?] { ["context": context] }

    private static func memory(of memory: ContextExplanation.Memory) -> [String] {
        let head = "  the archive on \(memory.eventKind) in \(name(memory.place)): "
        guard !memory.stories.isEmpty else { return [head + "no other story with a page"] }
        return [head + "other stories: \(memory.stories.count)"]
            + memory.stories.map { "    \($0.id) \($0.latest.formatted(.iso8601)) \($0.title)\n      \($0.verdict)" }
    }

    private var context: [String: Any] {
        object([
            "reason": explanation.brief?.context?.reason.text, "tier": explanation.brief?.context?.tier,
            "verdict": explanation.context?.verdict,
            "implications": explanation.brief?.implications.map(\.text) ?? [],
            "source": explanation.brief?.context?.sources.first?.name,
            "sentences": (explanation.context?.sentences ?? []).map { sentence -> [String: Any] in
                [
                    "text": sentence.text, "source": sentence.source, "rule": sentence.rule,
                    "trigger": sentence.trigger, "score": rounded(sentence.score),
                ]
            },
            "rules": (explanation.context?.matches ?? []).map { match -> [String: Any] in
                ["rule": match.rule, "confidence": match.confidence, "triggers": match.triggers]
            },
            "archive": explanation.context?.memory.map { memory -> [String: Any] in
                [
                    "matter": memory.eventKind, "place": members(of: memory.place),
                    "stories": memory.stories.map { story -> [String: Any] in
                        [
                            "story": story.id, "title": story.title, "latest": story.latest.formatted(.iso8601),
                            "verdict": story.verdict,
                        ]
                    },
                ]
            },
        ])
    }
}
