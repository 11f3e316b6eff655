/// A small crossword of intersecting words from a day's headlines. Each clue is a headline with its word left out.
public struct Crossword: Sendable, Equatable {
    /// A word in the grid.
    public struct Entry: Sendable, Equatable {
        /// The number shown in its first cell, counted row by row.
        public var number: Int
        /// The row of its first cell, from 0.
        public var row: Int
        public var column: Int
        public var isDown: Bool
        /// Lower-case letters without accents.
        public var word: String
        /// The parts of the headline before and after the word.
        public var before: String
        public var behind: String
        /// The full headline and its source.
        public var clipping: Clipping

        public init(
            number: Int, row: Int, column: Int, isDown: Bool, word: String, before: String, behind: String,
            clipping: Clipping
        ) {
            self.number = number
            self.row = row
            self.column = column
            self.isDown = isDown
            self.word = word
            self.before = before
            self.behind = behind
            self.clipping = clipping
        }
    }

    /// Rows from the top, all of equal length: a lower-case letter per cell, or "." for an empty one.
    public var rows: [String]
    /// Across entries first, then down, each by number.
    public var entries: [Entry]

    public init(rows: [String], entries: [Entry]) {
        self.rows = rows
        self.entries = entries
    }
}
