/// Days of the calendar as titles name them ("16 September", "Sept. 16"): an instalment that is dated tells of its day.
enum Datings {
    /// Each as the month and the day in one number.
    static func days(in title: String) -> Set<UInt16> {
        var scanner = WordScanner(title)
        var days: Set<UInt16> = []
        var month: UInt16?
        var day: UInt16?
        while let word = scanner.next() {
            // "16 September" and "September 16" alike; what stands between ends it.
            let newMonth = word.isCapital ? months[word.key] : nil
            let newDay = Self.day(of: word.letters)
            if let newMonth, let day { days.insert(newMonth << 8 | day) }
            if let newDay, let month { days.insert(month << 8 | newDay) }
            (month, day) = (newMonth, newDay)
        }
        return days
    }

    /// 1…31, with or without "st", "nd", "rd", "th".
    private static func day(of word: [UInt8]) -> UInt16? {
        let digits = word.prefix { (0x30...0x39).contains($0) }
        guard (1...2).contains(digits.count) else { return nil }
        let ending = String(decoding: word.dropFirst(digits.count), as: UTF8.self)
        guard ["", "st", "nd", "rd", "th"].contains(ending) else { return nil }
        let number = digits.reduce(0) { $0 * 10 + UInt16($1 - 0x30) }
        return (1...31).contains(number) ? number : nil
    }

    private static let months: [UInt64: UInt16] = Dictionary(
        [
            "january jan", "february feb", "march mar", "april apr", "may", "june jun", "july jul", "august aug",
            "september sept sep", "october oct", "november nov", "december dec",
        ].enumerated().flatMap { number, names in
            names.split(separator: " ").map { (Word.key(of: $0.utf8), UInt16(number + 1)) }
        }, uniquingKeysWith: { first, _ in first })
}
