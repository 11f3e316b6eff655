import Testing

@testable import Puzzling

@Suite("Names in sad reports") struct SadTextsTests {
    private static let texts = SadTexts([
        "Old Laura Lindholm is missed.", "Ånna Öberg left", "Jo Li wept", "MacLaura Lindholms sank", "",
        "two  blanks between Ann  Lee", "at its end Bo Ek",
    ])

    @Test(
        "are found wherever they stand, whatever their letters, their length and the words around them",
        arguments: [
            ("Laura Lindholm", true), ("Laura Lindhol", true), ("ura Lindholm i", true), ("Laura Lindberg", false),
            ("Clara Lindholm", false), ("Ånna Öberg", true), ("Anna Öberg", false), ("Jo Li", true), ("Jo Lo", false),
            ("Ann  Lee", true), ("Ann Lee", false), ("Bo Ek", true), ("Bo Eks", false), ("Lindholm", true), ("", true),
        ])
    func held(name: String, isHeld: Bool) {
        #expect(Self.texts.contain(name) == isHeld)
    }
}
