internal import Foundation

/// What a private site is sealed with and its readers type.
public struct Passphrase: Sendable, Equatable {
    /// The fewest characters that are taken. Whoever has copied the files tries as many passphrases as they can pay for, and no
    /// server counts: four words of a list of 7,776, which is what so many letters hold, take 3.7 × 10¹⁵ attempts.
    public static let leastLength = 20

    /// In Unicode's form C and without space around it: keyboards differ in how they compose "é", and phones add a space.
    let text: String

    /// nil where it has fewer than `leastLength` characters.
    public init?(_ text: String) {
        let composed = text.precomposedStringWithCanonicalMapping.trimmingCharacters(in: .whitespacesAndNewlines)
        guard composed.count >= Self.leastLength else { return nil }
        self.text = composed
    }
}
