import FeedListing
import Foundation
import Newsroom
import Pipeline

/// What a first list is made of: feeds of the shipped one.
enum StartKind: String, CaseIterable {
    case world, technology, local, goodNews = "good-news", science

    var title: String {
        switch self {
        case .world: "World Pulse"
        case .technology: "Technology Pulse"
        case .local: "Local Pulse"
        case .goodNews: "Good News"
        case .science: "Science Pulse"
        }
    }
}

/// A `feeds.json` to begin with.
struct StartList {
    var title: String
    var timeZone: String
    /// The interface's.
    var language: String
    /// The sources, as the shipped list has them.
    var sources: [FeedSource]

    /// Feeds of one kind at most: a first build should be over before somebody gives up on it. Several topics share so many,
    /// and where there are more than six of them each has four at most all the same.
    private static let limit = 24

    /// The feeds of a kind.
    ///
    /// - Parameters:
    ///   - country: of `local`, as ISO 3166-1.
    ///   - languages: of the feeds, as BCP 47; empty for all.
    static func sources(of kind: StartKind, country: String?, languages: [String] = [], among shipped: [FeedSource])
        -> [FeedSource]
    {
        let chosen = shipped.filter { source in
            switch kind {
            case .world: source.category == "news" && source.editions.isEmpty
            case .technology: source.category == "technology"
            case .local: source.country == country
            case .goodNews: source.editions.contains("good-news")
            case .science: science.contains(source.name)
            }
        }
        return mixed(chosen.filter { speaks($0, languages) })
    }

    /// The feeds of several topics, which are categories.
    static func sources(of topics: [String], languages: [String], among shipped: [FeedSource]) -> [FeedSource] {
        let perTopic = max(4, limit / max(1, topics.count))
        return topics.flatMap { topic in
            mixed(shipped.filter { $0.category == topic && $0.editions.isEmpty && speaks($0, languages) })
                .prefix(perTopic)
        }
    }

    /// By the names of the shipped list, whose categories know no science.
    private static let science: Set = [
        "Nature", "Phys.org", "MIT Technology Review", "IEEE Spectrum", "BBC News – Science & Environment",
        "ScienceDaily – Health", "Medical Xpress", "STAT",
    ]

    private static func speaks(_ source: FeedSource, _ languages: [String]) -> Bool {
        languages.isEmpty
            || languages.contains { language in
                let tag = (source.language ?? "en").lowercased()
                return tag == language.lowercased() || tag.hasPrefix(language.lowercased() + "-")
            }
    }

    /// Of every country its first, then of every one its second: no country fills a list that is cut off.
    private static func mixed(_ sources: [FeedSource]) -> [FeedSource] {
        var counts: [String: Int] = [:]
        let turns = sources.map { source in
            counts[source.country ?? "", default: 0] += 1
            return counts[source.country ?? "", default: 0]
        }
        return sources.indices.sorted { (turns[$0], $0) < (turns[$1], $1) }.prefix(limit).map { sources[$0] }
    }

    /// The file, as people write such files by hand.
    var text: String {
        func quoted(_ text: String) -> String { ListText.quoted(text) }
        let entries = sources.map { source in
            var members = source.entries.map { "      \(quoted($0.key)): \($0.value)" }
            if let tier = source.statedTier { members.append("      \"tier\": \(tier.rawValue)") }
            return "    {\n\(members.joined(separator: ",\n"))\n    }"
        }
        return """
            {
              "$schema": "feeds.schema.json",
              "$comment": "What your briefing is made of. Every setting has a default; `pulse build --print-config` shows them all.",

              "site": {
                "$comment": "The time zone decides what 'today' means. Set the address when you publish.",
                "title": \(quoted(title)),
                "timeZone": \(quoted(timeZone)),
                "language": \(quoted(language))
              },

              "sources": [
            \(entries.joined(separator: ",\n"))
              ]
            }

            """
    }
}
