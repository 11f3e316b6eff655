/// How much a piece of HTML adds to a page: what a slow line carries, and what a small processor lays out.
struct PieceSize: Sendable, Equatable {
    var bytes: Int
    /// Elements of the document.
    var elements: Int

    static let none = PieceSize(bytes: 0, elements: 0)

    init(bytes: Int, elements: Int) {
        self.bytes = bytes
        self.elements = elements
    }

    /// Of HTML as this program writes it, where "<" and a letter begin an element and nothing else.
    init(of html: [UInt8]) {
        bytes = html.count
        elements = zip(html, html.dropFirst()).count { $0 == UInt8(ascii: "<") && ($1 | 0x20) >= UInt8(ascii: "a") }
    }

    static func + (one: Self, other: Self) -> Self {
        PieceSize(bytes: one.bytes + other.bytes, elements: one.elements + other.elements)
    }
}
