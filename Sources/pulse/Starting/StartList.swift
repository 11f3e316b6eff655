import FeedListing
import Foundation
import Newsroom
import Pipeline

/// A theme for a new list, made of feeds from the shipped one.
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

/// A new `feeds.json`.
struct StartList {
    var title: String
    var timeZone: String
    /// The language of the interface.
    var language: String
    /// The sources, as defined in the shipped list.
    var sources: [FeedSource]

    /// The maximum number of feeds, so that the first build finishes before anyone gives up. Several topics share this
    /// number, but each may have up to four, even if that makes more.
    private static let limit = 24

    /// Returns the feeds for a theme.
    ///
    /// - Parameters:
    ///   - country: the country for `local`, as ISO 3166-1.
    ///   - languages: the languages of the feeds as BCP 47 tags; empty for all.
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

    /// Returns the feeds for several topics, which are categories.
    static func sources(of topics: [String], languages: [String], among shipped: [FeedSource]) -> [FeedSource] {
        let perTopic = max(4, limit / max(1, topics.count))
        return topics.flatMap { topic in
            mixed(shipped.filter { $0.category == topic && $0.editions.isEmpty && speaks($0, languages) })
                .prefix(perTopic)
        }
    }

    /// The science feeds by name, since the shipped list has no such category.
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

    /// Interleaves sources by country, so that no country fills a truncated list.
    private static func mixed(_ sources: [FeedSource]) -> [FeedSource] {
        var counts: [String: Int] = [:]
        let turns = sources.map { source in
            counts[source.country ?? "", default: 0] += 1
            return counts[source.country ?? "", default: 0]
        }
        return sources.indices.sorted { (turns[$0], $0) < (turns[$1], $1) }.prefix(limit).map { sources[$0] }
    }

    /// The contents of the file, formatted as if written by hand.
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
              "$comment": "The sources of your briefing. Every setting has a default; `pulse build --print-config` shows them all.",

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
