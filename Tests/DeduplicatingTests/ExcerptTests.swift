import Testing

@testable import Deduplicating

/// Texts end where a reader would pause, and titles compare by what they say.
struct ExcerptTests {
    @Test(arguments: [
        ("One two three.", 20, "One two three."),
        ("  One two three.\n", 20, "One two three."),
        ("One two. Three four five six.", 14, "One two."),
        ("One two three four five six.", 16, "One two three…"),
        ("One. Two three four five six.", 16, "One. Two three…"),
        ("Is it 3.14 or 2.71 in all cases?", 16, "Is it 3.14 or…"),
        ("Onetwothreefourfivesixseven", 10, "Onetwothr…"),
        ("一二三四五。六七八九十。一二三四", 12, "一二三四五。六七八九十。"),
        ("a\u{0}b\u{7}c\u{85}", 10, "abc"),
        ("", 5, ""),
        ("🛰️🛰️🛰️🛰️", 8, "🛰️🛰️🛰️🛰️"),
        ("🛰️🛰️🛰️🛰️🛰️", 8, "🛰️🛰️🛰️…"),
        ("Cafe\u{301}s", 5, "Caf…"),
    ])
    func aTextIsCutWhereAReaderWouldPause(text: String, limit: Int, expected: String) {
        #expect(excerpt(of: text, limit: limit) == expected)
    }

    /// Half a minute of CPU time went into one such item of 0.4 MB, and twice as much into one of twice the size.
    @Test(.timeLimit(.minutes(5)), arguments: ["\u{301}", "\u{200C}", "\u{200D}👩", "\u{1F1E6}", "\u{1100}"])
    func anEndlessCharacterIsReadOnlyToTheCut(piece: String) {
        let text = "A long word" + String(repeating: piece, count: 2_000_000)
        let cut = excerpt(of: text, limit: 600)
        #expect(cut.unicodeScalars.count <= 600)
        #expect(cut.hasPrefix("A long wor"))
    }

    @Test(
        arguments: [
            ("Storm Ana reaches the coast of Lisbon", "STORM ANA REACHES THE COAST OF LISBON!", nil),
            ("Storm Ana reaches the coast", "Storm Ana reaches the coast - BBC News", "BBC News"),
            ("Oil rises on supply fears again", "UPDATE 3-Oil rises on supply fears again", nil),
            ("Storm Ana: ‘don’t travel’, say police", "Storm Ana: 'don't travel', say police", nil),
            ("Storm reaches Porto tonight", "BREAKING: Storm reaches Porto tonight", nil),
        ] as [(String, String, String?)])
    func titlesThatSayTheSameAreEqual(a: String, b: String, publisher: String?) {
        #expect(Title(a, publisher: publisher) == Title(b, publisher: publisher))
    }

    @Test(arguments: [
        ("Storm kills 12 in Porto", "Storm kills 13 in Porto"),
        ("BBC News", "News"),
        ("Live", "Breaking"),
        ("大雨で鉄道が止まる", "大雪で鉄道が止まる"),
    ])
    func titlesThatSayOtherThingsDiffer(a: String, b: String) {
        #expect(Title(a, publisher: "BBC News") != Title(b, publisher: "BBC News"))
    }

    @Test func scriptsWithoutSpacesHaveWordsToo() {
        #expect(Title("大雨で鉄道が止まる、各地で被害").words >= 5)
        #expect(Title("Morning briefing").words == 2)
    }
}
