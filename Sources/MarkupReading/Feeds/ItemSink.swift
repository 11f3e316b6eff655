/// Where the items of a document go, and whether anybody still waits for them.
struct ItemSink {
    /// Takes an item, with the head so far; says whether more are wanted.
    let deliver: (consuming ElementRecord, ElementRecord) -> Bool
    /// Whether reading may go on. Parsers ask once in `interval` elements, so that it may look at a clock; one item may be
    /// as long as a document.
    let isWanted: () -> Bool

    /// A power of two.
    private static let interval = 1024

    /// Whether reading may go on after so many elements.
    func isWanted(after elements: Int) -> Bool { elements & (Self.interval - 1) != 0 || isWanted() }
}
