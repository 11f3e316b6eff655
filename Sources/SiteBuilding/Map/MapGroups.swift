internal import Newsroom

/// The markers of the map's picture: clusters joined until fingers can tell them apart on a phone.
///
/// The interactive map forms its own clusters at every zoom level.
struct MapGroups {
    struct Group {
        /// The largest cluster, with the articles of all.
        var cluster: MapCluster
        let x: Double
        let y: Double
        /// The place ids of the group's other clusters. The page links to each.
        var others: [Place.ID] = []
        /// Whether it has several clusters.
        var isJoined = false
    }

    /// The least distance between markers, in units of the base map: 24 pixels on a screen 320 pixels wide, which shows
    /// the map 310 pixels wide (WCAG 2.2, 2.5.8).
    static let leastDistance = 24 * WorldProjection.width / 310
    /// The least distance from an edge: the radius of the largest marker on a phone, where they have twice their size.
    private static let inset = Double(2 * MapMarks.largest + 4)

    /// The groups, those with the most articles first.
    let groups: [Group]

    /// - Parameters:
    ///   - clusters: the clusters, largest first. Each joins the nearest larger one that is too close.
    ///   - linked: the number of clusters that pages link to.
    init(_ clusters: [MapCluster], linked: Int) {
        var groups: [Group] = []
        for (index, cluster) in clusters.enumerated() {
            let point = WorldProjection.point(latitude: cluster.latitude, longitude: cluster.longitude)
            let x = min(max(point.x, Self.inset), WorldProjection.width - Self.inset)
            let y = min(max(point.y, Self.inset), WorldProjection.height - Self.inset)
            func distance(_ group: Group) -> Double {
                ((group.x - x) * (group.x - x) + (group.y - y) * (group.y - y)).squareRoot()
            }
            let nearest = groups.indices.min { distance(groups[$0]) < distance(groups[$1]) }
            guard let nearest, distance(groups[nearest]) < Self.leastDistance else {
                groups.append(Group(cluster: cluster, x: x, y: y))
                continue
            }
            groups[nearest].cluster.briefs += cluster.briefs
            groups[nearest].isJoined = true
            if index < linked { groups[nearest].others.append(cluster.place.id) }
        }
        self.groups = groups.enumerated().sorted { a, b in
            let (first, second) = (a.element.cluster.briefs.count, b.element.cluster.briefs.count)
            return first == second ? a.offset < b.offset : first > second
        }.map(\.element)
    }
}
