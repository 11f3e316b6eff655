internal import Newsroom

/// Template values for `puzzles.html`: `day`, `news` (the day whose news the puzzles use), `days` (all playable ones),
/// `questions`, `few` (a note if there are few), `sudokus`, `target`, `circle`, `crossword`. Each puzzle is shown so
/// that it can be solved on paper.
struct PuzzlesPage: TemplateView {
    let today: PuzzleDay
    let words: Localisation
    let day: DayView
    let days: [DayView]
    let news: DayView
    let questions: [QuestionView]
    /// Whether quiz questions can be made in the site's language.
    let asks: Bool
    let sudokus: [SudokuView]
    let target: TargetView?
    let circle: CircleView?
    let crossword: CrosswordView?

    init(_ today: PuzzleDay, asks: Bool, days: [DayView], news: DayView, shelf: CardShelf) {
        self.today = today
        self.asks = asks
        words = shelf.words
        day = shelf.clock.dayView(named: today.id)
        self.days = days
        self.news = news
        questions = today.quiz.map { QuestionView(question: $0, shelf: shelf) }
        sudokus = today.sudokus.map { SudokuView(sudoku: $0, words: shelf.words) }
        target = today.target.map { TargetView(target: $0, shelf: shelf) }
        circle = today.circle.map { CircleView(circle: $0, words: shelf.words) }
        crossword = today.crossword.map { CrosswordView(crossword: $0, shelf: shelf) }
    }

    /// A note that there are fewer questions than on other days.
    private var few: LocalisedText {
        questions.isEmpty
            ? words.wording("puzzles.quiz.none") : words.wording("puzzles.quiz.few", counting: questions.count)
    }

    func child(named name: String) -> (any TemplateValue)? {
        switch name {
        case "day": day
        case "days": days.map(\.stamp).joined(separator: " ")
        case "news": news
        case "hasQuiz": asks || !questions.isEmpty
        case "hasQuestions": !questions.isEmpty
        case "few": asks && questions.count < PuzzleDay.mostQuestions ? few : false
        case "questions": questions
        case "hasSudokus": !sudokus.isEmpty
        case "sudokus": sudokus
        case "target": target ?? false
        case "circle": circle ?? false
        case "crossword": crossword ?? false
        default: nil
        }
    }
}

/// Template values for a quiz question: `asked` (its text), `before` and `behind` (the headline around the gap),
/// `choices`, `right` (the answer), `language`, `reports`.
struct QuestionView: TemplateView {
    let question: QuizQuestion
    let shelf: CardShelf

    func child(named name: String) -> (any TemplateValue)? {
        switch name {
        case "asked": shelf.words.wording("puzzles.quiz.\(question.kind.rawValue)")
        case "before": question.before
        case "behind": question.behind
        case "choices": question.choices
        case "right": question.choices[question.answer]
        case "language": question.brief.language ?? false
        case "reports": [ReportLink(clipping: Clipping(question.brief), shelf: shelf)]
        default: nil
        }
    }
}

/// Template values for a report that an answer links to: `title`, `language`, `url`, `source`, `time`.
struct ReportLink: TemplateView {
    let clipping: Clipping
    let shelf: CardShelf

    func child(named name: String) -> (any TemplateValue)? {
        ClippingView(clipping: clipping, shelf: shelf).child(named: name) ?? false
    }
}

/// Template values for a sudoku: `level`, `rows` of `cells`, `answer` (rows of digits).
struct SudokuView: TemplateView {
    struct Row: TemplateView {
        let digits: [String]

        func child(named name: String) -> (any TemplateValue)? { name == "cells" ? digits : nil }
    }

    let sudoku: Sudoku
    let words: Localisation

    func child(named name: String) -> (any TemplateValue)? {
        switch name {
        case "level": words.wording("puzzles.sudoku.\(sudoku.level.rawValue)")
        case "rows":
            Self.rows(of: sudoku.givens).map { row in Row(digits: row.map { $0 == "." ? "" : String($0) }) }
        case "answer": Self.rows(of: sudoku.solution)
        default: nil
        }
    }

    private static func rows(of text: String) -> [String] {
        let signs = Array(text)
        return stride(from: 0, to: signs.count, by: 9).map { String(signs[$0..<min($0 + 9, signs.count)]) }
    }
}

/// Template values for the word puzzle: `word`, and `reports` with the headline that contained it.
struct TargetView: TemplateView {
    let target: WordTarget
    let shelf: CardShelf

    func child(named name: String) -> (any TemplateValue)? {
        switch name {
        case "word": target.word
        case "own": shelf.words.language
        case "reports": [ReportLink(clipping: target.clipping, shelf: shelf)]
        default: nil
        }
    }
}

/// Template values for the spelling circle: `centre`, `others` (one letter each), `count`, `words`.
struct CircleView: TemplateView {
    let circle: SpellingCircle
    let words: Localisation

    func child(named name: String) -> (any TemplateValue)? {
        switch name {
        case "centre": circle.centre.uppercased()
        case "others": circle.others.map { String($0).uppercased() }
        case "count": words.wording("puzzles.circle.count", counting: circle.words.count)
        case "own": words.language
        case "words": circle.words.joined(separator: ", ")
        default: nil
        }
    }
}
