internal import Foundation
internal import Newsroom

/// Groups the week's places into clusters, which are the map's markers.
struct MapClusters {
    let layout: BriefLayout
    let settings: SectioningSettings

    /// Returns the clusters. Starting with the places that have most briefs, each absorbs smaller ones within the
    /// radius.
    func clusters() -> [MapCluster] {
        let placed = layout.briefs.indices.filter { index in
            // A pin in the middle of Asia is useless.
            layout.kinds[index] != .furtherBack && layout.briefs[index].place.map { $0.kind != .continent } == true
        }
        let shown = newest(of: placed)
        var indicesOf: [Place: [Int]] = [:]
        for index in shown.sorted() {
            if let place = layout.briefs[index].place { indicesOf[place, default: []].append(index) }
        }
        let places = indicesOf.keys.sorted { a, b in
            let (countA, countB) = (indicesOf[a]?.count ?? 0, indicesOf[b]?.count ?? 0)
            if countA != countB { return countA > countB }
            return a.population == b.population ? a.id < b.id : a.population > b.population
        }
        // Latitude bands are a sufficient index and, unlike a grid, have no problem at the date line or the poles.
        let bandHeight = max(settings.clusterRadius, 1) / kilometresPerDegree
        var bands: [Int: [Int]] = [:]
        var groups: [(centre: Place, indices: [Int])] = []
        for place in places {
            let band = Int((place.latitude / bandHeight).rounded(.down))
            let near = (band - 1...band + 1).flatMap { bands[$0] ?? [] }.sorted()
                .first { distance(groups[$0].centre, place) <= settings.clusterRadius }
            if let near {
                groups[near].indices += indicesOf[place] ?? []
            } else {
                bands[band, default: []].append(groups.count)
                groups.append((place, indicesOf[place] ?? []))
            }
        }
        return groups.map { centre, indices in
            (centre: centre, briefs: layout.oncePerStory(indices).sorted { layout.isNewer($0, $1) })
        }.sorted { a, b in
            if a.briefs.count != b.briefs.count { return a.briefs.count > b.briefs.count }
            return a.centre.population == b.centre.population
                ? a.centre.id < b.centre.id : a.centre.population > b.centre.population
        }.prefix(settings.clusters).map { centre, briefs in
            MapCluster(
                latitude: centre.latitude, longitude: centre.longitude, place: centre,
                briefs: briefs.map { layout.briefs[$0].withoutGeneralContext })
        }
    }

    /// Returns the newest of some briefs, as many as the map has room for. If not all fit, a source keeps at most a
    /// tenth as long as others have any, because one that floods its feed would be alone on the map.
    private func newest(of placed: [Int]) -> [Int] {
        guard placed.count > settings.mapArticles else { return placed }
        let share = max(1, settings.mapArticles / 10)
        var counts: [FeedSource.ID: Int] = [:]
        var (kept, surplus): ([Int], [Int]) = ([], [])
        for index in placed.sorted(by: { layout.isNewer($0, $1) }) {
            let source = layout.briefs[index].source.id
            counts[source, default: 0] += 1
            if counts[source, default: 0] <= share { kept.append(index) } else { surplus.append(index) }
        }
        return Array((kept + surplus).prefix(settings.mapArticles))
    }

    private let kilometresPerDegree = 111.195

    /// Returns the great-circle distance in kilometres, by the haversine formula.
    private func distance(_ a: Place, _ b: Place) -> Double {
        let radians = Double.pi / 180
        let height = sin((b.latitude - a.latitude) * radians / 2)
        let width = sin((b.longitude - a.longitude) * radians / 2)
        let chord = height * height + cos(a.latitude * radians) * cos(b.latitude * radians) * width * width
        return 2 * 6371 * asin(min(1, chord.squareRoot()))
    }
}
