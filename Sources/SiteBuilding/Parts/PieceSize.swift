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

    /// At least what texts are in HTML, without rendering them.
    ///
    /// - Parameter around: what stands around them.
    static func most(of texts: [String], besides around: PieceSize) -> PieceSize {
        texts.reduce(around) { size, text in
            let bytes = text.utf8.reduce(0) { $0 + (escaped.contains($1) ? longestEscape : 1) }
            return size + PieceSize(bytes: bytes, elements: 0)
        }
    }

    private static let escaped = Array("&<>\"'-.".utf8)
    /// "&quot;".
    private static let longestEscape = 6

    /// Whether neither its bytes nor its elements are more.
    func isWithin(_ limit: PieceSize) -> Bool { bytes <= limit.bytes && elements <= limit.elements }

    static func + (one: Self, other: Self) -> Self {
        PieceSize(bytes: one.bytes + other.bytes, elements: one.elements + other.elements)
    }
}
