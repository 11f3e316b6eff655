/// Finds the stretches of a text that are spelled like places: the longest name that begins at each capitalised word.
struct Spotter {
    let gazetteer: Gazetteer
    let bytes: UnsafeBufferPointer<UInt8>
    let tokens: [Token]

    /// No name of the gazetteer has more words.
    private static let mostWords = 8

    func spots() -> [Spot] {
        var spots: [Spot] = []
        var index = 0
        while index < tokens.count {
            if tokens[index].isCapitalised || tokens[index].roles.contains(.people), !isInsideWord(index),
                let spot = longestSpot(from: index)
            {
                spots.append(spot)
                index = spot.tokens.upperBound
            } else {
                index += 1
            }
        }
        return spots
    }

    /// "Brien" of "O'Brien".
    private func isInsideWord(_ index: Int) -> Bool {
        guard tokens[index].gap == .apostrophe, index > 0 else { return false }
        return tokens[index - 1].length <= 2
    }

    private func longestSpot(from start: Int) -> Spot? {
        var hash = tokens[start].hash
        guard var entry = gazetteer.names[hash] else { return nil }
        var longest: Spot?
        var index = start
        while true {
            if entry.first >= 0, let spot = spot(start..<index + 1, hash, entry) { longest = spot }
            index += 1
            guard entry.goesOn, index < tokens.count, index - start < Self.mostWords else { return longest }
            let token = tokens[index]
            guard token.gap.joins, token.isCapitalised || mayBeSmall(token, at: index) else { return longest }
            hash = hash.followed(by: token.hash)
            guard let next = gazetteer.names[hash] else { return longest }
            entry = next
        }
    }

    /// Whether a word may stand in small letters inside a name: "of", "de", the last word of "Laurel county".
    private func mayBeSmall(_ token: Token, at index: Int) -> Bool {
        token.shape == .number || token.gap == .apostrophe || !token.roles.isDisjoint(with: [.small, .generic])
    }

    /// The words as a spot, when some place is spelled like that.
    private func spot(_ range: Range<Int>, _ hash: WordHash, _ entry: NameEntry) -> Spot? {
        let first = tokens[range.lowerBound], last = tokens[range.upperBound - 1]
        guard last.shape != .lower || !last.roles.contains(.small) else { return nil }
        let end = Int(last.bytes.upperBound)
        let spelled = bytes[Int(first.bytes.lowerBound)..<end]
        // "US$5" and "$US 5" are money.
        if end < bytes.count, bytes[end] == UInt8(ascii: "$") { return nil }
        if first.bytes.lowerBound > 0, bytes[Int(first.bytes.lowerBound) - 1] == UInt8(ascii: "$") { return nil }
        let hasStop = end < bytes.count && bytes[end] == UInt8(ascii: ".")
        let spelledWithStop = hasStop ? bytes[Int(first.bytes.lowerBound)...end] : spelled
        var isLoose = false
        var next = entry.first
        while next >= 0 {
            let posting = gazetteer.postings[Int(next)]
            next = posting.next
            guard posting.marks.contains(.exact) else {
                isLoose = true
                continue
            }
            if posting.marks.contains(.afterComma), first.gap != .comma { continue }
            if hasStop, gazetteer.isSpelled(posting, as: spelledWithStop) {
                return Spot(tokens: range, endsWithStop: true, name: hash, isExact: true)
            }
            if gazetteer.isSpelled(posting, as: spelled) {
                return Spot(tokens: range, endsWithStop: false, name: hash, isExact: true)
            }
        }
        // Two letters are too few to know a town by, and short capitals are rather an abbreviation.
        guard isLoose, end - Int(first.bytes.lowerBound) > 2 else { return nil }
        if range.count == 1, first.shape == .capitals, first.length <= 3, !isAmongCapitals(range) { return nil }
        return Spot(tokens: range, endsWithStop: false, name: hash, isExact: false)
    }

    /// Whether the words beside are written in capitals too: then capitals say nothing.
    private func isAmongCapitals(_ range: Range<Int>) -> Bool {
        let before = range.lowerBound > 0 ? tokens[range.lowerBound - 1] : nil
        let after = range.upperBound < tokens.count ? tokens[range.upperBound] : nil
        return (before?.shape == .capitals && (before?.length ?? 0) > 3)
            || (after?.shape == .capitals && (after?.length ?? 0) > 3)
    }
}
