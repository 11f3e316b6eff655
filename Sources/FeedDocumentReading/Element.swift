/// A recorded element: where its text and its attributes are in the record that it belongs to.
public struct Element: Sendable {
    /// The reader's number for it.
    public internal(set) var code: UInt8
    /// Whether tags stood in its text and were written back as HTML: then the text is HTML beyond doubt.
    public internal(set) var holdsTags = false
    /// Its own place in the record.
    var place: Int32
    /// The place in the record of the element around it; -1 at the top.
    var parent: Int32
    /// The place of the next element with the same number; -1 where there is none.
    var next: Int32 = -1
    var textStart: Int32
    var textEnd: Int32
    var attributesStart: Int32
    var attributesEnd: Int32
    /// The place in the record of the base address and the language that hold here.
    var scope: Int32
}

/// An attribute of a recorded element.
struct ElementAttribute: Sendable {
    var code: UInt8
    var start: Int32
    var end: Int32
}

/// What an element inherits from those around it.
struct ElementScope: Sendable, Equatable {
    /// `xml:base` values, the outermost first.
    var bases: [String] = []
    /// `xml:lang`.
    var language: String?
}
