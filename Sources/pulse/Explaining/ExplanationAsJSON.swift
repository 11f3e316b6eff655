import Configuring
import Foundation
import Newsroom

/// An explanation as one JSON object with sorted keys.
struct ExplanationAsJSON {
    private let explanation: ArticleExplanation

    init(_ explanation: ArticleExplanation) { self.explanation = explanation }

    var text: String { text(.prettyPrinted) }
    /// The object on one line, for printing several.
    var line: String { text([]) }

    private func text(_ form: JSONSerialization.WritingOptions) -> String {
        let data = try? JSONSerialization.data(
            withJSONObject: members, options: [.sortedKeys, .withoutEscapingSlashes, form])
        return data.map { JSONValue.harmless(String(decoding: $0, as: UTF8.self)) } ?? "{}"
    }

    private var members: [String: Any] {
        object([
            "id": explanation.article.id, "title": explanation.article.title, "url": explanation.article.url,
            "source": explanation.source?.name ?? explanation.article.source, "access": access, "kind": kind,
            "topic": topic, "places": places,
            "sentiment": sentiment, "context": context, "story": story, "thread": thread, "rank": rank,
            "section": explanation.placement.section?.rawValue, "headline": explanation.placement.headline,
            "pages": explanation.placement.spots.map { spot -> [String: Any] in
                [
                    "page": spot.desk ?? "", "section": spot.section.rawValue,
                    "isContextLeftOut": spot.isContextLeftOut,
                ]
            }, "isFound": explanation.placement.isFound,
        ])
    }

    private var access: [String: Any]? {
        explanation.access.map { ["value": $0.access.rawValue, "origin": $0.origin.rawValue] }
    }

    private var kind: [String: Any] {
        [
            "kind": explanation.kind.kind.exported,
            "rules": explanation.kind.evidence.map { item -> [String: Any] in
                ["kind": item.kind.exported, "rule": item.rule, "weight": item.weight]
            },
        ]
    }

    private var sentiment: [String: Any] {
        object([
            "value": (explanation.brief?.findings.tone).map(rounded),
            "words": (explanation.sentiment?.words ?? []).map { ["text": $0.text, "valence": rounded($0.valence)] },
        ])
    }

    private var topic: [String: Any] {
        let decision = explanation.brief?.topic
        return object([
            "category": decision?.category, "subcategory": decision?.subcategory,
            "confidence": (decision?.confidence).map(rounded),
            "own": explanation.topic.topic?.category,
            "others": explanation.otherDesks.map { ["category": $0.category, "reason": $0.reason.rawValue] },
            "votes": explanation.deskVotes.map { ["category": $0.category, "reports": $0.reports] as [String: Any] },
            "scores": byCategory(explanation.topic.scores, \.score),
            "counted": byCategory(explanation.topic.scores, \.counted),
            "tooFewPhrases": explanation.topic.scores.filter { !$0.isOpen }.map(\.category),
            "evidence": explanation.topic.evidence.map { item -> [String: Any] in
                object([
                    "words": item.words, "in": item.origin.rawValue, "category": item.category,
                    "subcategory": item.subcategory, "weight": rounded(item.weight),
                ])
            },
        ])
    }

    private func byCategory(
        _ scores: [TopicExplanation.Score], _ points: (TopicExplanation.Score) -> Double
    ) -> [String: Double] {
        Dictionary(scores.map { ($0.category, rounded(points($0))) }, uniquingKeysWith: { first, _ in first })
    }

    private var places: [String: Any] {
        object([
            "location": (explanation.brief?.place).map(members),
            "isGivenByPublisher": explanation.places.isGivenByPublisher, "threshold": explanation.places.threshold,
            "confidence": explanation.places.geotag.confidence, "homeNames": explanation.places.homeNames,
            "section": explanation.places.section,
            "considered": explanation.places.considered.map { item -> [String: Any] in
                [
                    "text": item.text, "place": members(of: item.place), "score": rounded(item.score),
                    "taken": item.isTaken, "reasons": item.reasons, "namesakes": item.namesakes.map(members),
                ]
            },
        ])
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

    private var rank: [String: Any]? {
        explanation.rank.map { rank in
            var members: [String: Any] = [
                "score": rounded(rank.score), "weight": rounded(rank.weight),
                "newest": rank.newest.formatted(.iso8601),
                "consequences": rank.consequences.map { item -> [String: Any] in
                    ["name": item.name, "weight": rounded(item.weight)]
                },
            ]
            for part in StoryRank.parts { members[part.name] = rounded(part.value(rank)) }
            return members
        }
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

    private func members(of place: Place) -> [String: Any] {
        ["name": place.name, "country": place.country, "geonameID": place.id]
    }

    /// Drops members that are nil.
    private func object(_ members: [String: Any?]) -> [String: Any] { members.compactMapValues { $0 } }

    private func rounded(_ value: Double) -> Double { (value * 1000).rounded() / 1000 }
}
