/// A square of cells into which words are laid. Each after the first crosses one that lies there, and none lies beside another: what
/// stands in a row or a column without a gap is a word that was laid.
struct CrosswordBoard {
    /// Where a word lies.
    struct Place: Equatable {
        let word: Int
        let cell: Int
        let isDown: Bool
        /// How many words it crosses.
        var crossings = 0
    }

    let side: Int
    private(set) var places: [Place] = []
    /// How often two words share a cell.
    private(set) var crossings = 0
    /// From 1; 0 where there is none.
    private var letters: [UInt8]
    /// A bit for a word across that has the cell, another for one down.
    private var owners: [UInt8]

    init(side: Int) {
        self.side = side
        letters = Array(repeating: 0, count: side * side)
        owners = letters
    }

    /// The letter of a cell; 0 where there is none.
    func letter(row: Int, column: Int) -> UInt8 { letters[row * side + column] }

    /// The cells that one word has, and whether another might cross it there by going down.
    var open: [(cell: Int, letter: UInt8, isDown: Bool)] {
        letters.indices.compactMap { cell in
            owners[cell] == 1 || owners[cell] == 2 ? (cell, letters[cell], owners[cell] == 1) : nil
        }
    }

    /// A place for a word of which a letter comes to lie on a cell; nil where it does not fit.
    func place(_ word: [UInt8], number: Int, letter: Int, on cell: Int, isDown: Bool) -> Place? {
        let step = isDown ? side : 1
        let along = isDown ? cell / side : cell % side
        let start = along - letter
        guard start >= 0, start + word.count <= side else { return nil }
        let first = cell - letter * step
        // Nothing before and behind it.
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

    mutating func lay(_ word: [UInt8], at place: Place) {
        let step = place.isDown ? side : 1
        for (offset, letter) in word.enumerated() {
            letters[place.cell + offset * step] = letter
            owners[place.cell + offset * step] |= place.isDown ? 2 : 1
        }
        crossings += place.crossings
        places.append(place)
    }
}
