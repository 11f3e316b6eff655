/// Puzzles based on the news of the last few days.
public struct Puzzles: Sendable, Equatable {
    /// Days, oldest first. The last is today's and the only one with a quiz.
    public var days: [PuzzleDay]
    /// The words accepted as guesses in `WordTarget`, in the site's language. The format is that of the word list: one
    /// line per pair of initial letters, then a space and the remaining three letters of each word, run together ("ab
    /// ackaft").
    public var guesses: [UInt8]

    public init(days: [PuzzleDay] = [], guesses: [UInt8] = []) {
        self.days = days
        self.guesses = guesses
    }
}

/// The puzzles for one day. They are based on the previous day's news, which is complete, so they don't change during
/// the day.
public struct PuzzleDay: Sendable, Equatable, Identifiable {
    /// The maximum number of quiz questions.
    public static let mostQuestions = 5

    /// "2026-03-14".
    public var id: Day.ID
    /// The day whose news the puzzles are based on.
    public var news: Day.ID
    /// Up to `mostQuestions` questions; fewer if the news offers no more that are safe to ask. Only the last day has
    /// any.
    public var quiz: [QuizQuestion]
    /// One easy, one medium and one hard.
    public var sudokus: [Sudoku]
    public var target: WordTarget?
    public var circle: SpellingCircle?
    public var crossword: Crossword?

    public init(
        id: Day.ID, news: Day.ID, quiz: [QuizQuestion] = [], sudokus: [Sudoku] = [], target: WordTarget? = nil,
        circle: SpellingCircle? = nil, crossword: Crossword? = nil
    ) {
        self.id = id
        self.news = news
        self.quiz = quiz
        self.sudokus = sudokus
        self.target = target
        self.circle = circle
        self.crossword = crossword
    }
}

/// A multiple-choice question about the news: which words a headline contains.
public struct QuizQuestion: Sendable, Equatable {
    /// The type of question.
    public enum Kind: String, Sendable, CaseIterable {
        /// The place named in a headline.
        case place
        /// The person named in a headline.
        case person
        /// The number in a headline.
        case number
    }

    public var kind: Kind
    /// The parts of the headline before and after the missing words.
    public var before: String
    public var behind: String
    /// Four answers, in display order.
    public var choices: [String]
    /// The index of the correct answer in `choices`.
    public var answer: Int
    /// The article whose headline is asked about.
    public var brief: Brief

    public init(kind: Kind, before: String, behind: String, choices: [String], answer: Int, brief: Brief) {
        self.kind = kind
        self.before = before
        self.behind = behind
        self.choices = choices
        self.answer = answer
        self.brief = brief
    }
}

/// A nine-by-nine grid of digits with some given.
public struct Sudoku: Sendable, Equatable, Encodable {
    /// The difficulty for a human solver.
    public enum Level: String, Sendable, CaseIterable, Encodable {
        /// Every step finds a cell's only digit, or a digit's only cell.
        case easy
        /// Some steps only eliminate candidates: those a box confines to a line, or a line to a box.
        case medium
        /// Some steps need pairs, triples or an X-wing.
        case hard
    }

    public var level: Level
    /// 81 characters, row by row: a digit, or "." for an empty cell.
    public var givens: String
    /// 81 digits: the only solution.
    public var solution: String

    public init(level: Level, givens: String, solution: String) {
        self.level = level
        self.givens = givens
        self.solution = solution
    }
}

/// A five-letter word to guess in six attempts.
public struct WordTarget: Sendable, Equatable {
    /// Lower-case letters without accents.
    public var word: String
    /// A headline that contained the word.
    public var clipping: Clipping

    public init(word: String, clipping: Clipping) {
        self.word = word
        self.clipping = clipping
    }
}

/// A word puzzle with seven letters. Every answer must use the centre letter.
public struct SpellingCircle: Sendable, Equatable, Encodable {
    /// The centre letter.
    public var centre: String
    /// The six surrounding letters, sorted.
    public var others: String
    /// All accepted words, sorted; each has at least four letters.
    public var words: [String]

    public init(centre: String, others: String, words: [String]) {
        self.centre = centre
        self.others = others
        self.words = words
    }
}
