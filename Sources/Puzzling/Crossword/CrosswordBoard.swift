/// A square grid in which words are placed. Each word after the first crosses an earlier one, and none runs directly
/// alongside another: every unbroken run of letters in a row or column is one of the words placed.
struct CrosswordBoard {
    /// The position of a word.
    struct Place: Equatable {
        let word: Int
        let cell: Int
        let isDown: Bool
        /// The number of words it crosses.
        var crossings = 0
    }

    let side: Int
    private(set) var places: [Place] = []
    /// The number of cells shared by two words.
    private(set) var crossings = 0
    /// Letters numbered from 1; 0 for an empty cell.
    private var letters: [UInt8]
    /// Bit 1: an across word uses the cell; bit 2: a down word does.
    private var owners: [UInt8]

    init(side: Int) {
        self.side = side
        letters = Array(repeating: 0, count: side * side)
        owners = letters
    }

    /// Returns the letter of a cell; 0 if it is empty.
    func letter(row: Int, column: Int) -> UInt8 { letters[row * side + column] }

    /// The cells used by only one word, and whether a crossing word would have to run down.
    var open: [(cell: Int, letter: UInt8, isDown: Bool)] {
        letters.indices.compactMap { cell in
            owners[cell] == 1 || owners[cell] == 2 ? (cell, letters[cell], owners[cell] == 1) : nil
        }
    }

    /// Returns the position of a word so that one of its letters lands on a cell; nil if it does not fit there.
    func place(_ word: [UInt8], number: Int, letter: Int, on cell: Int, isDown: Bool) -> Place? {
        let step = isDown ? side : 1
        let along = isDown ? cell / side : cell % side
        let start = along - letter
        guard start >= 0, start + word.count <= side else { return nil }
        let first = cell - letter * step
        // The cells before and after the word must be empty.
        if start > 0, letters[first - step] != 0 { return nil }
        if start + word.count < side, letters[first + word.count * step] != 0 { return nil }
        let across = isDown ? cell % side : cell / side
        let beside = isDown ? 1 : side
        let own: UInt8 = isDown ? 2 : 1
        var crossings = 0
        for (offset, letter) in word.enumerated() {
            let at = first + offset * step
            if letters[at] != 0 {
                guard letters[at] == letter, owners[at] & own == 0 else { return nil }
                crossings += 1
            } else if across > 0 && letters[at - beside] != 0 || across + 1 < side && letters[at + beside] != 0 {
                return nil
            }
        }
        return Place(word: number, cell: first, isDown: isDown, crossings: crossings)
    }

    mutating func place(_ word: [UInt8], at place: Place) {
        let step = place.isDown ? side : 1
        for (offset, letter) in word.enumerated() {
            letters[place.cell + offset * step] = letter
            owners[place.cell + offset * step] |= place.isDown ? 2 : 1
        }
        crossings += place.crossings
        places.append(place)
    }
}
