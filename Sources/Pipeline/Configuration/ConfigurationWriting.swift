internal import Deduplicating
internal import Fetching
internal import Foundation
internal import Newsroom
internal import Sectioning
internal import SiteBuilding

extension Configuration {
    /// The configuration in effect, as `feeds.json` would say it: reading it gives the same configuration.
    public var json: String {
        JSONValue.object([
            "site": .object([
                "title": .string(site.title), "tagline": .string(site.tagline), "address": .optional(site.address),
                "timeZone": .string(site.timeZone), "language": .string(site.language),
                "retentionDays": .integer(retentionDays), "images": .string(building.images.rawValue),
            ]),
            "categories": .array(categories.map(\.json)),
            "sources": .array(sources.map(\.json)), "editions": .array(editions.map(\.json)),
            "output": .string(output), "dataFolder": .string(dataFolder), "templates": .optional(templates),
            "contextRules": .optional(contextRules), "categoryRules": .optional(categoryRules),
            "fetching": .object([
                "concurrency": .integer(fetching.concurrency), "perHost": .integer(fetching.perHost),
                "hostInterval": .number(fetching.hostInterval), "connectTimeout": .number(fetching.connectTimeout),
                "timeout": .number(fetching.timeout), "bodyLimit": .integer(fetching.bodyLimit),
                "articlesPerSource": .integer(fetching.articlesPerSource),
                "picturesPerRun": .integer(fetching.picturesPerRun),
                "redirectLimit": .integer(fetching.redirectLimit), "allowedHosts": .texts(fetching.allowedHosts),
                "userAgent": .string(fetching.userAgent),
            ]),
            "deduplicating": .object([
                "similarity": .number(deduplicating.similarity), "storyGap": .number(deduplicating.storyGap),
                "titleGap": .number(deduplicating.titleGap), "titleWords": .integer(deduplicating.titleWords),
            ]),
            "sectioning": .object([
                "front": limits(sectioning.front), "desk": limits(sectioning.desk),
                "thin": .integer(sectioning.thin), "filled": .integer(sectioning.filled),
                "headlines": .integer(sectioning.headlines),
                "headlinesPerPublisher": .integer(sectioning.headlinesPerPublisher),
                "contexts": .integer(sectioning.contexts), "clusterRadius": .number(sectioning.clusterRadius),
                "clusters": .integer(sectioning.clusters),
            ]),
            "summaries": .object([
                "server": .optional(summaries.server?.address), "model": .optional(summaries.server?.model),
                "timeout": .number(summaries.server?.timeout ?? 60), "stories": .integer(summaries.stories),
            ]),
            "publishing": .object(["inPlace": .bool(publishesInPlace)]),
        ]).text(pretty: true)
    }
}

private func limits(_ limits: SectionLimits) -> JSONValue {
    .object([
        "topStories": .integer(limits.topStories), "earlierToday": .integer(limits.earlierToday),
        "thisWeek": .integer(limits.thisWeek),
    ])
}

extension Newsroom.Category {
    fileprivate var json: JSONValue {
        .object([
            "id": .string(id), "name": .string(name), "icon": .string(icon), "colour": .string(colour),
            "gradient": .texts(gradient), "keywords": .texts(keywords),
            "subcategories": .array(subcategories.map(\.json)),
        ])
    }
}

extension Subcategory {
    fileprivate var json: JSONValue {
        .object([
            "id": .string(id), "name": .string(name), "description": .string(description), "keywords": .texts(keywords),
        ])
    }
}

extension FeedSource {
    fileprivate var json: JSONValue {
        .object([
            "name": .string(name), "feed": .string(feed), "site": .optional(site), "category": .string(category),
            "subcategory": .optional(subcategory), "language": .optional(language), "country": .optional(country),
            "tier": .integer(tier.rawValue), "enabled": .bool(isEnabled), "extract": .bool(extractsArticles),
            "editions": .texts(editions),
        ])
    }
}

extension EditionPlan {
    fileprivate var json: JSONValue {
        .object([
            "id": .string(id), "title": .string(title), "tagline": .string(tagline),
            "categories": .array(categories.map(\.json)), "picks": .optional(picks), "fallback": .optional(fallback),
            "filter": .object([
                "sentiment": filter.sentiment.map(JSONValue.number) ?? .null, "blocked": .texts(filter.blocked),
                "boosted": .texts(filter.boosted), "keywords": .texts(filter.keywords),
                "languages": .texts(filter.languages), "countries": .texts(filter.countries),
                "categories": .texts(filter.categories),
            ]),
        ])
    }
}

extension JSONValue {
    static func optional(_ text: String?) -> JSONValue { text.map(JSONValue.string) ?? .null }
    static func integer(_ value: Int) -> JSONValue { .number(Double(value)) }
    static func texts(_ texts: [String]) -> JSONValue { .array(texts.map(JSONValue.string)) }

    /// As JSON with sorted keys.
    func text(pretty: Bool) -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting =
            pretty
            ? [.sortedKeys, .withoutEscapingSlashes, .prettyPrinted] : [.sortedKeys, .withoutEscapingSlashes]
        return (try? encoder.encode(self)).map { String(decoding: $0, as: UTF8.self) } ?? "null"
    }
}
