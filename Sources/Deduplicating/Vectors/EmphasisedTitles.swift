internal import TextReading

/// Recognises titles with an everyday word in capitals ("Club SACKS manager"), by the titles of one story: in another
/// of them, the word is in lower case. Initials such as "NATO" never are.
struct EmphasisedTitles {
    /// The minimum length of such a word, in bytes. Shorter ones are initials more often ("US", "WHO").
    private static let shortest = 4

    private let everyday: Set<WordID>

    /// - Parameter titles: the titles of one story.
    init(_ titles: [TextReading]) {
        everyday = Set(titles.lazy.flatMap(\.words).filter { $0.kind == .word && $0.casing == .lower }.map(\.stem))
    }

    func contains(_ title: TextReading) -> Bool {
        title.words.contains {
            $0.casing == .capitals && $0.bytes.count >= Self.shortest && everyday.contains($0.stem)
        }
    }
}
