import Foundation
import Newsroom

/// An explanation as people read it, and send it in when something is wrong.
struct ExplanationAsText {
    /// How many lines each part may take: the rest decided little.
    private static let mostEvidence = 12

    private let explanation: ArticleExplanation

    init(_ explanation: ArticleExplanation) { self.explanation = explanation }

    var text: String {
        [head, topic, places, sentiment, context, story, section].map { $0.joined(separator: "\n") }
            .joined(separator: "\n\n")
    }

    private var head: [String] {
        let article = explanation.article
        let source = explanation.source.map { source in
            "\(source.name), \(source.country ?? "no country"), \(Self.standing(source.tier))"
                + (source.isEnabled ? "" : ", switched off")
        }
        return [
            article.title, "id         \(article.id)", "address    \(article.url ?? "none")",
            "source     \(source ?? "\(article.source), no longer configured")",
            "published  \(article.published?.formatted(.iso8601) ?? "no date given"), "
                + "first seen \(article.firstSeen.formatted(.iso8601))",
        ]
    }

    private var topic: [String] {
        let decision = explanation.topic.topic
        let name = decision.map { $0.category + ($0.subcategory.map { "/\($0)" } ?? "") } ?? "none"
        let scores = explanation.topic.scores.prefix(4).map { "\($0.category) \(Self.number($0.score))" }
        let evidence = explanation.topic.evidence.prefix(Self.mostEvidence).map { item in
            let target = item.category + (item.subcategory.map { "/\($0)" } ?? "")
            let origin =
                item.origin == .source
                ? "the source's own category" : "\"\(item.words)\" in the \(item.origin.rawValue)"
            return "  \(Self.signed(item.weight)) \(target): \(origin)"
        }
        return ["CATEGORY  \(name)\(decision.map { ", confidence \(Self.number($0.confidence))" } ?? "")"]
            + (scores.isEmpty ? [] : ["  scores: \(scores.joined(separator: ", "))"]) + evidence
    }

    private var places: [String] {
        let geotag = explanation.places.geotag
        let pin = geotag.location.map { "\(Self.name($0)), confidence \(Self.number(geotag.confidence))" }
        return ["PLACES  it is about \(pin ?? "no one place")"]
            + explanation.places.considered.flatMap { item in
                let verdict = item.isTaken ? "taken for" : "rejected as"
                var lines = [
                    "  \"\(item.text)\" \(verdict) \(Self.name(item.place)): \(Self.number(item.score)) of "
                        + "\(Self.number(explanation.places.threshold)) needed"
                        + (item.reasons.isEmpty ? "" : "; \(item.reasons.joined(separator: "; "))")
                ]
                if !item.namesakes.isEmpty {
                    lines.append("    less likely: \(item.namesakes.map(Self.name).joined(separator: "; "))")
                }
                return lines
            }
    }

    private var sentiment: [String] {
        ["TONE  \(Self.signed(explanation.sentiment.sentiment))"]
            + explanation.sentiment.words.map { "  \(Self.signed($0.valence)) \"\($0.text)\"" }
    }

    private var context: [String] {
        let context = explanation.context.context
        let said = context.map { "\($0.reason) (\($0.kind.rawValue), tier \($0.tier), \(Self.number($0.confidence)))" }
        return ["WHY IT MATTERS  \(said ?? "nothing is said")", "  \(explanation.context.verdict)"]
            + explanation.context.matches.map {
                "  rule \($0.rule), \(Self.number($0.confidence)), because: \($0.triggers.joined(separator: ", "))"
            } + explanation.implications.map { "  may mean: \($0)" }
    }

    private var story: [String] {
        guard let story = explanation.story else { return ["STORY  not in the edition's window"] }
        let count = story.story.articles.count
        return [
            "STORY  \(story.story.id), articles: \(count), publishers: \(story.story.publishers), "
                + "threshold \(Self.number(story.threshold))"
        ]
            + story.neighbours.map { neighbour in
                let title = explanation.neighbours[neighbour.article]?.title ?? ""
                let details = [neighbour.commonWords.joined(separator: " ")] + neighbour.reasons
                return "  \(Self.number(neighbour.likeness)) \(neighbour.isInStory ? "in it    " : "not in it") "
                    + "\(neighbour.article) \(title)\n    \(details.filter { !$0.isEmpty }.joined(separator: "; "))"
            }
    }

    private var section: [String] {
        ["SECTION  \(explanation.section?.rawValue ?? "none: it is older than what pages show, or its source is off")"]
    }

    private static func name(_ place: Place) -> String {
        place.countryName.isEmpty || place.countryName == place.name
            ? place.name : "\(place.name), \(place.countryName)"
    }

    private static func standing(_ tier: CredibilityTier) -> String {
        switch tier {
        case .reference: "reference"
        case .established: "established"
        case .other: "other"
        }
    }

    private static func number(_ value: Double) -> String {
        value.formatted(.number.precision(.fractionLength(2)).locale(Locale(identifier: "en_GB")))
    }

    private static func signed(_ value: Double) -> String { (value < 0 ? "" : "+") + number(value) }
}
