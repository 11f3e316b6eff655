/// Tests whether a headline suits a puzzle: complete and informative, with no question, list separators, truncation or
/// capitals throughout.
enum PuzzleTitle {
    private static let lengths = 25...120
    private static let marks = Set("?|…!\n_[]{}•")

    static func isSuitable(_ title: String) -> Bool {
        guard lengths.contains(title.count), !title.contains(where: marks.contains), !isObituary(title) else {
            return false
        }
        return !title.split { !$0.isLetter }.contains { $0.count > 4 && $0.allSatisfy(\.isUppercase) }
    }

    /// Returns whether a headline ends in an age, as obituaries do: "Edward Lind, who built the harbour's ferries, 83".
    private static func isObituary(_ title: String) -> Bool {
        guard let comma = title.lastIndex(of: ",") else { return false }
        let end = title[title.index(after: comma)...].filter { $0 != " " }
        return (2...3).contains(end.count) && end.allSatisfy(\.isNumber)
    }
}
