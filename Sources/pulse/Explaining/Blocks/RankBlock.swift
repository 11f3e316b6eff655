import Foundation
import Newsroom

/// The rank of the story.
struct RankBlock: ExplanationBlock {
    let explanation: ArticleExplanation

    var lines: [String] {
        guard let rank = explanation.rank else { return ["RANK  none: no report of it is shown"] }
        return [
            "RANK  \(Self.number(rank.score)), \(Self.number(rank.weight)) when its newest report arrived, "
                + rank.newest.formatted(.iso8601),
            "  "
                + StoryRank.parts.map { "\($0.label) \(Self.number($0.value(rank), digits: 0...2))" }
                .joined(separator: ", "),
        ] + rank.consequences.map { "  \(Self.signed($0.weight)) \($0.name)" }
    }

    var members: [String: Any?] { ["rank": rank] }

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
}
