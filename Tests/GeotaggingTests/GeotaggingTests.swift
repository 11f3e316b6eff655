import Foundation
import Geotagging
import Newsroom
import TestSupport
import Testing
import TextReading

@Suite struct GeotaggerTests {
    /// A file of texts, one a line ("[GB] " before a text names the publisher's country), beside the places in each.
    @Test(arguments: try fixtures(in: "texts", ending: ".txt").map(\.lastPathComponent))
    func findsThePlaces(in file: String) throws {
        let text = try String(contentsOf: fixture("texts/\(file)"), encoding: .utf8)
        var golden = ""
        for line in text.split(separator: "\n") {
            let (country, sentence) = Self.split(line)
            golden += "\(line)\n" + Self.listing(World.geotagger.geotag(of: sentence, sourceCountry: country))
        }
        expectGolden(golden, named: "texts/\(file.dropLast(4)).places")
    }

    private static func split(_ line: Substring) -> (String?, String) {
        guard line.hasPrefix("["), line.count > 5 else { return (nil, String(line)) }
        return (String(line.dropFirst().prefix(2)), String(line.dropFirst(5)))
    }

    private static func listing(_ geotag: Geotag) -> String {
        var lines = geotag.mentions.map { mention in
            "  \(mention.range.lowerBound)-\(mention.range.upperBound) \(mention.text): \(described(mention.place))"
        }
        if lines.isEmpty { lines.append("  no place") }
        lines.append("  about " + (geotag.location.map(described) ?? "no one place"))
        return lines.joined(separator: "\n") + "\n"
    }

    private static func described(_ place: Place) -> String {
        let country = place.country.isEmpty || place.kind == .country ? "" : " \(place.country)"
        return "\(place.kind.rawValue) \(place.name)\(country) "
            + "\(place.latitude.formatted(.number.precision(.fractionLength(1)))),"
            + place.longitude.formatted(.number.precision(.fractionLength(1)))
    }

    @Test func countsOffsetsInUnicodeScalars() {
        // A family emoji is one character and five scalars; e with a combining accent is two.
        let text = "👨‍👩‍👧 cafe\u{301} in São Paulo"
        let mention = World.geotagger.geotag(of: text, sourceCountry: nil).mentions.first
        #expect(mention?.range == 15..<24)
        #expect(mention?.text == "São Paulo")
        let scalars = Array(text.unicodeScalars)
        #expect(mention.map { String(String.UnicodeScalarView(scalars[$0.range])) } == "São Paulo")
    }

    @Test func readsTitleSummaryAndTheFirstFiveHundredCharacters() {
        let filler = String(repeating: "word ", count: 100)
        let geotag = World.geotagger.geotag(
            title: "Floods in Porto", summary: "Lisbon sends pumps.", text: filler + "Madrid waits.",
            sourceCountry: nil)
        #expect(geotag.mentions.map(\.text) == ["Porto", "Lisbon"])
        #expect(geotag.mentions.map(\.range) == [10..<15, 16..<22])
        #expect(geotag.location?.name == "Porto")
        let early = World.geotagger.geotag(title: "Floods", summary: "", text: "Madrid waits.", sourceCountry: nil)
        #expect(early.mentions.map(\.text) == ["Madrid"])
    }

    /// The pipeline reads an article once, with the stems of its language, and hands the reading over.
    @Test func acceptsASharedReading() {
        let texts = (title: "Überschwemmung in Köln", summary: "Bonn hilft.", text: "Auch in Düsseldorf regnet es.")
        var reader = TextReader()
        let reading = reader.reading(title: texts.title, summary: texts.summary, text: texts.text, tag: "de")
        let geotag = World.geotagger.geotag(
            title: texts.title, summary: texts.summary, text: texts.text, reading: reading, sourceCountry: "DE")
        #expect(geotag.mentions.map(\.text) == ["Köln", "Bonn", "Düsseldorf"])
        #expect(geotag.mentions.map(\.range) == [18..<22, 23..<27, 43..<53])
    }

    @Test func symbolsPartNames() {
        let geotag = World.geotagger.geotag(of: "New % York and Lima :-) Peru", sourceCountry: nil)
        #expect(geotag.mentions.map(\.text).contains("Lima"))
        #expect(!geotag.mentions.map(\.text).contains { $0.contains("%") || $0.contains(":-)") })
    }

    @Test func confidencesAreSharesAndOrdered() throws {
        let geotag = World.geotagger.geotag(of: "Rain in Lima, Peru. Parker saw Olive.", sourceCountry: nil)
        let lima = try #require(geotag.mentions.first { $0.text == "Lima" })
        #expect(geotag.mentions.allSatisfy { (0...1).contains($0.confidence) })
        #expect(lima.confidence > 0.8)
        #expect((0...1).contains(geotag.confidence))
    }

    @Test func saysTheSameTwice() {
        let text = "Mayors of Springfield, Salem, Portland and Columbus met in Washington, Georgia and Jordan."
        let another = Geotagger(gazetteer: World.gazetteer)
        #expect(
            World.geotagger.geotag(of: text, sourceCountry: "US") == another.geotag(of: text, sourceCountry: "US"))
    }

    @Test func aTextWithoutPlacesHasNone() {
        #expect(World.geotagger.geotag(of: "", sourceCountry: nil) == Geotag())
        #expect(World.geotagger.geotag(of: "nothing here, at all.", sourceCountry: "xx") == Geotag())
    }
}
