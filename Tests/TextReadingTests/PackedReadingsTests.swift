import Newsroom
import TestSupport
import Testing

@testable import TextReading

/// What comes off the shelf is what was put there.
@Suite struct PackedReadingsTests {
    /// Texts as feeds have them, and what does not fit where readings are packed: a word after a page of blanks, a text
    /// without end.
    private static let texts =
        TextReaderTests.texts + [
            (.english, ""), (.english, "near" + String(repeating: " ", count: 5_000) + "far"),
            (.spanish, String(repeating: "sin fin ", count: 40_000)), (nil, String(repeating: "日本", count: 2_000)),
        ]

    private static func readings() -> [(id: Article.ID, reading: ArticleReading)] {
        var reader = TextReader()
        return texts.indices.map { number in
            let (language, text) = texts[number]
            let (_, other) = texts[(number + 1) % texts.count]
            let reading = ArticleReading(
                title: reader.reading(of: text, in: language), summary: reader.reading(of: other, in: language),
                text: number.isMultiple(of: 3) ? reader.reading(of: text + other, in: .portuguese) : TextReading(),
                language: language, titleLanguage: number.isMultiple(of: 2) ? .english : nil)
            return ("\(number)", reading)
        }
    }

    private static func volume(_ readings: some Sequence<(id: Article.ID, reading: ArticleReading)>) -> ReadingBatch {
        var volume = ReadingBatch()
        for (id, reading) in readings { volume.add(reading, of: id) }
        volume.close()
        return volume
    }

    @Test func readingsAreWhatTheyWere() {
        let readings = Self.readings()
        let shelf = PackedReadings([Self.volume(readings.prefix(5)), Self.volume(readings.dropFirst(5))])
        for (id, reading) in readings {
            #expect(shelf[id] == reading)
            #expect(shelf.title(of: id) == reading.title)
            #expect(shelf.languageOfTitle(of: id) == reading.title.language)
        }
        #expect(shelf["unknown"] == nil)
        #expect(!shelf.has("unknown"))
    }

    @Test func theFirstOfTwoStays() {
        let readings = Self.readings()
        var other = readings[0]
        other.reading = readings[1].reading
        let shelf = PackedReadings([Self.volume(readings)]).with(PackedReadings([Self.volume([other])]))
        #expect(shelf["0"] == readings[0].reading)
    }

    @Test func oneMayBeAddedOrReplaced() {
        let readings = Self.readings()
        var shelf = PackedReadings([Self.volume(readings)])
        shelf["0"] = readings[1].reading
        shelf["more"] = readings[2].reading
        #expect(shelf["0"] == readings[1].reading)
        #expect(shelf.title(of: "more") == readings[2].reading.title)
        #expect(shelf["1"] == readings[1].reading)
    }

    @Test func aWordTakesEightBytes() { #expect(MemoryLayout<PackedWord>.stride == 8) }
}
