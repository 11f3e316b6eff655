import Foundation
import Geotagging
import Newsroom
import TestSupport
import Testing

/// The stage against public gold data, so that a change of rules that costs much is noticed. The floors are what was
/// promised, not what is reached.
@Suite struct GoldDataTests {
    @Test(
        .needs(shared: "eval/geotag"),
        arguments: [("lgl", 0.75, 0.50, 0.75), ("geovirus", 0.90, 0.68, 0.80)])
    func staysAboveThePromise(set: String, leastF1: Double, leastNear: Double, leastPins: Double) throws {
        let file = try #require(shared("eval/geotag/\(set).ndjson"))
        var predicted = 0, matched = 0, total = 0, near = 0
        for line in try String(contentsOf: file, encoding: .utf8).split(separator: "\n") {
            let article = try JSONDecoder().decode(Article.self, from: Data(line.utf8))
            var open = article.gold
            total += open.count
            for mention in World.geotagger.geotag(of: article.text, sourceCountry: nil).mentions {
                predicted += 1
                guard let index = open.firstIndex(where: { $0.range.overlaps(mention.range) }) else { continue }
                let gold = open.remove(at: index)
                matched += 1
                if gold.kilometres(to: mention.place) <= 161 { near += 1 }
            }
        }
        let precision = Double(matched) / Double(predicted), recall = Double(matched) / Double(total)
        #expect(2 * precision * recall / (precision + recall) >= leastF1)
        #expect(Double(near) / Double(total) >= leastNear)
        #expect(Double(near) / Double(predicted) >= leastPins)
    }

    private struct Article: Decodable {
        var text: String
        var gold: [Toponym]
    }

    /// [start, end, name, latitude, longitude]
    private struct Toponym: Decodable {
        var range: Range<Int>
        var latitude: Double
        var longitude: Double

        init(from decoder: any Decoder) throws {
            var container = try decoder.unkeyedContainer()
            range = try container.decode(Int.self)..<container.decode(Int.self)
            _ = try container.decode(String.self)
            latitude = try container.decode(Double.self)
            longitude = try container.decode(Double.self)
        }

        func kilometres(to place: Place) -> Double {
            let degree = Double.pi / 180
            let a = pow(sin((place.latitude - latitude) * degree / 2), 2)
            let b = pow(sin((place.longitude - longitude) * degree / 2), 2)
            return 12742 * asin(min(1, (a + cos(latitude * degree) * cos(place.latitude * degree) * b).squareRoot()))
        }
    }
}
