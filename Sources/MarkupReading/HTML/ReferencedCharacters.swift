/// What a character reference stands for: one character, or with 93 of HTML's names a character and what combines with it.
struct ReferencedCharacters: Sendable {
    var first: Unicode.Scalar
    var second: Unicode.Scalar?
}
