import Foundation
import Newsroom
import Testing

@testable import Pipeline

/// Where a report stands on the map when its story's other reports say where it is.
@Suite struct StoryPlacesTests {
    private func place(_ name: String, _ country: String, kind: PlaceKind = .city) -> Place {
        Place(
            id: name.utf8.count, name: name, kind: kind, country: country, countryName: "", latitude: 0, longitude: 0,
            population: 0)
    }

    /// - Parameter home: the publishers' country.
    private func countries(_ places: [Place?], home: String? = nil) -> [String?] {
        let ids = places.indices.map { "\($0)" }
        let story = Story(id: "s", articles: ids, lead: "0", publishers: places.count)
        let briefs = zip(ids, places).map { id, place in
            Brief(
                article: Article(id: id, source: "a", title: id, firstSeen: .distantPast, lastSeen: .distantPast),
                source: FeedSource(name: "a", feed: "a", category: "news", country: home),
                topic: Topic(category: "news", confidence: 1), place: place, story: story)
        }
        let decided = StoryPlaces(of: briefs)
        return briefs.map { decided.place(of: $0)?.name }
    }

    @Test func reportsWithoutAPlaceTakeTheOthersPlace() {
        #expect(countries([place("Porto", "PT"), nil, nil]) == ["Porto", "Porto", "Porto"])
        #expect(countries([nil, nil]) == [nil, nil])
    }

    @Test func theMajorityDecidesAndAPlaceInTheSameCountryStays() {
        let places = [place("Porto", "PT"), place("Porto", "PT"), place("Lisbon", "PT"), place("Lima", "PE"), nil]
        #expect(countries(places) == ["Porto", "Porto", "Lisbon", "Porto", "Porto"])
    }

    @Test func aReportThatNamesADomesticTownIsThere() {
        let places = [place("Porto", "PT"), place("Porto", "PT"), place("Porto", "PT"), place("Lima", "PE")]
        #expect(countries(places, home: "PE") == ["Porto", "Porto", "Porto", "Lima"])
        let large = places.dropLast() + [place("Peru", "PE", kind: .country)]
        #expect(countries(Array(large), home: "PE") == ["Porto", "Porto", "Porto", "Porto"])
    }

    @Test func withoutAgreementNothingIsDecided() {
        #expect(countries([place("Porto", "PT"), place("Lima", "PE"), nil]) == ["Porto", "Lima", nil])
    }
}
