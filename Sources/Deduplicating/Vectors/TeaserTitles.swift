internal import Newsroom
internal import TextReading

/// Recognises titles that do not say what happened: questions, statements, explainers, calls to watch, live pages,
/// tear-jerkers and titles that stop halfway, even if only the part after a colon is one of these. A story takes its
/// title from a plain report if it has one.
struct TeaserTitles: Sendable {
    private let openings: Phrases
    private let phrases: Phrases
    private let after: Set<WordID>
    private let another: Set<WordID>
    private let statements = StatementTitles()

    init(_ lists: WordLists) {
        openings = Phrases(lists.phrases("teaser-openings"))
        phrases = Phrases(lists.phrases("teasers"))
        after = lists.words("titles-after")
        another = lists.words("titles-another")
    }

    /// - Parameter title: the title as published.
    func contains(_ title: String, read reading: TextReading) -> Bool {
        let text = title.drop { $0.isWhitespace }
        guard let first = text.first, let last = text.last(where: { !$0.isWhitespace }) else { return false }
        if QuotedRanges.begin(text) || first == "¿" || last == "?" || last == "…" || text.hasSuffix("...") {
            return true
        }
        let words = reading.words[...]
        if statements.contains(title, read: reading) || isOfAnother(words) { return true }
        // "Ferry runs aground: what comes next" withholds the answer after the colon.
        return words.indices.contains { place in
            (place == words.startIndex || isBehindColon(place, in: words, of: title))
                && !openings.ends(at: place, in: words).isEmpty
        } || phrases.occur(in: words)
    }

    /// Returns whether a colon precedes a word, also as one of several marks ("EE.UU.: qué …"). A semicolon, which has
    /// the same gap, separates two reports.
    private func isBehindColon(_ place: Int, in words: ArraySlice<Word>, of title: String) -> Bool {
        guard place > words.startIndex, words[place].gap != .space else { return false }
        let (end, start) = (words[place - 1].bytes.upperBound, words[place].bytes.lowerBound)
        return title.utf8.dropFirst(end).prefix(max(0, start - end)).contains(UInt8(ascii: ":"))
    }

    /// Returns whether a title is about another event, which followed: "After the crash, another train derails".
    private func isOfAnother(_ words: ArraySlice<Word>) -> Bool {
        words.first.map { after.contains($0.form) } == true && words.contains { another.contains($0.form) }
    }
}
