import Foundation
import Newsroom
import Testing

@testable import SiteBuilding

@Suite struct MapTests {
    @Test(
        "marks lie where the land is",
        arguments: [
            ("Madrid", 40.42, -3.70, true), ("Moscow", 55.75, 37.62, true), ("Brasília", -15.78, -47.93, true),
            ("Denver", 39.74, -104.98, true), ("Kinshasa", -4.32, 15.31, true), ("Alice Springs", -23.70, 133.88, true),
            ("Delhi", 28.65, 77.23, true), ("Ulaanbaatar", 47.91, 106.88, true), ("Manchester", 53.48, -2.24, true),
            ("mid-Atlantic", 30, -40, false), ("mid-Pacific", 0, -140, false), ("Indian Ocean", -20, 80, false),
            ("Gulf of Guinea", 0, 0, false), ("Bay of Biscay", 45.5, -5, false),
        ])
    func projectionMatchesTheBaseMap(name: String, latitude: Double, longitude: Double, isLand: Bool) throws {
        let point = WorldProjection.point(latitude: latitude, longitude: longitude)
        #expect(try Self.land().count { contains($0, point) }.isMultiple(of: 2) == !isLand, "\(name)")
    }

    @Test func viewBoxHoldsTheEdges() {
        let west = WorldProjection.point(latitude: 0, longitude: -180)
        let east = WorldProjection.point(latitude: 0, longitude: 180)
        #expect(abs(west.x) < 0.01 && abs(east.x - 2000) < 0.01)
        #expect(WorldProjection.height == 870)
        #expect(WorldProjection.point(latitude: -90, longitude: 0).y <= WorldProjection.height)
        #expect(abs(WorldProjection.point(latitude: 90, longitude: 0).y) < 0.01)
    }

    @Test func noTwoLabelsMeet() {
        let clusters = (0..<60).map { n in
            let place = Place(
                id: n, name: "Place number \(n)", kind: .city, country: "FR", countryName: "France",
                latitude: 40 + Double(n % 8) * 2, longitude: Double(n / 8) * 4, population: 1)
            let brief = Invented.brief(n + 1, "Title", source: Invented.source("Wire", "news"))
            return MapCluster(latitude: place.latitude, longitude: place.longitude, place: place, briefs: [brief])
        }
        let labels = MapMarks(clusters, categories: Invented.categories).marks.compactMap { mark in
            mark.label.map {
                (box: (left: $0.endsThere ? $0.x - 200 : $0.x, right: $0.endsThere ? $0.x : $0.x + 200), y: $0.y)
            }
        }
        for (index, a) in labels.enumerated() {
            for b in labels[(index + 1)...] {
                #expect(abs(a.y - b.y) >= 30 || a.box.right <= b.box.left || b.box.right <= a.box.left)
            }
        }
    }

    @Test("markers of the picture are apart on a phone, within it, and hold all articles")
    func groups() {
        let clusters = (0..<200).map { n in
            let place = Place(
                id: n, name: "Place number \(n)", kind: .city, country: "FR", countryName: "France",
                latitude: Double(n % 14) * 12 - 85, longitude: Double(n / 14) * 25 - 179, population: 1)
            let brief = Invented.brief(n + 1, "Title", source: Invented.source("Wire", "news"))
            return MapCluster(latitude: place.latitude, longitude: place.longitude, place: place, briefs: [brief])
        }
        let marks = MapMarks(clusters, linked: 64, categories: Invented.categories).marks
        #expect(marks.reduce(0) { $0 + $1.cluster.briefs.count } == clusters.count)
        let ids = marks.flatMap { [$0.cluster.place.id] + $0.others }
        #expect(Set(ids).isSuperset(of: 0..<64) && Set(ids).count == ids.count)
        for (index, a) in marks.enumerated() {
            // A phone shows them at twice their size.
            #expect(a.x >= 2 * a.radius && a.x <= 2000 - 2 * a.radius)
            #expect(a.y >= 2 * a.radius && a.y <= 870 - 2 * a.radius)
            for b in marks[(index + 1)...] {
                let (x, y) = (Double(a.x - b.x), Double(a.y - b.y))
                #expect((x * x + y * y).squareRoot() > MapGroups.leastDistance - 2)
            }
        }
    }

    @Test func theColourIsThatOfTheMostFrequentCategory() {
        let place = Invented.places["Paris"].map { $0 }
        let briefs = [("news", 1), ("sports", 2), ("sports", 3)].map {
            Invented.brief($0.1, "Title", source: Invented.source("Wire", $0.0), place: "Paris")
        }
        let marks = place.map {
            MapMarks(
                [MapCluster(latitude: $0.latitude, longitude: $0.longitude, place: $0, briefs: briefs)],
                categories: Invented.categories)
        }
        #expect(marks?.marks.map(\.category) == ["sports"])
    }

    @Test(
        "a story's map shows its places, and no more of the world than it must",
        arguments: [
            // The base map is 2000 by 870, and three tenths of it are the least.
            (["Paris"], 600...600), (["Lisbon", "Porto", "Paris"], 600...600), (["Sydney"], 600...600),
            (["Washington", "Tokyo"], 1500...2000),
        ])
    func storyMapFitsItsPlaces(names: [String], width: ClosedRange<Int>) throws {
        let view = try #require(StoryMapView(names.compactMap { Invented.places[$0] }, assets: "assets/"))
        let box = try #require(view.child(named: "box") as? String).split(separator: " ").compactMap { Int($0) }
        try #require(box.count == 4)
        #expect(width.contains(box[2]) && abs(box[3] * 2000 - box[2] * 870) < 2000)
        #expect(box[0] >= 0 && box[1] >= 0 && box[0] + box[2] <= 2000 && box[1] + box[3] <= 870)
        for name in names {
            let place = try #require(Invented.places[name])
            let point = WorldProjection.point(latitude: place.latitude, longitude: place.longitude)
            #expect(point.x >= Double(box[0]) && point.x <= Double(box[0] + box[2]), "\(name)")
            #expect(point.y >= Double(box[1]) && point.y <= Double(box[1] + box[3]), "\(name)")
        }
    }

    @Test func aStoryWithoutPlacesHasNoMap() { #expect(StoryMapView([], assets: "assets/").map { _ in true } == nil) }

    private static func land() throws -> [[(x: Double, y: Double)]] {
        let file = try String(decoding: Data(contentsOf: baseMap), as: UTF8.self)
        let path = try #require(file.components(separatedBy: "class=\"map-land\" d=\"").last?.prefix { $0 != "\"" })
        return path.split(separator: "z").map { ring in
            let numbers = ring.matches(of: /-?\d+/).compactMap { Double($0.output) }
            var points: [(x: Double, y: Double)] = []
            for index in stride(from: 0, to: numbers.count - 1, by: 2) {
                let last = points.last ?? (0, 0)
                points.append((last.x + numbers[index], last.y + numbers[index + 1]))
            }
            return points
        }
    }

    private static let baseMap = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().appending(path: "Sources/Embedded/CBaseMap/basemap.svg")

    /// The ray from the point crosses the ring an odd number of times.
    private func contains(_ ring: [(x: Double, y: Double)], _ point: (x: Double, y: Double)) -> Bool {
        zip(ring, ring.dropFirst() + ring.prefix(1)).count { a, b in
            (a.y > point.y) != (b.y > point.y) && point.x < (b.x - a.x) * (point.y - a.y) / (b.y - a.y) + a.x
        } % 2 == 1
    }
}
