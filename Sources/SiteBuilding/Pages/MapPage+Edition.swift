internal import Newsroom

extension MapPage {
    /// The number of articles listed for a country.
    private static let listed = 3

    /// The number of clusters that pages link to: places with the most articles come first.
    static let linked = 64

    /// The number of countries listed below the map; `later` is the number on each further page.
    static let first = 12
    static let later = 24

    /// The number of headlines next to the map.
    private static let beside = 10

    /// - Parameters:
    ///   - countries: all countries with reports.
    ///   - first: the number of countries listed on the page itself.
    ///   - assets: the folder of the land picture, relative to the site's root.
    ///   - isLive: whether the site has the scripts for an interactive map.
    init(
        _ edition: Edition, countries: [Country], first: Int = Self.first, shelf: CardShelf, assets: String,
        isLive: Bool
    ) {
        self.isLive = isLive
        self.assets = assets
        let briefs = Self.sorted(edition.map.flatMap(\.briefs))
        newest = briefs.prefix(Self.beside).map { SlotView(id: $0.slot) }
        let shown = Set(briefs.map { $0.topic.category })
        categories = edition.categories.filter { shown.contains($0.id) }.map { shelf.words.link(to: $0) }
        marks = MapMarks(edition.map, linked: Self.linked, categories: edition.categories).marks.map {
            MarkView(mark: $0, words: shelf.words)
        }
        self.countries = Array(countries.prefix(first))
        others = countries.dropFirst(first).enumerated().map { index, country in
            var country = country
            country.address = Address.root + PartLinks.path(PageKind.map.path, part: 1 + index / Self.later)
            return country
        }
        count = shelf.words.wording("articles", counting: edition.map.reduce(0) { $0 + $1.briefs.count })
        countryCount = shelf.words.wording("countries", counting: countries.count)
    }

    /// Returns all countries with reports, those with the most articles first.
    static func countries(of edition: Edition, shelf: CardShelf) -> [Country] {
        var clusters: [String: [MapCluster]] = [:]
        for cluster in edition.map { clusters[Address.country(of: cluster.place), default: []].append(cluster) }
        return clusters.sorted { $0.key < $1.key }
            .map { country($0.key, $0.value, shelf: shelf) }
            .sorted { ($1.articles, $0.place.name) < ($0.articles, $1.place.name) }
    }

    /// Returns the articles newest first, without duplicates.
    private static func sorted(_ briefs: [Brief]) -> [Brief] {
        var seen: Set<Article.ID> = []
        return briefs.filter { seen.insert($0.id).inserted }
            .sorted { ($1.article.moment, $0.id) < ($0.article.moment, $1.id) }
    }

    /// Returns a country's entry in the list.
    private static func country(_ id: String, _ clusters: [MapCluster], shelf: CardShelf) -> Country {
        let words = shelf.words
        let briefs = sorted(clusters.flatMap(\.briefs))
        let country = clusters[0].place.ofItsCountry
        var places: [String] = []
        for cluster in clusters where cluster.place.name != country.name && !places.contains(cluster.place.name) {
            places.append(cluster.place.name)
        }
        return Country(
            id: id, place: PlaceView(country, words: words), articles: briefs.count,
            count: words.wording("articles", counting: briefs.count),
            places: places.prefix(6).joined(separator: ", ").nonEmpty,
            cards: briefs.prefix(listed).map { SlotView(id: $0.slot) },
            more: briefs.count > listed ? words.wording("more", counting: briefs.count - listed) : nil,
            placeFeeds: shelf.placeFeeds.filter { $0.fragment == id }.map { $0.view(words: words) })
    }
}

extension Place {
    /// A copy named after the place's country; unchanged for a region of the world. Coordinates stay those of the
    /// place.
    fileprivate var ofItsCountry: Place {
        var place = self
        if !countryName.isEmpty { (place.name, place.kind) = (countryName, .country) }
        return place
    }
}

extension SitePlan {
    /// `map.html` and its further parts.
    var mapPages: [PageDraft] {
        let countries = MapPage.countries(of: edition, shelf: shelf)
        return [map(of: countries)] + mapParts(of: countries)
    }

    /// Returns the map page: a picture, plus an interactive map if its libraries are present.
    private func map(of countries: [MapPage.Country]) -> PageDraft {
        let isLive = templates.hasLibraries && !edition.map.isEmpty
        @Sendable func page(first: Int) -> MapPage {
            MapPage(edition, countries: countries, first: first, shelf: shelf, assets: assets, isLive: isLive)
        }
        return draft(
            .map, page(first: MapPage.first),
            whole: countries.count > MapPage.first ? PageDraft.Whole(page(first: countries.count)) : nil,
            styles: isLive ? [assets + "live-map.css"] : [],
            placeFeeds: shelf.placeFeeds.map { $0.view(words: words) })
    }

    /// Returns pages with the countries that do not fit on `map.html`.
    private func mapParts(of countries: [MapPage.Country]) -> [PageDraft] {
        let rest = countries.dropFirst(MapPage.first)
        let parts = stride(from: rest.startIndex, to: rest.endIndex, by: MapPage.later).map {
            Array(rest[$0..<min($0 + MapPage.later, rest.endIndex)])
        }
        let all = PartLinks.parts(of: PageKind.map.path, count: parts.count + 1, words: words)
        return parts.enumerated().map { index, countries in
            PageDraft(
                path: all[index + 1].path, template: "pages/map-more.md",
                view: MapPartPage(countries: countries, ways: PartLinks(all, at: index + 1)),
                title: "\(words["title.map"]) · \(index + 2)", titleKeys: ["title.map", "-"],
                description: words["description.map"], kind: .map, partOf: PageKind.map.path)
        }
    }
}
