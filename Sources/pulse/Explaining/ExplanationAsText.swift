import Foundation
import Newsroom

/// An explanation as text for people, who also attach it to bug reports.
struct ExplanationAsText {
    /// The maximum number of lines per section; the rest had little influence.
    private static let mostEvidence = 12
    private static let mostScores = 4

    private let explanation: ArticleExplanation

    init(_ explanation: ArticleExplanation) { self.explanation = explanation }

    var text: String {
        [head, kind, topic, places, sentiment, context, story, thread, rank, placement].map {
            $0.joined(separator: "\n")
        }
        .joined(separator: "\n\n")
    }

    private var head: [String] {
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

    private var kind: [String] {
        let kind = explanation.kind
        return ["KIND  \(kind.kind.rawValue)\(kind.kind == .promotion ? ", not shown on any page" : "")"]
            + kind.evidence.prefix(Self.mostEvidence).map { item in
                "  \(item.weight > 0 ? "+" : "")\(item.weight) \(item.kind.rawValue): \(item.rule)"
            }
    }

    private var topic: [String] {
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

    private var places: [String] {
        let certainty =
            explanation.brief?.place != explanation.places.geotag.location
            ? "as in most reports of its story"
            : explanation.places.isGivenByPublisher
                ? "given by its publisher"
                : explanation.places.section != nil
                    ? "from its section \"\(explanation.places.section ?? "")\""
                    : !explanation.places.homeNames.isEmpty
                        ? "only its publishers write about \(explanation.places.homeNames.joined(separator: ", "))"
                        : "confidence \(Self.number(explanation.places.geotag.confidence))"
        let pin = (explanation.brief?.place).map { "\(Self.name($0)), \(certainty)" }
        return ["PLACES  about \(pin ?? "no single place")"]
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
        guard let sentiment = explanation.sentiment else { return ["TONE  none: its language is not supported"] }
        return ["TONE  \(Self.signed(sentiment.sentiment))"]
            + sentiment.words.map { "  \(Self.signed($0.valence)) \"\($0.text)\"" }
    }

    private var context: [String] {
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

    private static func memory(of memory: ContextExplanation.Memory) -> [String] {
        let head = "  the archive on \(memory.eventKind) in \(name(memory.place)): "
        guard !memory.stories.isEmpty else { return [head + "no other story with a page"] }
        return [head + "other stories: \(memory.stories.count)"]
            + memory.stories.map { "    \($0.id) \($0.latest.formatted(.iso8601)) \($0.title)\n      \($0.verdict)" }
    }

    private var story: [String] {
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

    private static func decision(_ decision: StoryExplanation.Decision) -> String {
        let loss = decision.overriddenBy.map { " (overridden by line \($0))" } ?? ""
        return "  the owner's decision in \(decision.file), line \(decision.line): \(decision.text)\(loss)"
    }

    private var thread: [String] {
        guard let thread = explanation.thread else { return ["THREAD  none: its story is not linked to any other"] }
        let head = thread.thread.map { "THREAD  \($0), stories: \(thread.stories)" }
        return [head ?? "THREAD  none: too few of the stories linked to its story are linked to each other"]
            + (thread.page.map { ["  page \($0)"] } ?? [])
            + thread.links.map { link in
                "  \(Self.number(link.similarity)) \(link.isInThread ? "in it    " : "not in it") \(link.story) "
                    + "\(link.title)\n    \(link.reason)"
            }
    }

    private var rank: [String] {
        guard let rank = explanation.rank else { return ["RANK  none: no report of it is shown"] }
        return [
            "RANK  \(Self.number(rank.score)), \(Self.number(rank.weight)) when its newest report arrived, "
                + rank.newest.formatted(.iso8601),
            "  "
                + StoryRank.parts.map { "\($0.label) \(Self.number($0.value(rank), digits: 0...2))" }
                .joined(separator: ", "),
        ] + rank.consequences.map { "  \(Self.signed($0.weight)) \($0.name)" }
    }

    private var placement: [String] {
        let placement = explanation.placement
        guard let section = placement.section else {
            return [
                placement.isFound
                    ? "SECTION  none: it is too old for the pages, but the search still finds it"
                    : "SECTION  none: it is too old to be loaded, or its source is disabled"
            ]
        }
        let headline = placement.headline.map { ["  headline number \($0)"] } ?? []
        let spots = placement.spots.map { spot in
            "  on \(spot.desk.map { "the page of \($0)" } ?? "the front page"): \(spot.section.rawValue)"
                + (spot.isContextLeftOut ? ", without why it matters: the section shows enough general reasons" : "")
        }
        let none = "  on no page itself: another article represents its story, or higher-ranked ones fill the section"
        return ["SECTION  \(section.rawValue)"] + headline + (spots.isEmpty ? [none] : spots)
    }

    private static func name(_ place: Place) -> String {
        place.countryName.isEmpty || place.countryName == place.name
            ? place.name : "\(place.name), \(place.countryName)"
    }

    private static func trust(_ tier: CredibilityTier) -> String {
        switch tier {
        case .reference: "highly trusted"
        case .established: "trusted"
        case .other: "other"
        }
    }

    private static func number(_ value: Double, digits: ClosedRange<Int> = 2...2) -> String {
        value.formatted(.number.precision(.fractionLength(digits)).locale(Locale(identifier: "en_GB")))
    }

    private static func signed(_ value: Double) -> String { (value < 0 ? "" : "+") + number(value) }
}
