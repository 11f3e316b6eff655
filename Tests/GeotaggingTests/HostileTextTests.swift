import Foundation
import Geotagging
import Newsroom
import TestSupport
import Testing

/// Texts that nobody writes, but feeds may hold: none may crash, hang or put an offset outside the text.
@Suite struct HostileTextTests {
    static let texts: [String] = [
        String(repeating: "A", count: 100_000),
        String(repeating: "Paris ", count: 20_000),
        String(repeating: "San Jose, ", count: 10_000),
        String(repeating: "New York New ", count: 10_000),
        String(repeating: "\u{301}", count: 50_000) + "Paris",
        String(repeating: "👩‍🚀", count: 10_000) + " in Paris",
        String(repeating: "\u{FFFD}\u{FEFF}\u{202E}", count: 10_000) + " Paris",
        "\u{0}Paris\u{0}, \u{0}Texas\u{0}", "Paris\u{300}\u{301}\u{302} is here", "Paris,", "Paris.", ".Paris",
        "'Paris'",
        "-Paris-", "U.", "U.S", "U.S.", "O'", "St.", "\u{10FFFF}\u{E000}", ", , , .. -- ''",
        String(repeating: ",.-'’—()[]", count: 10_000),
    ]

    @Test(.timeLimit(.minutes(5)), arguments: texts.indices)
    func staysInsideTheText(index: Int) {
        let text = Self.texts[index]
        Self.check(World.geotagger.geotag(of: text, sourceCountry: "US"), against: text)
    }

    /// A list of twenty thousand different places, each of which could bear witness for every other.
    @Test(.timeLimit(.minutes(5))) func readsALongListOfPlaces() throws {
        let table = try String(
            contentsOf: repository.appending(path: "Sources/Embedded/CPlaces/places.tsv"), encoding: .utf8)
        let names = table.split(separator: "\n").suffix(20_000).compactMap { line in
            line.split(separator: "\t").last?.split(separator: "|").first?.split(separator: "^").first
        }
        let text = names.joined(separator: ", ")
        Self.check(World.geotagger.geotag(of: text, sourceCountry: nil), against: text)
    }

    @Test func survivesRandomMixtures() {
        var random = Random(state: 7)
        let pieces = [
            "Paris", "New", "York", "St.", "Louis", "of", "the", ",", ".", "-", "'s", " ", " ", " ", "\n", "é",
            "e\u{301}",
            "U.S.", "Ill.", "Mr.", "Jordan", "(", ")", "—", "🇫🇷", "中国", "County", "Washington", "$", "5", "said",
        ]
        for _ in 0..<400 {
            let text = (0..<Int(random.next() % 60)).map { _ in pieces[Int(random.next() % UInt64(pieces.count))] }
                .joined()
            Self.check(World.geotagger.geotag(of: text, sourceCountry: nil), against: text)
        }
    }

    private static func check(_ geotag: Geotag, against text: String) {
        let scalars = Array(text.unicodeScalars)
        var end = 0
        for mention in geotag.mentions {
            guard mention.range.lowerBound >= end, mention.range.upperBound <= scalars.count, !mention.range.isEmpty
            else {
                Issue.record("\(mention.range) after \(end) of \(scalars.count) in \(text.prefix(80))")
                return
            }
            end = mention.range.upperBound
            #expect(String(String.UnicodeScalarView(scalars[mention.range])) == mention.text)
        }
    }

    /// A generator with a fixed beginning, so that a failure can be repeated (splitmix64).
    private struct Random {
        var state: UInt64
        mutating func next() -> UInt64 {
            state &+= 0x9E37_79B9_7F4A_7C15
            var z = state
            z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
            z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
            return z ^ (z >> 31)
        }
    }
}
