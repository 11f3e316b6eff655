import Foundation
import Newsroom
import TestSupport
import Testing

@testable import SiteBuilding

@Suite struct ColourTests {
    @Test("a category is legible and visible in light and dark, whatever its colour")
    func contrastHolds() throws {
        var state: UInt64 = 0x9E37_79B9_7F4A_7C15
        var colours = ["#000000", "#ffffff", "#ffff00", "#0000ff", "#808080", "#fbf9f4", "#121419"].compactMap(
            Colour.init)
        for _ in 0..<2000 {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            let value = Int(truncatingIfNeeded: state >> 40) & 0xFF_FFFF
            colours.append(Colour(red: value >> 16, green: value >> 8 & 255, blue: value & 255))
        }
        for colour in colours {
            let both = CategoryColours(of: colour)
            for (tones, scheme) in [(both.light, CategoryColours.light), (both.dark, CategoryColours.dark)] {
                #expect(tones.text.contrast(with: scheme.paper) >= 4.5, "\(colour.hex)")
                #expect(tones.text.contrast(with: tones.wash) >= 4.5, "\(colour.hex)")
                #expect(tones.text.contrast(with: scheme.raised) >= 4.5, "\(colour.hex)")
                #expect(tones.mark.contrast(with: scheme.paper) >= 3, "\(colour.hex)")
                #expect(tones.mark.contrast(with: scheme.land) >= 3, "\(colour.hex)")
                #expect(tones.onMark.contrast(with: tones.mark) >= 4.5, "\(colour.hex)")
            }
        }
    }

    /// The examples are W3C's own: black on white is 21, and #777777 is the well-known near miss on white.
    @Test func contrastIsThatOfWCAG() throws {
        let white = try #require(Colour("#ffffff"))
        #expect(try #require(Colour("#000000")).contrast(with: white) == 21)
        #expect(abs(try #require(Colour("#777777")).contrast(with: white) - 4.48) < 0.005)
        #expect(Colour("#12345") == nil && Colour("red") == nil && Colour("#12345g") == nil && Colour("#+12345") == nil)
    }

    @Test(
        "the style sheet's grounds are those that category colours are made for, and its own colours are read on them")
    func tokens() throws {
        let sheet = try Templates().text("styles/tokens.css")
        for (place, scheme) in [CategoryColours.light, CategoryColours.dark].enumerated() {
            func token(_ name: String) throws -> Colour {
                let value = try #require(sheet.firstRange(of: "--\(name): light-dark(")).upperBound
                let tones = sheet[value...].prefix { $0 != ")" }.split(separator: ", ")
                return try #require(tones.count == 2 ? Colour(String(tones[place])) : nil)
            }
            #expect(try token("paper") == scheme.paper)
            #expect(try token("raised") == scheme.raised)
            #expect(try token("ink") == scheme.ink)
            #expect(try token("land") == scheme.land)
            let kinds = ["category", "personal", "market", "cross-category", "trending", "time-sensitive"]
            for name in ["ink", "quiet", "beat"] + kinds.map({ "why-" + $0 }) {
                #expect(try token(name).contrast(with: scheme.paper) >= 4.5, "\(name)")
            }
        }
    }

    @Test func styleSheetNamesEveryCategory() {
        let sheet = CategoryColours.styleSheet(for: Invented.categories)
        for category in Invented.categories { #expect(sheet.contains("[data-category=\"\(category.id)\"] {")) }
    }

    @Test func invalidIdentifiersStayOutOfTheStyleSheet() {
        var category = Invented.categories[0]
        category.id = "x\"] { } body { display: none } [y=\""
        #expect(CategoryColours.styleSheet(for: [category]) == "")
    }
}
