public import Newsroom

/// Adds articles to the categories that show the news of their place (`categories[].places`), whatever its topic.
public struct PlaceDesks: Sendable {
    private var ofCountries: [String: [Newsroom.Category.ID]] = [:]
    private var ofPlaces: [Place.ID: [Newsroom.Category.ID]] = [:]

    /// Looks up what lies in or near the categories' places. A name that the gazetteer doesn't know takes no articles.
    public init(_ categories: [Newsroom.Category], gazetteer: Gazetteer) {
        for category in categories {
            for name in category.places.compactMap(PlaceName.init) {
                guard let place = name.place else {
                    ofCountries[name.country, default: []].append(category.id)
                    continue
                }
                guard let outer = gazetteer.index(of: place, in: name.country) else { continue }
                let inside = gazetteer.ids(in: outer, around: Float(category.radius))
                for id in inside { ofPlaces[id, default: []].append(category.id) }
            }
        }
    }

    /// Returns a topic with the categories of a place among its other ones. If there is no topic, the first of them is
    /// the topic.
    public func added(to topic: Topic?, for place: Place?) -> Topic? {
        guard let place else { return topic }
        let desks = (ofPlaces[place.id] ?? []) + (ofCountries[place.country] ?? [])
        guard let first = desks.first else { return topic }
        var topic = topic ?? Topic(category: first, confidence: 1)
        for desk in desks where desk != topic.category && !topic.others.contains(desk) { topic.others.append(desk) }
        return topic
    }
}

extension Gazetteer {
    /// Returns the one place that a name means in a country: the most populous, or the town of that name in it. So
    /// "New York" is the city, and "California" the state, not the towns of that name elsewhere.
    fileprivate func index(of name: String, in country: String) -> Int? {
        let named = Set(places(named: name).filter { $0.name == name && $0.country == country }.map(\.id))
        let indices = records.indices.filter { named.contains(Int(records[$0].id)) }
            .sorted { (records[$1].population, records[$0].id) < (records[$0].population, records[$1].id) }
        guard let first = indices.first, records[first].kind != .city else { return indices.first }
        let resolver = ToponymResolver(gazetteer: self, home: 0, homeWeight: 0)
        return indices.first { records[$0].kind == .city && resolver.lies(Int32($0), in: Int32(first)) } ?? first
    }

    /// Returns the ids of a place and of the places in it or, if it is a town, near it.
    ///
    /// - Parameter radius: in kilometres.
    fileprivate func ids(in outer: Int, around radius: Float) -> Set<Place.ID> {
        let resolver = ToponymResolver(gazetteer: self, home: 0, homeWeight: 0)
        let other = records[outer]
        return Set(
            records.indices.filter { inner in
                if inner == outer { return true }
                guard other.kind == .city else { return resolver.lies(Int32(inner), in: Int32(outer)) }
                let one = records[inner]
                return (one.kind == .city || one.kind == .county) && one.distance(to: other) <= radius
            }.map { Int(records[$0].id) })
    }
}
