/// What looks like a sentence by its capital and its full stop, and is none.
extension Sentence {
    /// Whether it is a table, a list or a heading that lost its form on the way into the text.
    ///
    /// Seen in the wild: a result glued to what follows it ("Lions 36 Tigers 13 Top of the world again"), league tables,
    /// line-ups, menus with marks between their entries, headings in title case.
    var isFlattened: Bool {
        if text.contains(where: { listMarks.contains($0) }) { return true }
        let words = text.split(whereSeparator: \.isWhitespace).map { word in
            word.drop(while: { !$0.isLetter && !$0.isNumber })
        }
        let numbers = words.count { isNumber($0) }
        if numbers >= 5, numbers * 5 >= words.count * 2 { return true }
        if words.count >= 8, words.count(where: { $0.first?.isLowercase == true }) * 4 < words.count { return true }
        let commas = text.count { $0 == "," }
        return (commas >= 6 && commas * 3 > words.count) || holdsResults(words)
    }

    /// Whether words of it are missing: what the publisher cut, or never wrote.
    ///
    /// Seen in the wild: "Malacañang that President X would …", where the verb was lost; a full stop set after "of the".
    var isFragment: Bool {
        let words = text.split(whereSeparator: { !$0.isLetter && !$0.isNumber && $0 != "'" && $0 != "\u{2019}" })
        guard words.count > 2, let last = words.last else { return true }
        if neverLast.contains(last.lowercased()) { return true }
        return words[1] == "that" && !beforeThat.contains(words[0].lowercased())
            && (words[2].first?.isUppercase == true || words[2] == "the")
    }

    /// Whether a name and a figure are followed at once by a name and a figure, as in a list of results.
    private func holdsResults(_ words: [Substring]) -> Bool {
        // "Name – 6 What was said of it": an entry of a list of marks.
        if words.indices.dropFirst().dropLast().contains(where: { place in
            words[place - 1].isEmpty && isNumber(words[place]) && isName(words[place + 1])
        }) {
            return true
        }
        var figure: Int?
        for (place, word) in words.enumerated().dropFirst() where isNumber(word) && isName(words[place - 1]) {
            if let figure, place - figure <= 5, words[(figure + 1)..<place].allSatisfy(isName) { return true }
            figure = place
        }
        return false
    }

    /// "13", "2-1"; a date's day and year are figures too, but no result's.
    private func isNumber(_ word: Substring) -> Bool {
        let core = word.prefix { $0.isNumber || $0 == "-" || $0 == "\u{2013}" }
        return core.first?.isNumber == true && core.count <= 5 && !word[core.endIndex...].contains(where: \.isLetter)
    }

    private func isName(_ word: Substring) -> Bool {
        word.first?.isUppercase == true && !daysAndMonths.contains(word.lowercased().prefix(3).description)
    }
}

/// Between the entries of a list or the parts of a page.
private let listMarks: Set<Character> = ["|", "•", "·", "\t", "►", "▪", "■", "●", "»"]

/// No sentence ends with these.
private let neverLast: Set<String> = ["the", "a", "an", "and", "or", "of", "its", "my", "your", "their", "our", "than"]

/// What may stand before "that" at a sentence's beginning.
private let beforeThat: Set<String> = [
    "so", "now", "given", "not", "those", "all", "except", "provided", "even", "only", "assuming", "and", "in", "of",
    "considering", "just", "it's", "is", "was", "but", "for", "who", "what", "why", "did", "does", "with", "saying",
    "everything", "anything", "something", "nothing", "one", "seeing", "knowing", "supposing", "granted", "noting",
]

private let daysAndMonths: Set<String> = [
    "jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec", "mon", "tue", "wed", "thu",
    "fri", "sat", "sun",
]
