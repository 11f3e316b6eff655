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
                let inside = gazetteer.ids(in: place, of: name.country, around: Float(category.radius))
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
    /// Returns the ids of the places with a name, of what lies in them, and of what is near those that are towns.
    ///
    /// - Parameter radius: in kilometres.
    fileprivate func ids(in name: String, of country: String, around radius: Float) -> Set<Place.ID> {
        let named = Set(places(named: name).filter { $0.name == name && $0.country == country }.map(\.id))
        let resolver = ToponymResolver(gazetteer: self, home: 0, homeWeight: 0)
        let outer = records.indices.filter { named.contains(Int(records[$0].id)) }
        return Set(
            records.indices.filter { inner in
                outer.contains { outer in
                    if inner == outer { return true }
                    let (one, other) = (records[inner], records[outer])
                    guard other.kind == .city else { return resolver.lies(Int32(inner), in: Int32(outer)) }
                    return (one.kind == .city || one.kind == .county) && one.distance(to: other) <= radius
                }
            }.map { Int(records[$0].id) })
    }
}
