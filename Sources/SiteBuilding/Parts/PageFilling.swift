/// How much a page holds: nobody on a slow line should wait for what stands far below.
struct PageFilling {
    /// How many pieces of a list a page shows at the most.
    struct Limits: Sendable {
        var cards: Int
        var lines: Int

        /// Of lists whose pieces differ in length only.
        static let list = Limits(cards: 60, lines: .max)
        /// Of desks and of the front page.
        static let sections = Limits(cards: 30, lines: 30)
        /// Of their further parts, for which a reader has asked.
        static let further = Limits(cards: 60, lines: 60)
    }

    /// A page's HTML, at the most: its bytes, and the elements beyond which Lighthouse warns of a large document.
    static let limit = PieceSize(bytes: 100_000, elements: 1_500)
    /// For what a list brings with it: its heads, the ways between the parts, and links that are longer where a page lies deeper.
    private static let margin = PieceSize(bytes: 8_000, elements: 80)

    private var room: PieceSize
    private let laterRoom: PieceSize
    private var limits: Limits
    private let later: Limits
    private var filled = PieceSize.none
    private var (cards, lines) = (0, 0)

    /// - Parameters:
    ///   - base: the page without its list.
    ///   - laterBase: the pages after the first without theirs; nil where they are like it.
    ///   - later: the limits of the pages after the first; nil where they are the same.
    init(
        besides base: PieceSize, then laterBase: PieceSize? = nil, limits: Limits = .list, later: Limits? = nil
    ) {
        self.later = later ?? limits
        self.limits = limits
        room = Self.room(besides: base)
        laterRoom = Self.room(besides: laterBase ?? base)
    }

    private static func room(besides base: PieceSize) -> PieceSize {
        PieceSize(
            bytes: limit.bytes - margin.bytes - base.bytes,
            elements: limit.elements - margin.elements - base.elements)
    }

    /// Takes a piece of the list onto the page; the first always.
    ///
    /// - Returns: whether it has begun another page for it.
    mutating func take(_ size: PieceSize, isCard: Bool = true) -> Bool {
        let next = filled + size
        let isFull =
            next.bytes > room.bytes || next.elements > room.elements
            || (isCard ? cards == limits.cards : lines == limits.lines)
        let begins = isFull && cards + lines > 0
        if begins { turn() }
        filled = filled + size
        if isCard { cards += 1 } else { lines += 1 }
        return begins
    }

    /// Begins another page.
    mutating func turn() { (filled, cards, lines, limits, room) = (.none, 0, 0, later, laterRoom) }

    /// The pages of a list, as ranges of its pieces.
    static func pages(
        of sizes: [PieceSize], besides base: PieceSize, then laterBase: PieceSize? = nil, areCards: Bool = true
    ) -> [Range<Int>] {
        var filling = PageFilling(besides: base, then: laterBase)
        var starts = [0]
        for (index, size) in sizes.enumerated() where filling.take(size, isCard: areCards) { starts.append(index) }
        return zip(starts, starts.dropFirst() + [sizes.count]).map { $0..<$1 }
    }
}
