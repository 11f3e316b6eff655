internal import TextReading

/// Month names for which `DateWords` isn't needed, or which it lacks.
enum MonthNames {
    /// Returns the month (1…12) for an English name, in full or as its first three letters (also "Sept"), ignoring
    /// case.
    static func english(_ word: some Collection<UInt8>) -> Int? {
        guard (3...9).contains(word.count) else { return nil }
        let key = word.prefix(3).reduce(UInt32(0)) { $0 << 8 | UInt32($1 | 0x20) }
        guard let month = english(key) else { return nil }
        if word.count == 3 || word.count == 4 && month == 9 { return month }
        let rest: StaticString =
            switch month {
            case 1: "uary"
            case 2: "ruary"
            case 3: "ch"
            case 4: "il"
            case 6: "e"
            case 7: "y"
            case 8: "ust"
            case 9: "tember"
            case 10: "ober"
            case 11, 12: "ember"
            default: ""
            }
        guard rest.utf8CodeUnitCount == word.count - 3 else { return nil }
        return zip(word.dropFirst(3), 0...).allSatisfy { $0 | 0x20 == rest.utf8Start[$1] } ? month : nil
    }

    private static func english(_ key: UInt32) -> Int? {
        switch key {
        case 0x6A616E: 1
        case 0x666562: 2
        case 0x6D6172: 3
        case 0x617072: 4
        case 0x6D6179: 5
        case 0x6A756E: 6
        case 0x6A756C: 7
        case 0x617567: 8
        case 0x736570: 9
        case 0x6F6374: 10
        case 0x6E6F76: 11
        case 0x646563: 12
        default: nil
        }
    }

    /// Returns the month that an unknown word abbreviates, misspells or inflects, judging by its first letters.
    static func begun(by word: String) -> Int? {
        for length in [4, 3] where word.count >= length {
            if let month = beginnings[String(word.prefix(length))] { return month }
        }
        return english(Array(word.utf8.prefix(3)))
    }

    /// Months by their first three letters, or four if three are ambiguous.
    private static let beginnings: [String: Int] = {
        let entries = WordLists.builtIn.entries("feed-months").compactMap { entry in
            entry.meaning.flatMap { Int($0) }.map { (DateLetters.folded(entry.text), $0) }
        }
        return Dictionary(entries, uniquingKeysWith: { first, _ in first })
    }()
}
