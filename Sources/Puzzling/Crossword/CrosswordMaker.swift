internal import Computing
internal import Newsroom

/// Makes a day's crossword from words in the headlines of the day before.
struct CrosswordMaker {
    private static let sides = 7...9
    private static let smallest = 5
    /// The minimum number of words for a crossword, and the number that makes a good one.
    private static let fewest = 5
    private static let good = 8
    /// The stages of rotation: each word is reserved for one day in every `words`, each headline for one in every
    /// `titles`. Looser stages follow until there are enough words. Each includes the words of the one before, so two
    /// days share words only if necessary.
    private static let rotations: [(words: Int, titles: Int)] = [(8, 2), (4, 2), (2, 2), (2, 1), (1, 1)]

    /// Makes the crossword, or returns nil if there are too few words.
    ///
    /// - Parameter target: the word of the day, which no clue may give away.
    func crossword(of words: TitleWords, for day: Day.ID, beside target: WordTarget? = nil) -> Crossword? {
        var generator = SeededGenerator("crossword", day)
        let order = words.shuffled(by: &generator) { $0.count <= Self.sides.upperBound }
        let today = Self.number(of: day)
        var side = Self.sides.lowerBound + generator.number(below: Self.sides.count)
        var best: Crossword?
        for turn in Self.rotations {
            let own = order.filter { (word: String) -> Bool in
                guard let title = words.clippings[word]?.title else { return false }
                return Self.isTurn(of: word, in: turn.words, on: today)
                    && Self.isTurn(of: title, in: turn.titles, on: today)
            }
            let made = Self.crossword(of: own, words, side: side, beside: target, by: &generator)
            if let made, made.entries.count >= Self.good { return made }
            if let made, made.entries.count > best?.entries.count ?? 0 { best = made }
            side = Self.sides.upperBound
        }
        return best ?? Self.crossword(of: order, words, side: side, beside: target, by: &generator)
    }

    /// Returns whether it is a text's turn today, which it is once every `days` days.
    private static func isTurn(of text: String, in days: Int, on today: Int) -> Bool {
        Int(StableHash(text.utf8).value % UInt64(days)) == today % days
    }

    private static func crossword(
        of order: [String], _ words: TitleWords, side: Int, beside target: WordTarget?,
        by generator: inout SeededGenerator
    ) -> Crossword? {
        let clues = order.lazy.compactMap { word in words.clippings[word].flatMap { CrosswordClue(word, in: $0) } }
            .filter { clue in !(target.map(clue.givesAway) ?? false) }
        let search = CrosswordSearch(clues)
        guard let board = search.board(side: side, by: &generator), board.places.count >= fewest else { return nil }
        return crossword(on: board, search.clues)
    }

    /// Crops the grid to its used rows and columns and numbers the words row by row, as usual.
    private static func crossword(on board: CrosswordBoard, _ clues: [CrosswordClue]) -> Crossword? {
        let all = 0..<board.side
        let rows = all.filter { row in all.contains { board.letter(row: row, column: $0) != 0 } }
        let columns = all.filter { column in all.contains { board.letter(row: $0, column: column) != 0 } }
        guard let top = rows.first, let left = columns.first, rows.count >= smallest, columns.count >= smallest else {
            return nil
        }
        let starts = Set(board.places.map(\.cell)).sorted()
        let entries = board.places.compactMap { place -> Crossword.Entry? in
            guard let number = starts.firstIndex(of: place.cell) else { return nil }
            let clue = clues[place.word]
            return Crossword.Entry(
                number: number + 1, row: place.cell / board.side - top, column: place.cell % board.side - left,
                isDown: place.isDown, word: clue.word, before: clue.before, behind: clue.behind, clipping: clue.clipping
            )
        }
        return Crossword(
            rows: rows.map { row in
                columns.map { Letter.text(board.letter(row: row, column: $0)) }.joined()
            }, entries: entries.sorted { ($0.isDown ? 1 : 0, $0.number) < ($1.isDown ? 1 : 0, $1.number) })
    }

    /// Returns consecutive numbers for consecutive days; 0 if the identifier is not a date.
    private static func number(of day: Day.ID) -> Int {
        let parts = day.split(separator: "-").compactMap { Int($0) }
        guard parts.count == 3 else { return 0 }
        // Years that begin in March (Hinnant, "chrono-Compatible Low-Level Date Algorithms").
        let year = parts[1] > 2 ? parts[0] : parts[0] - 1
        let month = (parts[1] + 9) % 12
        return year * 365 + year / 4 - year / 100 + year / 400 + (month * 153 + 2) / 5 + parts[2]
    }
}
