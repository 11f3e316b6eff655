/// The puzzles of the last days, made from their news.
public struct Puzzles: Sendable, Equatable {
    /// The oldest first; the last is today's, which alone has a quiz.
    public var days: [PuzzleDay]
    /// The words that may be guessed in the word of the day, in the language of the site (`WordTarget`), as its list has
    /// them: a line for each two first letters, a blank, and the other three of each word after one another ("ab ackaft").
    public var guesses: [UInt8]

    public init(days: [PuzzleDay] = [], guesses: [UInt8] = []) {
        self.days = days
        self.guesses = guesses
    }
}

/// The puzzles of one day. They are made of the news of the day before, which is over, so that they stay the same all day long.
public struct PuzzleDay: Sendable, Equatable, Identifiable {
    /// As many questions a quiz has where the news gives enough.
    public static let mostQuestions = 5

    /// "2026-03-14".
    public var id: Day.ID
    /// The day whose news they are made of.
    public var news: Day.ID
    /// `mostQuestions`; fewer where the news gave no more that are safe to ask, and on all days but the last none.
    public var quiz: [QuizQuestion]
    /// An easy, a medium and a hard one.
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

/// A question about the news, each of whose answers is some words: which of them stood in a headline, or which headline came first.
public struct QuizQuestion: Sendable, Equatable {
    /// What is asked.
    public enum Kind: String, Sendable, CaseIterable {
        /// The place that a headline names.
        case place
        /// The person that it names.
        case person
        /// The number in it.
        case number
        /// How it goes on behind a word in its middle.
        case ending
        /// A common word that is left out of it.
        case word
        /// Which of four reports was published first.
        case first
        /// Which of four reports is of the story that most publishers told.
        case most
    }

    public var kind: Kind
    /// The headline before and behind the words that are left out; empty where none is asked about.
    public var before: String
    public var behind: String
    /// Four, in the order in which they are shown.
    public var choices: [String]
    /// The place of the right one among them.
    public var answer: Int
    /// The reports: one whose headline is asked about, or one for each choice.
    public var briefs: [Brief]

    public init(
        kind: Kind, before: String = "", behind: String = "", choices: [String], answer: Int, briefs: [Brief]
    ) {
        self.kind = kind
        self.before = before
        self.behind = behind
        self.choices = choices
        self.answer = answer
        self.briefs = briefs
    }
}

/// Nine rows of nine digits, of which some are given.
public struct Sudoku: Sendable, Equatable {
    /// How hard it is for a person.
    public enum Level: String, Sendable, CaseIterable {
        /// Each step finds the one digit of a cell, or the one cell of a digit.
        case easy
        /// Some steps only strike out digits: those that a box confines to a line, or a line to a box.
        case medium
        /// Some need pairs, triples or an X-wing.
        case hard
    }

    public var level: Level
    /// 81 characters, row by row: a digit, or "." where none is given.
    public var givens: String
    /// 81 digits: the only ones that there are.
    public var solution: String

    public init(level: Level, givens: String, solution: String) {
        self.level = level
        self.givens = givens
        self.solution = solution
    }
}

/// A word of five letters to be found in six tries.
public struct WordTarget: Sendable, Equatable {
    /// Small letters without marks.
    public var word: String
    /// A headline in which it stood.
    public var clipping: Clipping

    public init(word: String, clipping: Clipping) {
        self.word = word
        self.clipping = clipping
    }
}

/// Seven letters to make words of, each with the one in the middle.
public struct SpellingCircle: Sendable, Equatable {
    /// The letter in the middle.
    public var centre: String
    /// The six around it, sorted.
    public var others: String
    /// All that count, sorted: four letters at least.
    public var words: [String]

    public init(centre: String, others: String, words: [String]) {
        self.centre = centre
        self.others = others
        self.words = words
    }
}
