internal import TextReading

/// The names of the months in the languages that feeds write them in, by their first letters.
enum MonthNames {
    /// 1…12; nil for a word that is no month.
    static func month(_ word: String) -> Int? {
        // A fast way for the English ones, which nearly all feeds use.
        if let english = english(word) { return english }
        let letters = word.lowercased()
        if let month = whole[letters.filter { $0 != "॰" && $0 != "׳" }] { return month }
        for length in [4, 3] {
            if let month = named[String(letters.prefix(length))], letters.count >= length { return month }
        }
        return nil
    }

    private static func english(_ word: String) -> Int? {
        guard word.utf8.count >= 3 else { return nil }
        let key = word.utf8.prefix(3).reduce(UInt32(0)) { $0 << 8 | UInt32($1 | 0x20) }
        switch key {
        case 0x6A616E: return 1
        case 0x666562: return 2
        case 0x6D6172: return 3
        case 0x617072: return 4
        case 0x6D6179: return 5
        case 0x6A756E: return 6
        case 0x6A756C: return 7
        case 0x617567: return 8
        case 0x736570: return 9
        case 0x6F6374: return 10
        case 0x6E6F76: return 11
        case 0x646563: return 12
        default: return nil
        }
    }

    /// By their first three letters, or four where three are shared.
    private static let named = table("feed-months")

    /// By whole words, of the languages whose first letters say little.
    private static let whole = table("feed-months-in-words")

    private static func table(_ list: String) -> [String: Int] {
        Dictionary(
            WordLists.builtIn.entries(list).compactMap { entry in
                entry.meaning.flatMap { Int($0) }.map { (entry.text, $0) }
            }, uniquingKeysWith: { first, _ in first })
    }
}
