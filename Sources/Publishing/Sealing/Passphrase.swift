internal import Foundation

/// The passphrase of a private site, which its readers type in.
public struct Passphrase: Sendable, Equatable {
    /// The minimum number of characters. An attacker with a copy of the files can try as many passphrases as money
    /// buys, because no server limits the attempts. Four words from a list of 7,776, which this length holds, take 3.7
    /// × 10¹⁵ attempts.
    public static let leastLength = 20

    /// The text in Unicode form C, without invisible characters at either end: keyboards compose "é" differently,
    /// phones add a space, and editors a byte order mark. `Templates/private/shell.js` normalises input the same way.
    public let text: String

    /// The invisible characters in the passphrase, each once and in order, except spaces between words and ASCII ones
    /// at the ends. Those at the ends are removed from `text`; readers have to type the others.
    public let unseen: [Unseen]

    /// An invisible character in a passphrase.
    public struct Unseen: Sendable, Equatable, CustomStringConvertible {
        public let scalar: Unicode.Scalar
        /// Whether it is before the first or after the last visible character.
        public let isAround: Bool

        /// The code point in Unicode notation: U+FEFF.
        public var description: String {
            let digits = String(scalar.value, radix: 16, uppercase: true)
            return "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
        }
    }

    /// Fails (nil) if the text has fewer than `leastLength` characters.
    public init?(_ text: String) {
        let composed = Array(text.precomposedStringWithCanonicalMapping.unicodeScalars)
        let start = composed.firstIndex { !Self.isUnseen($0) } ?? composed.endIndex
        let end = (composed.lastIndex { !Self.isUnseen($0) } ?? start - 1) + 1
        let kept = String(String.UnicodeScalarView(composed[start..<end]))
        guard kept.count >= Self.leastLength else { return nil }
        self.text = kept
        let around = (composed[..<start] + composed[end...]).filter { $0.value > 0x20 && $0.value != 0x7F }
        // Emoji may contain invisible joiners and selectors.
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
