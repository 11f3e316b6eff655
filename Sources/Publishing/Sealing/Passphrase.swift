internal import Foundation

/// What a private site is sealed with and its readers type.
public struct Passphrase: Sendable, Equatable {
    /// The fewest characters that are taken. Whoever has copied the files tries as many passphrases as they can pay for, and no
    /// server counts: four words of a list of 7,776, which is what so many letters hold, take 3.7 × 10¹⁵ attempts.
    public static let leastLength = 20

    /// In Unicode's form C and without anything around it that is not seen: keyboards differ in how they compose "é", phones add a
    /// space, and editors a byte order mark. `Templates/private/shell.js` does the same to what is typed.
    public let text: String

    /// Characters of it that are not seen, each once and in order, but for the spaces between words and what ASCII has at the ends.
    /// Those at the ends are left out of `text`; the others a reader must type, too.
    public let unseen: [Unseen]

    /// A character of a passphrase that nobody sees.
    public struct Unseen: Sendable, Equatable, CustomStringConvertible {
        public let scalar: Unicode.Scalar
        /// Whether it stands before or behind all that is seen.
        public let isAround: Bool

        /// As Unicode writes it: U+FEFF.
        public var description: String {
            let digits = String(scalar.value, radix: 16, uppercase: true)
            return "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
        }
    }

    /// nil where it has fewer than `leastLength` characters.
    public init?(_ text: String) {
        let composed = Array(text.precomposedStringWithCanonicalMapping.unicodeScalars)
        let start = composed.firstIndex { !Self.isUnseen($0) } ?? composed.endIndex
        let end = (composed.lastIndex { !Self.isUnseen($0) } ?? start - 1) + 1
        let kept = String(String.UnicodeScalarView(composed[start..<end]))
        guard kept.count >= Self.leastLength else { return nil }
        self.text = kept
        let around = (composed[..<start] + composed[end...]).filter { $0.value > 0x20 && $0.value != 0x7F }
        // Emoji are put together with some.
        func isEmoji(_ character: Character) -> Bool {
            character.unicodeScalars.first.map { $0.value > 0xFF && $0.properties.isEmoji } ?? false
        }
        let within = kept.filter { !isEmoji($0) }.unicodeScalars.filter { $0 != " " && Self.isUnseen($0) }
        var unseen: [Unseen] = []
        for (scalars, isAround) in [(around, true), (Array(within), false)] {
            for scalar in scalars where !unseen.contains(Unseen(scalar: scalar, isAround: isAround)) {
                unseen.append(Unseen(scalar: scalar, isAround: isAround))
            }
        }
        self.unseen = unseen
    }

    private static func isUnseen(_ scalar: Unicode.Scalar) -> Bool {
        let properties = scalar.properties
        return properties.isWhitespace || properties.isDefaultIgnorableCodePoint
            || properties.generalCategory == .control
    }
}
