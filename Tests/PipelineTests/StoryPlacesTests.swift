import Foundation
import Geotagging
import Newsroom
import Testing

@testable import Pipeline

/// Where a report stands on the map when its story's other reports say where it is.
@Suite struct StoryPlacesTests {
    private let geotagger: Geotagger

    init() throws { geotagger = Geotagger(gazetteer: try Gazetteer()) }

    private func place(_ name: String, _ country: String, kind: PlaceKind = .city) -> Place {
        Place(
            id: name.utf8.count, name: name, kind: kind, country: country, countryName: "", latitude: 0, longitude: 0,
            population: 0)
    }

    /// - Parameters:
    ///   - home: the publishers' country.
    ///   - titles: the reports' titles; their numbers if there are fewer.
    private func countries(_ places: [Place?], home: String? = nil, titles: [String] = []) -> [String?] {
        let ids = places.indices.map { "\($0)" }
        let story = Story(id: "s", articles: ids, lead: "0", publishers: places.count)
        let briefs = zip(ids, places).map { id, place in
            let title = ids.firstIndex(of: id).flatMap { titles.indices.contains($0) ? titles[$0] : nil } ?? id
            return Brief(
                article: Article(id: id, source: "a", title: title, firstSeen: .distantPast, lastSeen: .distantPast),
                source: FeedSource(name: "a", feed: "a", category: "news", country: home),
                topic: Topic(category: "news", confidence: 1), place: place, story: story)
        }
        let decided = StoryPlaces(of: briefs, geotagger: geotagger)
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

    @Test func oneReportOfManyDoesNotDecide() {
        #expect(countries([place("Porto", "PT"), nil, nil, nil]) == ["Porto", nil, nil, nil])
        let whole: [Place?] = [place("Portugal", "PT", kind: .country), nil, nil, nil]
        #expect(countries(whole, home: "PT") == ["Portugal", "Portugal", "Portugal", "Portugal"])
        #expect(countries(whole, home: "PE") == ["Portugal", nil, nil, nil])
    }

    @Test func aPersonInAnotherReportIsNoTown() {
        let titles = ["Durham plants a tree", "A tree for John Durham", "A tree is planted"]
        #expect(countries([place("Durham", "US"), nil, nil], titles: titles) == [nil, nil, nil])
        let towns = ["Durham plants a tree", "A tree for Durham", "A tree is planted"]
        #expect(countries([place("Durham", "US"), nil, nil], titles: towns) == ["Durham", "Durham", "Durham"])
    }
}
