internal import Newsroom
internal import TextReading

/// Recognises titles that do not say what happened: questions, quotations, explainers, calls to watch, live pages and
/// titles that stop halfway, also if only the part behind a colon is one of these. A story takes its title from a plain
/// report if it has one.
struct TeaserTitles: Sendable {
    private let openings: Phrases
    private let phrases: Phrases

    /// The marks with which a quotation begins.
    private static let quotes: Set<Character> = ["\"", "“", "«", "‘", "'"]

    init(_ lists: WordLists) {
        openings = Phrases(lists.phrases("teaser-openings"))
        phrases = Phrases(lists.phrases("teasers"))
    }

    /// - Parameter title: the title as published.
    func contains(_ title: String, read reading: TextReading) -> Bool {
        let text = title.drop { $0.isWhitespace }
        guard let first = text.first, let last = text.last(where: { !$0.isWhitespace }) else { return false }
        if Self.quotes.contains(first) || first == "¿" || last == "?" || last == "…" || text.hasSuffix("...") {
            return true
        }
        let words = reading.words[...]
        // "Ferry runs aground: what comes next" holds the answer back behind the colon.
        return words.indices.contains { place in
            (place == words.startIndex || words[place].gap == .colon) && !openings.ends(at: place, in: words).isEmpty
        } || phrases.occur(in: words)
    }
}
