internal import Foundation
internal import Newsroom

/// `assets/map.json`: everything that the map page's script shows, as compactly as possible.
///
/// Marks stand in the order of the picture in the page (the largest first), where `x` and `y` are units of the base map.
/// Values that occur often (sources, categories, reasons) are listed once and named by their place in the list.
/// Nothing in it depends on the moment of the build.
struct MapData: Encodable {
    /// Of a publisher: its name, the id of its feed, and what the addresses of its articles begin with.
    let sources: [[String]]
    /// Ids, in the order of the configuration.
    let categories: [String]
    /// Why articles matter: a `ContextKind`, a sentence, and where it is one of the site's own the key of its text.
    let reasons: [[String]]
    /// An IANA name: the clock that the pages' times are read from.
    let zone: String
    let marks: [Mark]

    struct Mark: Encodable {
        let x: Int
        let y: Int
        /// "Porto, Portugal", and apart: what stands before the country's name, and the country's code.
        let name: String
        let town: String?
        let country: String?
        /// The key of the name of a part of the world.
        let word: String?
        /// GeoNames' ids of the places that it stands for, which `map.html#place-ID` leads to; its own first.
        let places: [Int]
        /// Newest first.
        let articles: [MapArticle]
    }

    init(_ edition: Edition, words: Localisation) {
        var (sources, reasons) = (Numbering<[String]>(), Numbering<[String]>())
        let prefixes = Self.prefixes(of: edition)
        let pages = Set(edition.stories.map(\.story.id))
        categories = edition.categories.map(\.id)
        let categoryNumbers = Dictionary(
            edition.categories.enumerated().map { ($0.element.id, $0.offset) }, uniquingKeysWith: { first, _ in first })
        marks = MapMarks(edition.map, categories: edition.categories).marks.map { mark in
            let place = PlaceView(mark.cluster.place, words: words)
            return Mark(
                x: mark.x, y: mark.y, name: place.name, town: place.town, country: place.region,
                word: place.wording?.key, places: mark.cluster.placeIDs,
                articles: mark.cluster.briefs.map { brief in
                    let prefix = prefixes[brief.source.id] ?? ""
                    return MapArticle(
                        brief, address: LinkAddress.safe(brief.article.url).map { String($0.dropFirst(prefix.count)) },
                        source: sources.number(of: [brief.source.name, brief.source.id, prefix]),
                        category: categoryNumbers[brief.topic.category] ?? -1,
                        reason: brief.context.map { reasons.number(of: Self.reason($0, words: words)) } ?? -1,
                        storyName: pages.contains(brief.story.id)
                            ? edition.pageNames.storyName(brief.story.id) : nil)
                })
        }
        self.sources = sources.all
        self.reasons = reasons.all
        zone = edition.site.timeZone
    }

    private static func reason(_ context: Context, words: Localisation) -> [String] {
        if let source = context.sources.first {
            return [context.kind.rawValue, "“\(context.reason.text)” (\(source.name))"]
        }
        guard context.precedents == nil else { return [context.kind.rawValue, words.view(of: context).name] }
        guard let wording = words.wording(of: context.reason) else {
            return [context.kind.rawValue, context.reason.text]
        }
        return [context.kind.rawValue, wording.text, wording.key]
    }

    /// The common beginning of a source's addresses, by the source's id.
    private static func prefixes(of edition: Edition) -> [FeedSource.ID: String] {
        var prefixes: [FeedSource.ID: String] = [:]
        for brief in edition.map.flatMap(\.briefs) {
            guard let address = LinkAddress.safe(brief.article.url) else { continue }
            prefixes[brief.source.id] = prefixes[brief.source.id].map { $0.commonPrefix(with: address) } ?? address
        }
        return prefixes
    }

    var bytes: [UInt8] { JSONFile.compact(self) }
}

extension MapCluster {
    /// GeoNames' ids of the places that the mark stands for, its own first, then in order.
    var placeIDs: [Int] {
        let others = Set(briefs.compactMap(\.place?.id)).subtracting([place.id])
        return [place.id] + others.sorted()
    }
}
