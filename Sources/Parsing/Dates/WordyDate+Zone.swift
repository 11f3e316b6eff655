// Zones after a time.
extension WordyDate.Reader {
    /// Reads a zone name and any offset after it.
    ///
    /// - Returns: the number of tokens read; nil if there is no zone.
    mutating func zone(_ word: String, at index: Int) -> Int? {
        // If the first word is a common abbreviation, only names of several words are looked up.
        let offset = TimeZoneName.offset(of: word.uppercased())
        let isAlone = self.word(index + 1) == nil && sign(index + 1) != UInt8(ascii: "/")
        if offset == nil || !isAlone, let count = region(at: index) { return count }
        guard let offset else { return nil }
        // "CEST+0200", "GMT+0200", "UTC -5": a name and its offset.
        if let count = self.offset(at: index + 1, isNamed: true) { return 1 + count }
        zone = .offset(offset)
        return 1
    }

    /// Reads "Europe/Berlin" or "W. Europe Standard Time".
    private mutating func region(at index: Int) -> Int? {
        if let (name, count) = phrase(at: index, words: 2, across: Self.withinRegions), name == "etc gmt",
            let hours = number(index + count + 1)
        {
            // Following POSIX, "Etc/GMT+5" is west of Greenwich.
            zone = .offset((sign(index + count) == UInt8(ascii: "-") ? 3600 : -3600) * hours)
            return count + 2
        }
        for words in (1...6).reversed() {
            if let (name, count) = phrase(at: index, words: words, across: Self.withinRegions),
                let found = DateWords.builtIn.zone(name)
            {
                zone = .region(found)
                return count
            }
        }
        return nil
    }

    /// Reads "+0200", "+02:00" or "-5". A hyphen surrounded by blanks is only a separator.
    mutating func offset(at index: Int, isNamed: Bool = false) -> Int? {
        guard let sign = sign(index), sign == UInt8(ascii: "+") || sign == UInt8(ascii: "-"),
            index + 1 < text.tokens.count,
            case .number(let value, let digits) = text.tokens[index + 1], digits <= 4,
            isNamed || isAttached(index + 1) || sign == UInt8(ascii: "+")
        else { return nil }
        var seconds = digits >= 3 ? value / 100 * 3600 + value % 100 * 60 : value * 3600
        var count = 2
        if digits <= 2, self.sign(index + 2) == UInt8(ascii: ":"), let minutes = number(index + 3) {
            seconds += minutes * 60
            count = 4
        }
        zone = .offset(sign == UInt8(ascii: "-") ? -seconds : seconds)
        return count
    }

    private static let withinRegions: Set<UInt8> = Set("./_-()".utf8)
}
