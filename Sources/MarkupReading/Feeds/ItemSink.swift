/// The receiver of a document's items, which can also cancel reading.
struct ItemSink {
    /// A closure that receives an item and the head so far, and returns whether to continue.
    let deliver: (consuming ElementRecord, ElementRecord) -> Bool
    /// A closure that returns whether to continue reading. Parsers call it only once per `interval` elements, so it may
    /// check a clock. It is called within items too, because one item may be as long as a document.
    let isWanted: () -> Bool

    /// The number of elements between checks; a power of two.
    private static let interval = 1024

    /// Returns whether to continue after a number of elements.
    func isWanted(after elements: Int) -> Bool { elements & (Self.interval - 1) != 0 || isWanted() }
}
