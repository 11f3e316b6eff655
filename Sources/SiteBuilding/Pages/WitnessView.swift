internal import Newsroom

/// Template values for a source that reports a story: `number`, `name`, `title` (the headline shown for it) with
/// `language` and `address` (`isLinked`), `trust` (its tier), `count` (if it has several articles),
/// `isPaid` (whether the article is only for subscribers).
struct WitnessView: TemplateView {
    let number: Int
    let name: String
    let brief: Brief
    let language: String?
    let trust: LocalisedText
    let count: LocalisedText?

    func child(named name: String) -> (any TemplateValue)? {
        switch name {
        case "number": String(number)
        case "name": self.name
        case "title": brief.article.title
        case "language": language as (any TemplateValue)? ?? false
        case "address": LinkAddress.safe(brief.article.url)
        case "isLinked": LinkAddress.safe(brief.article.url) != nil
        case "isPaid": brief.isPaid
        case "trust": trust
        case "count": count as (any TemplateValue)? ?? false
        default: nil
        }
    }

    /// An upper bound for its HTML size.
    var size: PieceSize {
        .most(of: [name, brief.article.title, brief.article.url ?? ""], besides: Self.markupSize)
    }

    /// The size of its markup without texts, including a country heading above it.
    private static let markupSize = PieceSize(bytes: 700, elements: 14)
}

/// Template values for the sources of one country: `region` (its code), `country` (its name) and `witnesses`. There is
/// no country if it is unknown, or if all sources are from the same one.
struct WitnessGroup: TemplateView {
    let region: String?
    let country: String?
    let witnesses: [WitnessView]

    func child(named name: String) -> (any TemplateValue)? {
        switch name {
        case "region": region as (any TemplateValue)? ?? false
        case "country": country
        case "witnesses": witnesses
        default: nil
        }
    }
}

/// All sources that report a story, grouped by country if there are two or more. The lead's country comes first, then
/// those with the most sources. Within a country, sources are sorted by trust tier; of one tier, articles that are
/// only for subscribers come last. Each source is shown with the article that the summary quotes, or else its newest.
///
/// As in the story's number of publishers, all sources of one owner or site are one, and only reports and live pages
/// count. A story without any lists all of its articles' sources.
struct Witnesses {
    /// A source for each entry of the list, with what is known of the publisher from any of its sources.
    let publishers: [FeedSource]
    private(set) var groups: [WitnessGroup]
    /// Whether sources from at least two countries give the story different headlines. If all of them print an
    /// agency's, there is nothing to compare.
    let isInternational: Bool
    private let numbers: [FeedSource.ID: Int]

    init(of file: StoryFile, quoted: [Brief], shelf: CardShelf) {
        let reports = file.briefs.filter(\.kind.isVoice)
        let byOwner = Dictionary(grouping: reports.isEmpty ? file.briefs : reports, by: \.source.ownerKey)
        let shown = byOwner.values.compactMap { briefs in
            quoted.first { quoted in briefs.contains { $0.id == quoted.id } }
                ?? briefs.max { ($0.article.moment, $0.id) < ($1.article.moment, $1.id) }
        }
        publishers = shown.map { brief in
            let sources = (byOwner[brief.source.ownerKey] ?? []).map(\.source)
            var publisher = brief.source
            publisher.publisherKind = publisher.publisherKind ?? sources.lazy.compactMap(\.publisherKind).first
            publisher.isStateControlled = sources.contains(where: \.isStateControlled)
            return publisher
        }
        let countries = Set(shown.compactMap(\.source.country))
        isInternational = countries.count > 1 && Set(shown.map { $0.article.title.lowercased() }).count > 1
        let byCountry = Dictionary(grouping: shown) { countries.count > 1 ? $0.source.country ?? "" : "" }
        let home = file.lead.source.country ?? ""
        let order = byCountry.keys.sorted { a, b in
            func rank(_ code: String) -> (Int, Int) {
                (code.isEmpty ? 2 : code == home ? 0 : 1, -(byCountry[code]?.count ?? 0))
            }
            return rank(a) == rank(b) ? a < b : rank(a) < rank(b)
        }
        var number = 0
        var numbers: [FeedSource.ID: Int] = [:]
        groups = order.map { code in
            let witnesses = (byCountry[code] ?? []).sorted { a, b in
                func rank(_ brief: Brief) -> (Int, Int, String, Article.ID) {
                    (brief.source.tier.rawValue, brief.isPaid ? 1 : 0, brief.source.name, brief.id)
                }
                return rank(a) < rank(b)
            }.map { brief -> WitnessView in
                number += 1
                let own = byOwner[brief.source.ownerKey] ?? []
                for article in own { numbers[article.source.id] = number }
                return WitnessView(
                    number: number, name: Self.name(of: brief, among: own), brief: brief,
                    language: CardView(brief: brief, shelf: shelf).language,
                    trust: shelf.words.wording("tier.\(brief.source.tier.rawValue)"),
                    count: own.count > 1 ? shelf.words.wording("articles", counting: own.count) : nil)
            }
            return WitnessGroup(
                region: code.isEmpty ? nil : code, country: code.isEmpty ? nil : shelf.words.regions.name(of: code),
                witnesses: witnesses)
        }
        self.numbers = numbers
    }

    /// Returns the name of a source, followed by the others of the same owner or site ("Globe, Globe Video").
    private static func name(of brief: Brief, among own: [Brief]) -> String {
        guard own.contains(where: { $0.source.name != brief.source.name }) else { return brief.source.name }
        let others = Set(own.map(\.source.publisher)).subtracting([brief.source.publisher])
        return ([brief.source.publisher] + others.sorted()).joined(separator: ", ")
    }

    /// Returns only the sources with the given numbers, which they keep.
    func holding(_ shown: Set<Int>) -> Witnesses {
        var some = self
        some.groups = groups.compactMap { group in
            let witnesses = group.witnesses.filter { shown.contains($0.number) }
            return witnesses.isEmpty
                ? nil : WitnessGroup(region: group.region, country: group.country, witnesses: witnesses)
        }
        return some
    }

    /// Returns a source's number in the list.
    func number(of source: FeedSource) -> Int? { numbers[source.id] }
}
