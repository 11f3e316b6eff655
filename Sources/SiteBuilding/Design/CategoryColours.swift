internal import Newsroom

/// A category's colours, adjusted for legibility in light and dark mode. Whatever `feeds.json` says, text has a
/// contrast of at least 4.5:1 and marks 3:1, as WCAG 2.2 requires (1.4.3, 1.4.11).
struct CategoryColours: Sendable, Equatable {
    /// Background colours that category colours appear on. `styles/tokens.css` has the same values; a test compares
    /// them.
    struct Scheme: Sendable {
        let paper: Colour
        /// The background of elements above the page: fields, notices and menus.
        let raised: Colour
        let ink: Colour
        let land: Colour
    }
    static let light = Scheme(
        paper: Colour(red: 0xFB, green: 0xF9, blue: 0xF4), raised: Colour(red: 0xFF, green: 0xFF, blue: 0xFF),
        ink: Colour(red: 0x17, green: 0x18, blue: 0x1C),
        land: Colour(red: 0xE3, green: 0xDE, blue: 0xD2))
    static let dark = Scheme(
        paper: Colour(red: 0x12, green: 0x14, blue: 0x19), raised: Colour(red: 0x1A, green: 0x1D, blue: 0x24),
        ink: Colour(red: 0xEC, green: 0xE9, blue: 0xE2),
        land: Colour(red: 0x2B, green: 0x2F, blue: 0x38))

    /// The shades of the colour used in one scheme.
    struct Tones: Sendable, Equatable {
        /// The text colour on the page, on raised elements and on the wash.
        let text: Colour
        /// The colour of bars and marks on the page and on the map's land.
        let mark: Colour
        /// The colour of text on a mark.
        let onMark: Colour
        /// A light tint of the page.
        let wash: Colour

        init(of colour: Colour, in scheme: Scheme) {
            wash = scheme.paper.mixed(with: colour, 0.1)
            text = colour.readable(on: [scheme.paper, scheme.raised, wash], towards: scheme.ink, contrast: 4.5)
            mark = colour.readable(on: [scheme.paper, scheme.land], towards: scheme.ink, contrast: 3)
            let (white, black) = (Colour(red: 255, green: 255, blue: 255), Colour(red: 0, green: 0, blue: 0))
            onMark = mark.contrast(with: white) >= mark.contrast(with: black) ? white : black
        }
    }

    let light: Tones
    let dark: Tones

    init(of colour: Colour) {
        light = Tones(of: colour, in: Self.light)
        dark = Tones(of: colour, in: Self.dark)
    }

    /// Returns the style sheet with the colours of every category, and of the edition if it has its own.
    static func styleSheet(for edition: Edition) -> String {
        guard let colour = edition.site.colour.flatMap({ Colour($0) }) else {
            return styleSheet(for: edition.categories)
        }
        let colours = Self(of: colour)
        return """
            :root {
              --beat: light-dark(\(colours.light.text.hex), \(colours.dark.text.hex));
            }

            \(styleSheet(for: edition.categories))
            """
    }

    /// Returns the style sheet with light and dark colours for every category; `color-scheme` chooses between them.
    static func styleSheet(for categories: [Newsroom.Category]) -> String {
        let categories = categories.filter { isIdentifier($0.id) }
        return tones(of: categories) + ownDesks(of: categories)
    }

    private static func tones(of categories: [Newsroom.Category]) -> String {
        categories.map { category in
            let colours = Self(of: Colour(category.colour) ?? Colour(red: 0x6B, green: 0x6F, blue: 0x76))
            func tone(_ name: String, _ tone: KeyPath<Tones, Colour>) -> String {
                "--\(name): light-dark(\(colours.light[keyPath: tone].hex), \(colours.dark[keyPath: tone].hex));"
            }
            let ends = category.gradient.compactMap { Colour($0)?.hex }
            let gradient = ends.count == 2 ? "\n  --gradient: linear-gradient(to right, \(ends[0]), \(ends[1]));" : ""
            return """
                [data-category="\(category.id)"] {
                  \(tone("text", \.text))
                  \(tone("mark", \.mark))
                  \(tone("on-mark", \.onMark))
                  \(tone("wash", \.wash))\(gradient)
                }

                """
        }.joined()
    }

    /// Returns rules that hide a category's name on cards of its own page on narrow screens. It stays if the card also
    /// shows a subcategory or the number of publishers.
    private static func ownDesks(of categories: [Newsroom.Category]) -> String {
        guard !categories.isEmpty else { return "" }
        let kickers = categories.map { category in
            let own = "[data-category=\"\(category.id)\"]"
            return "  .page-desk\(own) .card\(own):not([data-subcategory], [data-story]) > .kicker"
        }
        return """
            @media (max-width: 39.99rem) {
            \(kickers.joined(separator: ",\n")) {
                display: none;
              }
            }

            """
    }

    /// Returns whether an id needs no escaping in a style sheet.
    static func isIdentifier(_ id: String) -> Bool { id.utf8.allSatisfy(isIdentifier) }

    private static func isIdentifier(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"): true
        default: false
        }
    }
}
