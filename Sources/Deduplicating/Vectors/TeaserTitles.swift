internal import Newsroom
internal import TextReading

/// Recognises titles that do not say what happened: questions, quotations with or without their speaker, explainers,
/// calls to watch, live pages and titles that stop halfway, also if only the part behind a colon is one of these. A story takes its title from a plain
/// report if it has one.
struct TeaserTitles: Sendable {
    private let openings: Phrases
    private let phrases: Phrases
    private let after: Set<WordID>
    private let another: Set<WordID>

    /// The marks with which a quotation begins.
    private static let quotes: Set<Character> = ["\"", "“", "«", "‘", "'"]

    /// The most words of a speaker's name.
    private static let longestName = 4

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
        if Self.quotes.contains(first) || first == "¿" || last == "?" || last == "…" || text.hasSuffix("...") {
            return true
        }
        let words = reading.words[...]
        if isStatement(title, reading) || isOfAnother(words) { return true }
        // "Ferry runs aground: what comes next" holds the answer back behind the colon.
        return words.indices.contains { place in
            (place == words.startIndex || words[place].gap == .colon) && !openings.ends(at: place, in: words).isEmpty
        } || phrases.occur(in: words)
    }

    /// Returns whether a title is about another event, which followed: "After the crash, another train derails".
    private func isOfAnother(_ words: ArraySlice<Word>) -> Bool {
        words.first.map { after.contains($0.form) } == true && words.contains { another.contains($0.form) }
    }

    /// Returns whether a title is a speaker's name followed by a quotation: "Ana Moreira: “The bridge will stand”". In
    /// "Moreira defends the bridge: “It will stand”", the part before the colon is a report.
    private func isStatement(_ title: String, _ reading: TextReading) -> Bool {
        guard let colon = title.firstIndex(of: ":"),
            let behind = title[title.index(after: colon)...].first(where: { !$0.isWhitespace }),
            Self.quotes.contains(behind)
        else { return false }
        let length = title[..<colon].utf8.count
        let name = reading.words.prefix { $0.bytes.upperBound <= length }
        return (1...Self.longestName).contains(name.count) && name.allSatisfy { $0.isCapitalised && $0.kind == .word }
    }
}
