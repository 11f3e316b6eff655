/// The lists in `Rules/lists.txt` used for parsing figures.
///
/// A class, so that sharing all of them costs a single reference.
final class FigureLists: Sendable {
    /// Groups of things counted, by the word after the number and by the word before it.
    let behind: [WordID: String]
    let before: [WordID: String]
    let between: Set<WordID>
    let people: Set<WordID>
    let anyone: Set<WordID>
    /// Nouns for people whose age is given with them ("woman").
    let aged: Set<WordID>
    let scales: [WordID: Double]
    let letters: [WordID: Double]
    let noCounts: Set<WordID>
    /// Phrases close to a figure that counts only some of the people.
    let parts: Phrases
    /// Words next to a figure that counts only new cases ("another").
    let additions: Set<WordID>
    /// Events that often happen again the next day, with a toll of their own.
    let repeated: Set<WordID>
    let months: Set<WordID>
    let stops: Set<WordID>
    private let bounds: [(forms: [WordID], bound: Figure.Bound)]

    static let builtIn = FigureLists(.builtIn)
    static let toll = WordID(folded: "toll")
    static let death = WordID(folded: "death")
    static let percent = Set(["percent", "pct"].map { WordID(folded: $0) })
    static let per = WordID(folded: "per")
    static let cent = WordID(folded: "cent")
    static let of = WordID(folded: "of")
    static let articles = Set(["los", "las"].map { WordID(folded: $0) })
    static let money = WordID(folded: "$")
    static let share = WordID(folded: "%")

    init(_ lists: WordLists) {
        behind = lists.meanings("counted")
        before = lists.meanings("counted-before")
        between = lists.words("between-counts")
        people = lists.words("counted-people")
        anyone = lists.words("counted-anyone")
        aged = lists.words("aged-people")
        scales = lists.meanings("number-scales").compactMapValues { Double($0) }
        letters = lists.meanings("numbers-in-letters").compactMapValues { Double($0) }
        noCounts = lists.words("no-counts")
        parts = Phrases(lists.phrases("count-parts"))
        additions = lists.words("count-additions")
        repeated = lists.words("repeated-events")
        months = ["months", "months-in-small-letters", "date-words"].reduce(into: []) { $0.formUnion(lists.words($1)) }
        stops = lists.words("stop-words", .english).union(lists.words("stop-words", .spanish))
        bounds = lists.entries("number-bounds").compactMap { entry in
            guard let bound = entry.meaning.flatMap(Figure.Bound.init(rawValue:)) else { return nil }
            return (WordLists.forms(of: entry.text), bound)
        }.sorted { $0.forms.count > $1.forms.count }
    }

    /// Returns the qualifier that ends directly before a word, with its number of words.
    func bound(before place: Int, in words: ArraySlice<Word>) -> (bound: Figure.Bound, length: Int) {
        let found = bounds.first { entry in
            let start = place - entry.forms.count
            return start >= words.startIndex && words[start..<place].lazy.map(\.form).elementsEqual(entry.forms)
        }
        return found.map { ($0.bound, $0.forms.count) } ?? (.exactly, 0)
    }
}
