import Foundation
import Newsroom
import TextReading
import Testing

@testable import Deduplicating

/// People and places get a page for several stories of several publishers over several days.
@Suite struct SubjectFinderTests {
    static let porto = Place(
        id: 2, name: "Porto", kind: .city, country: "PT", countryName: "Portugal", latitude: 41.15, longitude: -8.61,
        population: 1)
    static let ana = "Reporters asked President Ana Moreira about the bridge yesterday"

    static func file(
        _ id: String, days: Double, publisher: String, title: String = Self.ana, category: String = "news",
        place: Place? = nil, country: String? = "PT"
    ) -> StoryFile {
        let moment = Date(timeIntervalSince1970: 1_741_185_000 - days * 86_400)
        let story = Story(id: id, articles: ["article \(id)"], lead: "article \(id)", publishers: 2)
        let brief = Brief(
            article: Article(
                id: "article \(id)", source: publisher, title: title, published: moment, firstSeen: moment,
                lastSeen: moment),
            source: FeedSource(
                name: publisher, feed: "https://\(publisher).example/", category: category, country: country),
            topic: Topic(category: category, confidence: 1), place: place, story: story)
        return StoryFile(story: story, lead: brief, briefs: [brief])
    }

    static func files(title: String = Self.ana, place: Place? = nil, country: String? = "PT") -> [StoryFile] {
        [("c", 0.0, "cedar"), ("b", 1, "birch"), ("a", 2, "ash")].map {
            file($0.0, days: $0.1, publisher: $0.2, title: title, place: place, country: country)
        }
    }

    func subjects(_ files: [StoryFile], knowing known: Set<String> = []) -> [NamedSubject] {
        var reader = TextReader()
        let readings = Dictionary(
            files.flatMap(\.briefs).map { ($0.id, reader.reading(of: $0.article, tag: "en")) },
            uniquingKeysWith: { first, _ in first })
        var finder = SubjectFinder(
            knowing: known, isPlace: { $0 == "santa clara" }, isName: { $0 == $1.name },
            isCountry: { $0 == "Portugal" && $1 == "PT" })
        return finder.subjects(of: files, readings: PackedReadings(readings))
    }

    @Test func aPersonHasTheStoriesNewestFirst() throws {
        let found = subjects(Self.files().reversed())
        #expect(found.map(\.name) == ["Ana Moreira"] && found.map(\.place) == [nil])
        #expect(found.map(\.stories) == [["c", "b", "a"]])
        #expect(found.map(\.latest) == [Self.files()[0].latest])
        #expect(try #require(found.first).id.wholeMatch(of: /[0-9a-f]{16}/) != nil)
    }

    @Test("too few stories, publishers or days make no page")
    func isTooNarrow() {
        #expect(subjects(Array(Self.files().dropLast())) == [])
        let (days, publishers) = ([0.0, 0.3, 0.9], ["ash", "birch", "cedar"])
        #expect(subjects((0..<3).map { Self.file("\($0)", days: days[$0], publisher: publishers[$0]) }) == [])
        #expect(subjects((0..<3).map { Self.file("\($0)", days: Double($0), publisher: "ash") }) == [])
    }

    @Test("a page stays while one story is left")
    func known() throws {
        let id = try #require(subjects(Self.files()).first).id
        let plain = Self.file("d", days: 0, publisher: "ash", title: "Rain stopped as Ana Moreira left the bridge")
        #expect(subjects([plain]) == [])
        #expect(subjects([plain], knowing: [id]).map(\.stories) == [["d"]])
        #expect(subjects([], knowing: [id]) == [])
    }

    @Test("a name in stories that nothing links may be two people's, who have no page")
    func namesakes() throws {
        let id = try #require(subjects(Self.files()).first).id
        let other = Self.file("d", days: 3, publisher: "dogwood", category: "sports")
        #expect(subjects(Self.files() + [other]) == [])
        #expect(subjects(Self.files() + [other], knowing: [id]) == [])
        var linked = other
        linked.thread = StoryThread(id: "0f", stories: [])
        var files = Self.files()
        files[1].thread = linked.thread
        #expect(subjects(files + [linked]).map(\.stories.count) == [4])
        let here = Self.files(place: Self.porto)
        let there = Self.file("d", days: 3, publisher: "dogwood", category: "sports", place: Self.porto)
        #expect(subjects(here + [there]).map(\.stories.count) == [4])
    }

    @Test("a name that nobody introduces, or a place's, isn't a person's")
    func otherNames() {
        #expect(subjects(Self.files(title: "Reporters asked Ana Moreira about the bridge yesterday")) == [])
        #expect(subjects(Self.files(title: "Reporters asked Mayor Santa Clara about the bridge yesterday")) == [])
    }

    @Test func aPlaceIsNamedByItselfInATitle() {
        let title = "The river reached the old bridge in Porto last night"
        let found = subjects(Self.files(title: title, place: Self.porto))
        #expect(found.map(\.id) == ["2"] && found.map(\.place) == [Self.porto] && found.map(\.name) == ["Porto"])
        #expect(found.map(\.stories) == [["c", "b", "a"]])
        for other in [
            "The river reached the old bridge last night", "The river reached the Porto Business School last night",
            "River Reaches the Old Bridge in Porto as Rain Goes On",
        ] { #expect(subjects(Self.files(title: other, place: Self.porto)) == []) }
        #expect(subjects(Self.files(title: title)) == [])
    }

    @Test("a place without a number in GeoNames has an id without a hyphen")
    func numberOfItsOwn() {
        var place = Self.porto
        place.id = -2
        let files = Self.files(title: "The river reached the old bridge in Porto last night", place: place)
        #expect(subjects(files).map(\.id) == ["x2"])
        #expect(subjects(Array(files.prefix(1)), knowing: ["x2"]).map(\.stories) == [["c"]])
    }

    @Test("a place that most of the located reports are not about, or a continent, has no page")
    func otherPlaces() {
        let title = "The river reached the old bridge in Porto last night"
        var lisbon = Self.porto
        (lisbon.id, lisbon.name) = (1, "Lisbon")
        let files = Self.files(title: title, place: Self.porto).map { file in
            var file = file
            file.briefs += [lisbon, lisbon].map { place in
                var brief = file.briefs[0]
                brief.place = place
                return brief
            }
            return file
        }
        #expect(subjects(files) == [])
        var continent = Self.porto
        continent.kind = .continent
        #expect(subjects(Self.files(title: title, place: continent)) == [])
    }
}
