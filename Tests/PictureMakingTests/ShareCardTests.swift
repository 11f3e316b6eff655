import Newsroom
import PictureMaking
import TestSupport
import Testing

/// Looked at by pixels, for letters have other shapes on other machines: where there is ink is what counts.
@Suite("Share cards")
struct ShareCardTests {
    /// Pixels from each side that words keep away from, but for what hangs over of a letter.
    private static let margin = 60
    /// Between the kicker above and the signature below.
    private static let room = 108..<429

    private func ink(_ title: String, kicker: String = "News · 4 sources", rows: Range<Int> = room) throws -> Ink {
        let card = ShareCard(
            path: "assets/cards/a.png", title: title, kicker: kicker, signature: "Global Pulse", colour: "#c2410c")
        let page = try #require(Illustrator().pages(of: [card]).first)
        return try #require(try Ink(in: page.bytes, rows: rows))
    }

    @Test("a word that is read from the left begins at the left edge")
    func leftToRight() throws {
        let ink = try ink("Flood")
        #expect((Self.margin...Self.margin + 12).contains(ink.left))
        #expect(ink.right < ShareCard.width / 2)
    }

    @Test("a word that is read from the right begins at the right edge", arguments: ["فيضان", "שיטפון"])
    func rightToLeft(word: String) throws {
        let ink = try ink(word)
        let edge = ShareCard.width - Self.margin
        #expect((edge - 16...edge).contains(ink.right))
        #expect(ink.left > ShareCard.width / 2)
    }

    @Test(
        "a long title that is read from the right fills its lines from there",
        arguments: [
            "الأمطار الغزيرة تغلق الطرق الساحلية وتؤخر الرحلات الجوية حتى صباح الغد",
            "הגשם הכבד סוגר את כבישי החוף ומעכב את הטיסות עד מחר בבוקר לפחות",
        ])
    func longRightToLeft(title: String) throws {
        let ink = try ink(title)
        let edge = ShareCard.width - Self.margin
        #expect((edge - 16...edge).contains(ink.right))
        #expect(ink.left >= Self.margin - 4)
        #expect(ink.bands > 1)
    }

    @Test(
        "nothing runs over an edge or into the signature",
        arguments: [
            "Kraftfahrzeughaftpflichtversicherungsbeitragsanpassungsverordnung",
            "Notenbank lässt den Leitzins unverändert und stellt die Kraftfahrzeughaftpflichtversicherungsbeitragsanpassung in Aussicht",
            String(repeating: "Donaudampfschifffahrtsgesellschaftskapitän ", count: 12),
            // Forty of the widest letters, as wide as a title of forty Chinese ones.
            String(repeating: "W", count: 40), String(repeating: "W", count: 90),
        ])
    func long(title: String) throws {
        let ink = try ink(title)
        #expect(ink.left >= Self.margin - 4)
        #expect(ink.right <= ShareCard.width - Self.margin + 4)
        #expect(ink.bands > 1)
        // An empty strip lies between the title and what is below it.
        #expect(ink.bottom < Self.room.upperBound - 1)
        let wave = 167 + Self.margin
        let signature = try self.ink(title, rows: 429..<ShareCard.height)
        #expect(signature.left >= Self.margin - 4 && signature.right < ShareCard.width - wave)
        #expect(signature.top > 437)
    }

    @Test("three headlines are below one another, the longest in two lines each", arguments: [1, 3])
    func headlines(count: Int) throws {
        let long = String(repeating: "Ferry to Porto late again after a night of storms ", count: 4)
        let card = ShareCard(
            path: "assets/cards/a.png", title: "Flood", headlines: Array(repeating: long, count: count),
            kicker: "Wednesday 5 March 2025", signature: "Global Pulse", colour: "#c2410c")
        let page = try #require(Illustrator().pages(of: [card]).first)
        let ink = try #require(try Ink(in: page.bytes, rows: Self.room))
        #expect(ink.right <= ShareCard.width - Self.margin + 4)
        #expect(count == 1 || ink.bottom > 317)
        let signature = try #require(try Ink(in: page.bytes, rows: 437..<ShareCard.height))
        #expect(signature.top > 446 && page.bytes.count < 30_000)
    }
}
