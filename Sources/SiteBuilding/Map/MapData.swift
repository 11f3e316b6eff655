internal import Foundation
internal import Newsroom

/// The data for the map page's script (`assets/map.json`), in a compact form.
///
/// Markers are in the edition's order, largest first; `x` and `y` are in units of the base map. Frequent
/// values (sources, categories, reasons) are listed once and referred to by index. Nothing depends on the time of the
/// build.
struct MapData: Encodable {
    /// The publishers: name, feed id, and the common prefix of article addresses.
    let sources: [[String]]
    /// The ids of the categories, in configuration order.
    let categories: [String]
    /// Reasons why articles matter: a `ContextKind`, a sentence, and the wording key if the sentence is the site's own.
    let reasons: [[String]]
    /// The time zone of the pages' times, as an IANA name.
    let zone: String
    let marks: [Mark]

    struct Mark: Encodable {
        let x: Int
        let y: Int
        /// The place's name ("Porto, Portugal"); `town` is the part before the country and `country` the country's
        /// code.
        let name: String
        let town: String?
        let country: String?
        /// The wording key for the name of a region of the world.
        let word: String?
        /// The GeoNames ids of all places shown by this marker, its own first; `map.html#place-ID` leads to them.
        let places: [Int]
        /// The articles, newest first.
        let articles: [MapArticle]
    }

    init(_ edition: Edition, words: Localisation) {
        var (sources, reasons) = (Numbering<[String]>(), Numbering<[String]>())
        let prefixes = Self.prefixes(of: edition)
        let pages = Set(edition.stories.map(\.story.id))
        categories = edition.categories.map(\.id)
        let categoryNumbers = Dictionary(
            edition.categories.enumerated().map { ($0.element.id, $0.offset) }, uniquingKeysWith: { first, _ in first })
        marks = edition.map.map { cluster in
            let place = PlaceView(cluster.place, words: words)
            let point = WorldProjection.point(latitude: cluster.latitude, longitude: cluster.longitude)
            return Mark(
                x: Int(point.x.rounded()), y: Int(point.y.rounded()), name: place.name, town: place.town,
                country: place.region, word: place.wording?.key, places: cluster.placeIDs,
                articles: cluster.briefs.map { brief in
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

    /// Returns the common prefix of each source's addresses, by source id.
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
    /// The GeoNames ids of the marker's places: its own first, the others sorted.
    var placeIDs: [Int] {
        let others = Set(briefs.compactMap { $0.place?.id }).subtracting([place.id])
        return [place.id] + others.sorted()
    }
}
