/// A small crossword: words of the week's headlines that cross one another, asked for by the headlines without them.
public struct Crossword: Sendable, Equatable {
    /// A word of it.
    public struct Entry: Sendable, Equatable {
        /// As its first cell shows it, counted row by row.
        public var number: Int
        /// Of its first cell, from 0.
        public var row: Int
        public var column: Int
        public var isDown: Bool
        /// Small letters without marks.
        public var word: String
        /// The headline before and behind it.
        public var before: String
        public var behind: String
        /// The headline, whole, and where it stood.
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

    /// From the top, each as long as the others: a small letter, or "." where none is.
    public var rows: [String]
    /// Those across first, each by number.
    public var entries: [Entry]

    public init(rows: [String], entries: [Entry]) {
        self.rows = rows
        self.entries = entries
    }
}
