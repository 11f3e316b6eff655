internal import CPlaces
internal import Computing
public import Newsroom
public import TextReading

/// Makes the puzzles of the last days, the same for all readers.
///
/// A day's puzzles are made from the previous day's news, which is complete, so they do not change during the day. On a
/// site's first day they are made from the news so far.
public struct PuzzleMaker: Sendable {
    /// The number of days with puzzles.
    private static let days = 14
    /// The number of days whose headlines supply spelling circles.
    private static let week = 7

    /// The number of earlier days that also supply wrong answers for a quiz.
    private static let quizDays = 6

    public init() {}

    /// Makes the puzzles of an edition.
    ///
    /// - Parameter readings: existing readings of the edition's articles.
    /// - Returns: the puzzles; only sudokus in a language without word lists.
    public func puzzles(of edition: Edition, readings: PackedReadings = PackedReadings()) throws -> Puzzles {
        let days = edition.days.suffix(Self.days)
        let sudokus = SudokuMaker().sudokus(of: days.map(\.id))
        let language = primaryLanguage(of: edition.site.language)
        guard let book = WordBook(language: language), let rules = try PuzzleRules(language: language) else {
            return Puzzles(days: days.map { PuzzleDay(id: $0.id, news: $0.id, sudokus: sudokus[$0.id] ?? []) })
        }
        var (made, questions) = concurrentPair {
            dailies(of: edition, sudokus: sudokus, in: language, book: book, rules: rules)
        } _: {
            let last = edition.days.suffix(2)
            return last.first.map {
                quiz(of: edition, on: $0.id, in: language, book: book, rules: rules, readings: readings)
            }
        }
        if let questions, !made.isEmpty { made[made.count - 1].quiz = questions }
        return Puzzles(days: made, guesses: book.guesses)
    }

    /// Makes the last days' puzzles, except for quizzes.
    private func dailies(
        of edition: Edition, sudokus: [Day.ID: [Sudoku]], in language: String, book: WordBook, rules: PuzzleRules
    ) -> [PuzzleDay] {
        let circles = CircleMaker(book: book, rules: rules)
        // Read each day's headlines only once, although they serve a week of circles.
        let recentDays = edition.days.suffix(Self.days + Self.week)
        let sad = SadStories(of: recentDays, in: edition.archive, rules: rules)
        let calendar = DayCalendar(timeZone: edition.site.timeZone)
        let titles = recentDays.map { day in
            let end = calendar.moments(of: day.id)?.upperBound ?? edition.moment
            return TitleWords(of: day, in: language, book: book, rules: rules) { !sad.contain($0, before: end) }
        }
        return edition.days.suffix(Self.days).indices.map { index in
            let day = edition.days[index]
            let before = max(index - 1, edition.days.startIndex)
            let words = titles[before - recentDays.startIndex]
            let week = TitleWords(joining: titles[...(before - recentDays.startIndex)].suffix(Self.week))
            let more = words.withInflected
            let target = words.target(for: day.id) ?? more?.target(for: day.id)
            let crossword = CrosswordMaker().crossword(of: words, for: day.id, beside: target)
            return PuzzleDay(
                id: day.id, news: edition.days[before].id, sudokus: sudokus[day.id] ?? [],
                target: target, circle: circles.circle(of: week, for: day.id),
                crossword: crossword ?? more.flatMap { CrosswordMaker().crossword(of: $0, for: day.id, beside: target) }
            )
        }
    }

    private func quiz(
        of edition: Edition, on day: Day.ID, in language: String, book: WordBook, rules: PuzzleRules,
        readings: PackedReadings
    ) -> [QuizQuestion] {
        let before = edition.days.map(\.id).filter { $0 < day }.suffix(Self.quizDays).reversed()
        // Most reports are of one day, so each day's are read on all processors, not each day on one.
        let finders = ([day] + before).map { day in
            let news = QuizNews(
                edition.archive, of: day, timeZone: edition.site.timeZone, language: language, rules: rules)
            return GapFinder(news: news, book: book, rules: rules, givenNames: Self.givenNames)
        }
        let today = finders[0]
        var known = ArticleReadings(readings)
        return QuizMaker(news: today.news, finder: today, rules: rules, earlier: Array(finders.dropFirst()))
            .questions(for: day, &known)
    }

    private static let givenNames = Set(
        String(
            decoding: UnsafeBufferPointer(start: pulse_given_names_start(), count: pulse_given_names_length),
            as: UTF8.self
        ).split(separator: "\n").map(String.init))
}
