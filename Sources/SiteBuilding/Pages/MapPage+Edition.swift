internal import Newsroom

extension MapPage {
    /// How many articles of a country are listed.
    private static let listed = 8

    init(_ edition: Edition, shelf: CardShelf) {
        marks = MapMarks(edition.map, categories: edition.categories).marks.map {
            MarkView(mark: $0, words: shelf.words)
        }
        var clusters: [String: [MapCluster]] = [:]
        for cluster in edition.map { clusters[Address.country(of: cluster.place), default: []].append(cluster) }
        countries = clusters.sorted { $0.key < $1.key }
            .map { Self.country($0.key, $0.value, words: shelf.words) }
            .sorted { ($1.articles, $0.name) < ($0.articles, $1.name) }
        count = shelf.words.wording("articles", counting: edition.map.reduce(0) { $0 + $1.briefs.count })
        reach = shelf.words.wording("countries", counting: countries.count)
    }

    /// One country of the list; its articles newest first, each once.
    private static func country(_ id: String, _ clusters: [MapCluster], words: Words) -> Country {
        var seen: Set<Article.ID> = []
        let briefs = clusters.flatMap(\.briefs).filter { seen.insert($0.id).inserted }
            .sorted { ($1.article.moment, $0.id) < ($0.article.moment, $1.id) }
        let country = clusters[0].place
        let name = country.countryName.isEmpty ? country.name : country.countryName
        var places: [String] = []
        for cluster in clusters where cluster.place.name != name && !places.contains(cluster.place.name) {
            places.append(cluster.place.name)
        }
        return Country(
            id: id, name: name, articles: briefs.count, count: words.wording("articles", counting: briefs.count),
            places: places.prefix(6).joined(separator: ", ").nonEmpty,
            cards: briefs.prefix(listed).map { SlotView(id: $0.slot) },
            more: briefs.count > listed ? words.wording("more", counting: briefs.count - listed) : nil)
    }
}
