internal import Newsroom

/// The puzzles page, which shows today's puzzles, and the files its scripts fetch for play.
extension SitePlan {
    var puzzlesPage: PageDraft? {
        guard let puzzles, let today = puzzles.days.last else { return nil }
        return draft(
            .puzzles,
            PuzzlesPage(
                today, asks: !puzzles.guesses.isEmpty, days: puzzles.days.map { shelf.clock.dayView(named: $0.id) },
                news: shelf.clock.dayView(named: today.news), shelf: shelf), styles: [assets + "puzzles.css"])
    }

    /// A file for each day, and the list of words allowed as guesses.
    var puzzleFiles: [Page] {
        guard let puzzles else { return [] }
        let folder = SiteFolder.puzzles.rawValue
        return puzzles.days.map { day in
            Page(path: "\(folder)/\(day.id).json", bytes: JSONFile.bytes(of: PuzzleFile(day)))
        } + (puzzles.guesses.isEmpty ? [] : [Page(path: "\(folder)/words.txt", bytes: puzzles.guesses)])
    }
}

/// A day's puzzles in the format that the page's scripts fetch.
struct PuzzleFile: Encodable {
    struct Report: Encodable {
        let title: String
        let source: String
        let url: String?
        let language: String?
        /// The publication date in RFC 3339; nil if the publisher gave none.
        let published: String?
    }

    struct Question: Encodable {
        let kind: String
        let before: String
        let behind: String
        let choices: [String]
        let answer: Int
        let reports: [Report]
    }

    struct Target: Encodable {
        let word: String
        let report: Report
    }

    struct Crossing: Encodable {
        struct Entry: Encodable {
            let number: Int
            let row: Int
            let column: Int
            let down: Bool
            let word: String
            let before: String
            let behind: String
            let report: Report
        }

        let rows: [String]
        let entries: [Entry]
    }

    let day: String
    let news: String
    let quiz: [Question]
    let sudokus: [Sudoku]
    let target: Target?
    let circle: SpellingCircle?
    let crossword: Crossing?

    init(_ day: PuzzleDay) {
        self.day = day.id
        news = day.news
        quiz = day.quiz.map { question in
            Question(
                kind: question.kind.rawValue, before: question.before, behind: question.behind,
                choices: question.choices, answer: question.answer, reports: [Report(question.brief)])
        }
        sudokus = day.sudokus
        target = day.target.map { Target(word: $0.word, report: Report($0.clipping)) }
        circle = day.circle
        crossword = day.crossword.map { Crossing(rows: $0.rows, entries: $0.entries.map(Crossing.Entry.init)) }
    }
}

extension PuzzleFile.Report {
    init(_ brief: Brief) {
        self.init(
            title: brief.article.title, source: brief.source.name, url: LinkAddress.safe(brief.article.url),
            language: brief.language, published: brief.article.published.map(WallClock.timestamp))
    }

    init(_ clipping: Clipping) {
        self.init(
            title: clipping.title, source: clipping.source, url: LinkAddress.safe(clipping.url),
            language: clipping.language, published: clipping.published.map(WallClock.timestamp))
    }
}

extension PuzzleFile.Crossing.Entry {
    init(_ entry: Crossword.Entry) {
        self.init(
            number: entry.number, row: entry.row, column: entry.column, down: entry.isDown, word: entry.word,
            before: entry.before, behind: entry.behind, report: PuzzleFile.Report(entry.clipping))
    }
}
