import Newsroom

/// The category of the article and of its story, and the desks that show it.
struct CategoryBlock: ExplanationBlock {
    /// The maximum number of lines; the rest had little influence.
    private static let mostEvidence = 12
    private static let mostScores = 4

    let explanation: ArticleExplanation

    var lines: [String] {
        let decision = explanation.brief?.topic
        let name = decision.map { $0.category + ($0.subcategory.map { "/\($0)" } ?? "") } ?? "none"
        let evidence = explanation.topic.evidence.prefix(Self.mostEvidence).map { item in
            let target = item.category + (item.subcategory.map { "/\($0)" } ?? "")
            let origin =
                switch item.origin {
                case .source: "the source's own category"
                case .filing: "filed by its publisher under \"\(item.words)\""
                case .title, .summary: "\"\(item.words)\" in the \(item.origin.rawValue)"
                }
            return "  \(Self.signed(item.weight)) \(target): \(origin)"
        }
        return ["CATEGORY  \(name)\(decision.map { ", confidence \(Self.number($0.confidence))" } ?? "")"]
            + otherDesks + desk + scores + evidence
    }

    var members: [String: Any?] { ["topic": topic] }

    /// The highest scores, at least down to the category chosen, with what else decided.
    private var scores: [String] {
        let scores = explanation.topic.scores
        let chosen = scores.firstIndex { $0.category == explanation.topic.topic?.category } ?? 0
        let shown = scores.prefix(max(Self.mostScores, chosen + 1)).enumerated().map { place, score in
            let counted = Self.number(score.counted)
            let notes = [
                score.score > score.counted ? "\(counted) counted, but goes before a narrower category" : nil,
                score.score < score.counted ? "\(counted) counted, but a wider category goes first" : nil,
                place < chosen && !score.isOpen ? "too few different phrases to be chosen" : nil,
            ].compactMap(\.self)
            return "\(score.category) \(Self.number(score.score))"
                + (notes.isEmpty ? "" : " (\(notes.joined(separator: "; ")))")
        }
        return shown.isEmpty ? [] : ["  scores: \(shown.joined(separator: ", "))"]
    }

    private var otherDesks: [String] {
        let others = explanation.otherDesks.map { desk in
            let reason =
                switch desk.reason {
                case .words: "its text supports it almost as strongly"
                case .reports: "nearly as many reports of its story"
                case .wordsOfReports: "the second category of half of its story's reports"
                case .place: "its place"
                }
            return "\(desk.category) (\(reason))"
        }
        return others.isEmpty ? [] : ["  also on: \(others.joined(separator: ", "))"]
    }

    /// The article's own category next to its story's.
    private var desk: [String] {
        guard !explanation.deskVotes.isEmpty else { return [] }
        let votes = explanation.deskVotes.map { "\($0.category) \($0.reports)" }
        return [
            "  decided by the reports of its story: \(votes.joined(separator: ", "))",
            "  on its own: \(explanation.topic.topic?.category ?? "none")",
        ]
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
}
