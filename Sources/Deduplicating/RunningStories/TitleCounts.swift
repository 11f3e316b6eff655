internal import Newsroom
internal import TextReading

/// The stories of an edition that have certain terms in a title.
struct TitleCounts {
    /// The maximum number of words in a term.
    private static let longest = 4

    /// The words that some title has in lower case, of those that are terms.
    private var small: Set<WordID> = []
    /// The numbers of the stories with each term.
    private var stories: [WordID: Set<Int>] = [:]
    private var numbers: [Story.ID: Int] = [:]

    init(of reports: [(story: Story.ID, title: String)], terms: Set<WordID>) {
        var reader = TextReader()
        for report in reports {
            let number = numbers[report.story] ?? numbers.count
            numbers[report.story] = number
            let words = reader.reading(of: report.title, in: nil).words
            for (start, word) in words.enumerated() {
                if !word.isCapitalised, terms.contains(word.form) { small.insert(word.form) }
                var key = word.form
                for end in start..<min(words.count, start + Self.longest) {
                    if end > start { key = key.followed(by: words[end].form) }
                    if terms.contains(key) { stories[key, default: []].insert(number) }
                }
            }
        }
    }

    /// Returns the counts without some stories.
    func besides(_ stories: [Story.ID]) -> Remaining {
        Remaining(counts: self, own: Set(stories.compactMap { numbers[$0] }))
    }

    /// The counts without some stories.
    struct Remaining {
        fileprivate let counts: TitleCounts
        fileprivate let own: Set<Int>

        /// The number of stories in the edition.
        var all: Int { counts.numbers.count }

        /// Returns whether some title has a word in lower case.
        func isSmall(_ word: WordID) -> Bool { counts.small.contains(word) }

        /// Returns how many stories have all of some terms in their titles, and none of others.
        func count(of terms: [WordID], without others: [WordID] = []) -> Int {
            guard let first = terms.first.flatMap({ counts.stories[$0] }) else { return 0 }
            let found = terms.dropFirst().reduce(first) { $0.intersection(counts.stories[$1] ?? []) }
            return others.reduce(found.subtracting(own)) { $0.subtracting(counts.stories[$1] ?? []) }.count
        }
    }
}
