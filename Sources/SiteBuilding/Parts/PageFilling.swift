/// How much a page holds: nobody on a slow line should wait for what stands far below.
struct PageFilling {
    /// Bytes of a page's HTML, at the most.
    static let limit = 100_000
    /// Cards of a page, at the most.
    static let cards = 60
    /// For what a list brings with it: its heads, the ways between the parts, and links that are longer where a page lies deeper.
    private static let margin = 8_000

    private let room: Int
    private var bytes = 0
    private var count = 0

    /// - Parameter base: the bytes of the page without its list.
    init(besides base: Int) { room = Self.limit - Self.margin - base }

    /// Takes a piece of the list onto the page; the first always.
    ///
    /// - Returns: whether it has begun another page for it.
    mutating func take(_ size: Int, isCard: Bool = true) -> Bool {
        let isFull = bytes + size > room || isCard && count == Self.cards
        let begins = isFull && bytes > 0
        if begins { (bytes, count) = (0, 0) }
        bytes += size
        if isCard { count += 1 }
        return begins
    }

    /// Begins another page.
    mutating func turn() { (bytes, count) = (0, 0) }

    /// The pages of a list, as ranges of its pieces.
    static func pages(of sizes: [Int], besides base: Int, areCards: Bool = true) -> [Range<Int>] {
        var filling = PageFilling(besides: base)
        var starts = [0]
        for (index, size) in sizes.enumerated() where filling.take(size, isCard: areCards) { starts.append(index) }
        return zip(starts, starts.dropFirst() + [sizes.count]).map { $0..<$1 }
    }
}
