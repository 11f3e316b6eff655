internal import Computing
internal import Newsroom

/// Compares a headline with others of the day and the days before, to find out whether its gap has one answer only.
struct SimilarNews {
    /// The number of words that two headlines on one matter share.
    private static let sharedWords = 3
    /// The word lists have no shorter words, so those aren't known to be names.
    private static let shortName = 4
    /// Shorter words are in too many headlines.
    private static let shortest = 5

    private let gap: TitleGap
    /// A few letters of each word in the headline. Without the first, which may be a capital, and without the ending.
    private let cores: [[UInt8]]
    /// That of the first word, if it is before the gap: what the headline is about ("Elections in ____").
    private let first: [UInt8]?
    /// All words for the event that the headline names, such as "run-off" for an election.
    private let events: [[UInt8]]

    init(_ gap: TitleGap, rules: PuzzleRules) {
        self.gap = gap
        func cores(of text: String) -> [[UInt8]] {
            plainWords(of: text).filter { $0.written.count >= Self.shortest && rules.allowsAsAnswer($0.plain) }.map {
                Array(String($0.written.dropFirst().prefix(Self.shortest)).utf8)
            }
        }
        let before = cores(of: gap.before)
        first = before.first
        events = rules.quiz.words(forEventsIn: gap.brief.article.title).map { Array($0.utf8) }
        self.cores = Array(Set(before + cores(of: gap.behind)))
    }

    /// Returns whether a report on the same matter, in another story, does not name the place: what is true of a whole
    /// country is told of one of its towns, too.
    func isElsewhere(in reports: [Brief]) -> Bool {
        let place = Array(gap.words.utf8)
        return reports.contains { other in
            other.story.id != gap.brief.story.id && shared(with: other.article.title) >= Self.sharedWords
                && !QuizNews.says(other) { $0.holds(place) }
        }
    }

    /// Returns whether a headline begins with a name that no other story has, such as that of a small company: nobody
    /// knows where it opened an office.
    func isUnknown(_ book: WordBook, in reports: [Brief]) -> Bool {
        guard let first = plainWords(of: gap.before).first, first.written.count >= Self.shortName,
            !book.has(first.plain), !(first.plain.last == "s" && book.has(String(first.plain.dropLast())))
        else { return false }
        let spellings = [String(first.written), first.written.lowercased()].map { Array($0.utf8) }
        return !reports.contains { other in
            other.story.id != gap.brief.story.id
                && QuizNews.says(other) { text in spellings.contains(where: text.holds) }
        }
    }

    /// Returns whether a headline with one of the words, or a report with the first one, is about another place or its
    /// people. That place could be the answer as well: "Elections in ____" where two countries vote.
    func fits(_ place: String, in reports: [Brief]) -> Bool {
        let name = Array(place.utf8)
        let people = Array(place.lowercased().prefix(max(4, place.count - 2)).utf8)
        return reports.contains { other in
            (other.article.title.holds(name) || other.article.title.holds(people))
                && (shared(with: other.article.title) > 0
                    || QuizNews.says(other) { text in
                        first.map(text.holds) ?? false || events.contains(where: text.holds)
                    })
        }
    }

    private func shared(with title: String) -> Int { cores.count { title.holds($0) } }
}
