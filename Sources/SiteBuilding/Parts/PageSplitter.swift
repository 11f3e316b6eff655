/// A splitter of lists into small pages, so that readers on slow connections need not wait for content far down the
/// page.
struct PageSplitter {
    /// The maximum number of items on a page.
    struct Limits: Sendable {
        var cards: Int
        var lines: Int

        /// The limits for lists whose items differ only in length.
        static let list = Limits(cards: 60, lines: .max)
        /// The limits for desks and the front page.
        static let sections = Limits(cards: 30, lines: 30)
        /// The limits for their further parts, which the reader asked for.
        static let further = Limits(cards: 60, lines: 60)
    }

    /// The maximum size of a page's HTML: its bytes, and the number of elements above which Lighthouse warns of a large
    /// document.
    static let limit = PieceSize(bytes: 100_000, elements: 1_500)
    /// The allowance for what a list adds: headings, links between parts, and longer links on pages in folders.
    private static let margin = PieceSize(bytes: 8_000, elements: 80)

    private var room: PieceSize
    private let laterRoom: PieceSize
    private var limits: Limits
    private let later: Limits
    private var filled = PieceSize.none
    private var (cards, lines) = (0, 0)

    /// - Parameters:
    ///   - base: the size of the first page without its list.
    ///   - laterBase: the size of further pages without theirs; nil if it is the same.
    ///   - limits: the limits for the first page.
    ///   - later: the limits for further pages; nil if they are the same.
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

    /// Adds an item to the page, beginning a new page if it does not fit. A page's first item is always accepted.
    ///
    /// - Returns: whether a new page was begun.
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

    /// Begins a new page.
    mutating func turn() { (filled, cards, lines, limits, room) = (.none, 0, 0, later, laterRoom) }

    /// Returns the pages of a list, as ranges of its items.
    static func pages(
        of sizes: [PieceSize], besides base: PieceSize, then laterBase: PieceSize? = nil, areCards: Bool = true
    ) -> [Range<Int>] {
        var filling = PageSplitter(besides: base, then: laterBase)
        var starts = [0]
        for (index, size) in sizes.enumerated() where filling.take(size, isCard: areCards) { starts.append(index) }
        return zip(starts, starts.dropFirst() + [sizes.count]).map { $0..<$1 }
    }
}
