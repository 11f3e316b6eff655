import TextReading

/// Finds the toponyms in a passage: the longest gazetteer name that starts at each capitalised word.
struct ToponymFinder {
    let gazetteer: Gazetteer
    let passage: Passage

    /// The most words in any gazetteer name.
    private static let mostWords = 8

    private var words: [Word] { passage.words }

    func toponyms() -> [Toponym] {
        var found: [Toponym] = []
        var index = 0
        while index < words.count {
            if words[index].isCapitalised || passage.roles[index].contains(.people),
                let toponym = longestToponym(from: index)
            {
                found.append(toponym)
                index = toponym.words.upperBound
            } else {
                index += 1
            }
        }
        return found
    }

    private func longestToponym(from start: Int) -> Toponym? {
        var name = words[start].form
        guard var entry = gazetteer.names[name] else { return nil }
        var longest: Toponym?
        var index = start
        while true {
            if entry.first >= 0, let found = toponym(start...index, name, entry) { longest = found }
            if words[index].marks.contains(.possessive) {
                name = name.followed(by: Lexicon.possessive)
                guard entry.isPrefix, let next = gazetteer.names[name] else { return longest }
                entry = next
                if entry.first >= 0, let found = toponym(start...index, name, entry, endsWithPossessive: true) {
                    longest = found
                }
            }
            index += 1
            guard entry.isPrefix, index < words.count, index - start < Self.mostWords,
                Self.mayJoin(words[index].gap), words[index].isCapitalised || mayBeSmall(index)
            else { return longest }
            name = name.followed(by: words[index].form)
            guard let next = gazetteer.names[name] else { return longest }
            entry = next
        }
    }

    /// Returns whether a name may continue across a gap.
    private static func mayJoin(_ gap: Gap) -> Bool {
        gap == .space || gap == .hyphen || gap == .apostrophe || gap == .stop
    }

    /// Returns whether a word inside a name may be lower case: "of", "de", the last word of "Laurel county".
    private func mayBeSmall(_ index: Int) -> Bool {
        words[index].isNumber || words[index].gap == .apostrophe
            || !passage.roles[index].isDisjoint(with: [.small, .generic])
    }

    /// Returns the words as a toponym if a place is spelled that way.
    private func toponym(
        _ range: ClosedRange<Int>, _ name: WordID, _ entry: NameEntry, endsWithPossessive: Bool = false
    ) -> Toponym? {
        let letters = passage.letters
        let first = words[range.lowerBound], last = words[range.upperBound]
        guard last.isCapitalised || last.isNumber || !passage.roles[range.upperBound].contains(.small) else {
            return nil
        }
        let start = first.bytes.lowerBound
        var found = Toponym(
            words: Range(range), bytes: start..<last.bytes.upperBound,
            scalars: first.scalars.lowerBound..<last.scalars.upperBound, endsWithPossessive: endsWithPossessive,
            isSimple: range.count == 1 && first.marks.isDisjoint(with: [.dotted, .apostrophe]), name: name,
            isExact: false)
        if endsWithPossessive {
            let ending = passage.possessive(after: last)
            found.bytes = start..<found.bytes.upperBound + ending.bytes
            found.scalars = first.scalars.lowerBound..<found.scalars.upperBound + ending.scalars
        }
        let end = found.bytes.upperBound
        // "US$5" and "$US 5" are amounts of money.
        if end < letters.count, letters[end] == UInt8(ascii: "$") { return nil }
        if start > 0, letters[start - 1] == UInt8(ascii: "$") { return nil }
        let hasStop = end < letters.count && letters[end] == UInt8(ascii: ".")
        // "NERI" is an abbreviation, not N'eri.
        let needsNoApostrophe =
            range.count == 1 && first.isInCapitals && !first.marks.contains(.apostrophe) && !isAmongCapitals(range)
        var isLoose = false
        for name in gazetteer.names(from: entry) {
            guard name.traits.contains(.exact) else {
                if !needsNoApostrophe || !gazetteer.hasApostrophe(name) { isLoose = true }
                continue
            }
            if name.traits.contains(.afterComma), !mayBeAbbreviation(range.lowerBound) { continue }
            if hasStop, gazetteer.isSpelled(name, as: letters[start...end]) {
                found.endsWithStop = true
                found.bytes = start..<end + 1
                found.scalars = found.scalars.lowerBound..<found.scalars.upperBound + 1
                found.isExact = true
                return found
            }
            if gazetteer.isSpelled(name, as: letters[start..<end]) {
                found.isExact = true
                return found
            }
        }
        // Two letters are too few to identify a town, and initials or short capitals are more likely an abbreviation.
        guard isLoose, end - start > 2 else { return nil }
        if range.count == 1 {
            if first.marks.contains(.dotted) { return nil }
            if first.casing == .capitals, first.bytes.count <= 3, !isAmongCapitals(range) { return nil }
        }
        return found
    }

    /// Returns whether a state's abbreviation may stand at a word: behind a comma and a name, in English. "IA" and "QC"
    /// mean other things elsewhere.
    private func mayBeAbbreviation(_ index: Int) -> Bool {
        index > 0 && words[index].gap == .comma && words[index - 1].isCapitalised
            && passage.languages[index].map { $0 == Self.english } ?? true
    }

    private static let english = Language(tag: "en")

    /// Returns whether neighbouring words are in capitals too, so that capitals mean nothing.
    private func isAmongCapitals(_ range: ClosedRange<Int>) -> Bool {
        func isInCapitals(_ index: Int) -> Bool {
            words.indices.contains(index) && words[index].isInCapitals && words[index].bytes.count > 3
        }
        return isInCapitals(range.lowerBound - 1) || isInCapitals(range.upperBound + 1)
    }
}
