import Foundation
import Newsroom
import TestSupport
import Testing

@testable import PictureMaking

@Suite struct IllustratorTests {
    @Test func aCardIsDrawnAsAPictureOfItsSize() throws {
        let page = try #require(Illustrator().pages(of: [card("The title")]).first)
        #expect(page.path == "assets/cards/index.png")
        #expect(page.bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]))
        // The header of a PNG names the size, four bytes each (PNG 3, section 11.2.1).
        #expect(Array(page.bytes[16..<24]) == [0, 0, 0x03, 0xE8, 0, 0, 0x02, 0x0D])
    }

    @Test("a card has four colours, two bits a pixel, and a few kilobytes")
    func aCardIsSmall() throws {
        let title = "Parliament votes to close the last coal mines by the end of the decade, and to pay the towns"
        let page = try #require(Illustrator().pages(of: [card(title)]).first)
        // Depth and colour type (PNG 3, section 11.2.1), then the palette after the header's checksum (11.2.2).
        #expect(Array(page.bytes[24..<26]) == [2, 3])
        #expect(
            Array(page.bytes[33..<53]) == [0, 0, 0, 12] + Array("PLTE".utf8) + [
                0xFB, 0xF9, 0xF4, 0x89, 0x89, 0x88, 0x17, 0x18, 0x1C, 0xC2, 0x41, 0x0C,
            ])
        #expect(page.bytes.count < 10_000)
    }

    @Test func theSameCardHasTheSameBytes() {
        #expect(Illustrator().pages(of: [card("Twice")]) == Illustrator().pages(of: [card("Twice")]))
    }

    @Test func wordsMakeTheCard() {
        #expect(
            Illustrator().pages(of: [card("One")]).first?.bytes != Illustrator().pages(of: [card("Two")]).first?.bytes)
    }

    @Test func lettersMissingFromFontsAreLeftOutInsteadOfDrawnAsBoxes() {
        // A private letter (Unicode, U+E000 to U+F8FF): nobody's font agrees on it.
        let unknown = Illustrator().pages(of: [card("\u{E6F3}\u{E6F4}")])
        #expect(unknown.first?.bytes == Illustrator().pages(of: [card("Global Pulse")]).first?.bytes)
    }

    @Test(
        "pictures of every kind become small JPEGs",
        arguments: [
            ("photo.jpg", 640, 427), ("photo.png", 640, 427), ("photo.webp", 640, 427), ("photo.gif", 640, 427),
            ("photo.avif", 640, 427), ("small.png", 200, 150), ("sideways.jpg", 400, 600),
        ])
    func resized(name: String, width: Int, height: Int) throws {
        let picture = try Illustrator().picture(from: bytes(name), of: "feed")
        #expect((picture.width, picture.height) == (width, height))
        #expect(picture.bytes.starts(with: [0xFF, 0xD8, 0xFF]))
        #expect(picture.path.hasPrefix("assets/images/"))
        #expect(try Illustrator().picture(from: bytes(name), of: "feed") == picture)
    }

    @Test func aCamerasMetadataIsNotPublished() throws {
        let original = try bytes("sideways.jpg")
        #expect(String(decoding: original, as: UTF8.self).contains("Exif"))
        let picture = try Illustrator().picture(from: original, of: "feed")
        #expect(!String(decoding: picture.bytes, as: UTF8.self).contains("Exif"))
        #expect(!String(decoding: picture.bytes, as: UTF8.self).contains("Photographer"))
    }

    @Test(
        "hostile pictures are refused",
        arguments: [
            ("bomb.png", "40 million"), ("bomb.webp", "40 million"), ("bomb.gif", "40 million"),
            ("bomb.jpg", "40 million"), ("cut.jpg", "damaged"), ("cut.png", "damaged"),
            ("cut.webp", "damaged"), ("counter.gif", "too small"), ("page.jpg", "unsupported"),
            ("drawing.png", "unsupported"),
        ])
    func refused(name: String, reason: String) throws {
        let bytes = try bytes(name)
        let failure = #expect(throws: Failure.self) { try Illustrator().picture(from: bytes, of: "feed") }
        #expect(failure?.reason.english.contains(reason) == true, "\(String(describing: failure))")
        #expect(failure?.stage == .illustrating)
    }

    /// The fixture says that it is 640 pixels by 480, and holds a frame of 3000 by 2000.
    @Test func anAVIFIsAsLargeAsItsFrames() throws {
        let bytes = try bytes("lying.avif")
        #expect(throws: PictureProblem.damaged) {
            try ResizedPicture(of: bytes, widthLimit: 640, pixelLimit: 1_000_000)
        }
        #expect(try ResizedPicture(of: bytes, widthLimit: 640, pixelLimit: 6_000_000).width == 640)
    }

    @Test(
        "where no process that decodes can be started, the picture is not to blame", arguments: ["/bin/false", "/none"])
    func noDecoder(program: String) throws {
        let bytes = try bytes("photo.jpg")
        let failure = #expect(throws: Failure.self) {
            try Illustrator(decodingBy: [program]).picture(from: bytes, of: "feed")
        }
        #expect(failure?.reason == Message(.noDecoder))
    }

    private func card(_ title: String) -> ShareCard {
        ShareCard(
            path: "assets/cards/index.png", title: title, kicker: "News", signature: "Global Pulse", colour: "#c2410c")
    }

    private func bytes(_ name: String) throws -> [UInt8] { [UInt8](try Data(contentsOf: fixture(name))) }
}
