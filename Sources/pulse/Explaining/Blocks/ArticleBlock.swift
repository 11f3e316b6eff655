import Foundation
import Newsroom

/// The article itself, with its source.
struct ArticleBlock: ExplanationBlock {
    let explanation: ArticleExplanation

    var lines: [String] {
        let article = explanation.article
        let source = explanation.source.map { source in
            "\(source.name), \(source.country ?? "no country"), \(Self.trust(source.tier))"
                + (source.isEnabled ? "" : ", disabled")
        }
        return [
            article.title, "id         \(article.id)", "address    \(article.url ?? "none")",
            "source     \(source ?? "\(article.source), no longer configured")",
            "published  \(article.published?.formatted(.iso8601) ?? "no date given"), "
                + "first seen \(article.firstSeen.formatted(.iso8601))",
        ] + access
    }

    var members: [String: Any?] {
        [
            "id": explanation.article.id, "title": explanation.article.title, "url": explanation.article.url,
            "source": explanation.source?.name ?? explanation.article.source,
            "access": explanation.access.map { ["value": $0.access.rawValue, "origin": $0.origin.rawValue] },
        ]
    }

    private var access: [String] {
        guard let access = explanation.access else { return [] }
        let origin =
            switch access.origin {
            case .page: "according to its page"
            case .feed: "according to its feed, address or title"
            case .configuration: "by your configuration"
            }
        return ["access     \(access.access == .paid ? "subscribers only" : "free to read"), \(origin)"]
    }

    private static func trust(_ tier: CredibilityTier) -> String {
        switch tier {
        case .reference: "highly trusted"
        case .established: "trusted"
        case .other: "other"
        }
    }
}
