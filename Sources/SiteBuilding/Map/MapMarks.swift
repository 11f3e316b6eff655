internal import Newsroom

/// The markers of the map's picture, each with its number of articles. Larger ones have more, and the colour is that of
/// the most frequent category. The largest ones have labels where there is room.
struct MapMarks: Sendable {
    struct Mark: Sendable {
        let x: Int
        let y: Int
        let radius: Int
        let category: String
        let cluster: MapCluster
        /// The ids of the other places that the marker covers. The page links to each.
        let others: [Place.ID]
        /// Whether the marker covers several clusters.
        let isJoined: Bool
        /// The place's name next to the marker, if it does not collide with anything.
        var label: Label?
    }

    struct Label: Sendable {
        let x: Int
        let y: Int
        /// Whether the text ends at `x` instead of starting there.
        let endsThere: Bool
    }

    /// The markers, largest first, so that small ones are drawn on top.
    let marks: [Mark]

    /// The radius of the largest marker, and of the smallest, which holds two digits.
    static let largest = 40
    private static let smallest = 26
    private static let letter = 14.5
    private static let line = 30.0
    private static let labels = 16

    /// - Parameters:
    ///   - clusters: the clusters, largest first.
    ///   - linked: the number of clusters that pages link to.
    init(_ clusters: [MapCluster], linked: Int = 0, categories: [Newsroom.Category]) {
        var marks = MapGroups(clusters, linked: linked).groups.map { Self.mark(of: $0, categories: categories) }
        var taken = marks.map { Box(x: $0.x, y: $0.y, radius: $0.radius) }
        for index in marks.indices.prefix(Self.labels) {
            let mark = marks[index]
            let width = Double(mark.cluster.place.name.count) * Self.letter
            for endsThere in [false, true] {
                let edge = Double(mark.x) + Double(mark.radius + 8) * (endsThere ? -1 : 1)
                let box = Box(
                    left: endsThere ? edge - width : edge, right: endsThere ? edge : edge + width,
                    top: Double(mark.y) - Self.line / 2, bottom: Double(mark.y) + Self.line / 2)
                guard box.left > 0, box.right < WorldProjection.width, !taken.contains(where: box.meets) else {
                    continue
                }
                taken.append(box)
                marks[index].label = Label(x: Int(edge), y: mark.y, endsThere: endsThere)
                break
            }
        }
        self.marks = marks
    }

    private static func mark(of group: MapGroups.Group, categories: [Newsroom.Category]) -> Mark {
        let briefs = group.cluster.briefs
        var counts: [String: Int] = [:]
        for brief in briefs { counts[brief.topic.category, default: 0] += 1 }
        // `max` must return the first of equals, so that the earlier category in the configuration wins a tie.
        let loudest = categories.max { counts[$0.id, default: 0] < counts[$1.id, default: 0] }
        let radius = Int((9 + 5 * Double(briefs.count).squareRoot()).rounded())
        return Mark(
            x: Int(group.x.rounded()), y: Int(group.y.rounded()), radius: min(max(radius, smallest), largest),
            category: loudest?.id ?? "", cluster: group.cluster, others: group.others, isJoined: group.isJoined)
    }

    private struct Box {
        let left: Double
        let right: Double
        let top: Double
        let bottom: Double

        init(left: Double, right: Double, top: Double, bottom: Double) {
            (self.left, self.right, self.top, self.bottom) = (left, right, top, bottom)
        }

        init(x: Int, y: Int, radius: Int) {
            let (x, y, r) = (Double(x), Double(y), Double(radius))
            self.init(left: x - r, right: x + r, top: y - r, bottom: y + r)
        }

        func meets(_ other: Box) -> Bool {
            left < other.right && other.left < right && top < other.bottom && other.top < bottom
        }
    }
}
