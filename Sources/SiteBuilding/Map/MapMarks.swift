internal import Newsroom

/// The markers on the world map, one for each cluster. Their area shows the number of articles, their colour the most
/// frequent category. The largest ones have labels where there is room.
struct MapMarks: Sendable {
    struct Mark: Sendable {
        let x: Int
        let y: Int
        let radius: Int
        let category: String
        let cluster: MapCluster
        /// Whether its number is readable: no smaller marker covers its centre.
        var isClear = true
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

    private static let letter = 14.5
    private static let line = 30.0
    private static let labels = 16

    init(_ clusters: [MapCluster], categories: [Newsroom.Category]) {
        var marks = clusters.map { Self.mark(of: $0, categories: categories) }
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
        for index in marks.indices {
            let mark = marks[index]
            marks[index].isClear = !marks[(index + 1)...].contains { other in
                let (x, y) = (Double(other.x - mark.x), Double(other.y - mark.y))
                return (x * x + y * y).squareRoot() < Double(other.radius + mark.radius / 2)
            }
        }
        self.marks = marks
    }

    private static func mark(of cluster: MapCluster, categories: [Newsroom.Category]) -> Mark {
        var counts: [String: Int] = [:]
        for brief in cluster.briefs { counts[brief.topic.category, default: 0] += 1 }
        // `max` must return the first of equals, so that the earlier category in the configuration wins a tie.
        let loudest = categories.max { counts[$0.id, default: 0] < counts[$1.id, default: 0] }
        let point = WorldProjection.point(latitude: cluster.latitude, longitude: cluster.longitude)
        let radius = min(9 + 5 * Double(cluster.briefs.count).squareRoot(), 52)
        return Mark(
            x: Int(point.x.rounded()), y: Int(point.y.rounded()), radius: Int(radius.rounded()),
            category: loudest?.id ?? "", cluster: cluster)
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
