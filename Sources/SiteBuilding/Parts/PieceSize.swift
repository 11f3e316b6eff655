/// The size of a piece of HTML: bytes matter for slow connections, elements for slow processors.
struct PieceSize: Sendable, Equatable {
    var bytes: Int
    /// The number of elements in the document.
    var elements: Int

    static let none = PieceSize(bytes: 0, elements: 0)

    init(bytes: Int, elements: Int) {
        self.bytes = bytes
        self.elements = elements
    }

    /// Measures HTML written by this program, in which every "<" followed by a letter begins an element.
    init(of html: [UInt8]) {
        bytes = html.count
        elements = zip(html, html.dropFirst()).count { $0 == UInt8(ascii: "<") && ($1 | 0x20) >= UInt8(ascii: "a") }
    }

    /// Returns an upper bound for the HTML size of texts, without rendering them.
    ///
    /// - Parameter around: the size of the surrounding markup.
    static func most(of texts: [String], besides around: PieceSize) -> PieceSize {
        texts.reduce(around) { size, text in
            let bytes = text.utf8.reduce(0) { $0 + (escaped.contains($1) ? longestEscape : 1) }
            return size + PieceSize(bytes: bytes, elements: 0)
        }
    }

    private static let escaped = Array("&<>\"'-.".utf8)
    /// The length of "&quot;".
    private static let longestEscape = 6

    /// Returns whether neither bytes nor elements exceed a limit.
    func isWithin(_ limit: PieceSize) -> Bool { bytes <= limit.bytes && elements <= limit.elements }

    static func + (one: Self, other: Self) -> Self {
        PieceSize(bytes: one.bytes + other.bytes, elements: one.elements + other.elements)
    }
}
