/// A change of a headline. Publishers polish titles all day; only some changes alter the meaning.
struct TitleChange {
    let before: String
    let after: String

    /// Whether the figures differ, or fewer than half of the words of the longer title are in both. Titles in scripts
    /// without spaces are single words, so each of their changes counts.
    var isSubstantial: Bool {
        let (old, new) = (Self.words(of: before), Self.words(of: after))
        let isFigure = { (word: String) in word.contains(where: \.isNumber) }
        guard old.filter(isFigure) == new.filter(isFigure) else { return true }
        return old.intersection(new).count * 2 < max(old.count, new.count)
    }

    private static func words(of title: String) -> Set<String> {
        Set(title.lowercased().split { !$0.isLetter && !$0.isNumber }.map(String.init))
    }
}
