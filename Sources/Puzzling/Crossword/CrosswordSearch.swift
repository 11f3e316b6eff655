/// A greedy search that places each word where it crosses the most others. It runs several times from different first
/// words and keeps the best grid.
struct CrosswordSearch {
    /// The most words to try: more rarely improve the grid, and take longer.
    private static let words = 110
    private static let tries = 14
    /// The most words in a grid; more would make a long puzzle.
    private static let mostWords = 14

    private struct Spot {
        let word: Int
        let letter: Int
    }

    private let words: [[UInt8]]
    /// The words and positions in which each letter occurs.
    private let spots: [[Spot]]
    /// For each word, the other words that cannot be in the same grid.
    private let conflicts: [[Bool]]

    /// The clues, in the order in which words are numbered.
    let clues: [CrosswordClue]

    init(_ clues: some Sequence<CrosswordClue>) {
        let clues = Array(clues.prefix(Self.words))
        self.clues = clues
        words = clues.map(\.letters)
        var spots: [[Spot]] = Array(repeating: [], count: Letter.count + 1)
        for (word, letters) in words.enumerated() {
            for (place, letter) in letters.enumerated() { spots[Int(letter)].append(Spot(word: word, letter: place)) }
        }
        self.spots = spots
        conflicts = clues.map { one in clues.map { one.conflicts(with: $0) } }
    }

    /// Returns the best grid by number of words and crossings.
    func board(side: Int, by generator: inout SeededGenerator) -> CrosswordBoard? {
        var best: CrosswordBoard?
        for _ in 0..<Self.tries {
            guard let board = filled(side: side, by: &generator) else { continue }
            if best.map({ Self.worth(of: $0) < Self.worth(of: board) }) ?? true { best = board }
        }
        return best
    }

    private static func worth(of board: CrosswordBoard) -> Int { board.crossings * 2 + board.places.count }

    private func filled(side: Int, by generator: inout SeededGenerator) -> CrosswordBoard? {
        let firsts = words.indices.filter { words[$0].count <= side && words[$0].count >= side - 2 }
        guard !firsts.isEmpty else { return nil }
        let first = firsts[generator.number(below: firsts.count)]
        var board = CrosswordBoard(side: side)
        var isOut = conflicts[first]
        let row = generator.number(below: side)
        let column = generator.number(below: side - words[first].count + 1)
        board.place(words[first], at: .init(word: first, cell: row * side + column, isDown: false))
        while board.places.count < Self.mostWords, let place = best(on: board, without: isOut, by: &generator) {
            board.place(words[place.word], at: place)
            for word in words.indices where conflicts[place.word][word] { isOut[word] = true }
        }
        return board
    }

    /// Returns the position with the most crossings; ties go to longer words, then to chance.
    private func best(
        on board: CrosswordBoard, without isOut: [Bool], by generator: inout SeededGenerator
    ) -> CrosswordBoard.Place? {
        var best: (place: CrosswordBoard.Place, worth: Int)?
        for (cell, letter, isDown) in board.open {
            for spot in spots[Int(letter)] where !isOut[spot.word] && words[spot.word].count <= board.side {
                guard
                    let place = board.place(
                        words[spot.word], number: spot.word, letter: spot.letter, on: cell, isDown: isDown)
                else { continue }
                let worth = place.crossings * 64 + words[spot.word].count * 4 + generator.number(below: 16)
                if best.map({ $0.worth < worth }) ?? true { best = (place, worth) }
            }
        }
        return best?.place
    }
}
