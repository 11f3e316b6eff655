import TextDecoding

/// The known elements of one item, or of a feed outside its items, in document order.
///
/// It is flat, three arrays instead of a tree, so that recording copies bytes and allocates next to nothing. Elements
/// with the same number form a chain, so that asking for a missing one costs nothing. Strings are made on request.
public struct ElementRecord: Sendable {
    public internal(set) var elements: [Element] = []
    var attributes: [ElementAttribute] = []
    /// UTF-8, as every producer of records has made sure.
    var bytes: [UInt8] = []
    var scopes: [ElementScope]
    /// By number, the place of the first and the last element that has it; -1 for none.
    var chains = [Chain](repeating: Chain(), count: 256)

    struct Chain: Sendable {
        var first: Int32 = -1
        var last: Int32 = -1
        /// How many are in it, at the top of the record and inside other elements.
        var top: Int32 = 0
        var nested: Int32 = 0
    }

    init(scope: ElementScope = ElementScope()) { scopes = [scope] }

    /// Elements with one number, in document order.
    public struct Elements: Sequence, IteratorProtocol {
        fileprivate let elements: [Element]
        fileprivate var place: Int32
        fileprivate let isTop: Bool

        public mutating func next() -> Element? {
            while place >= 0 {
                let element = elements[Int(place)]
                place = element.next
                if !isTop || element.parent < 0 { return element }
            }
            return nil
        }
    }

    /// The elements with the given number that stand in no other recorded element.
    public func top(_ code: UInt8) -> Elements {
        let first = chains[Int(code)].first
        return Elements(elements: first < 0 ? [] : elements, place: first, isTop: true)
    }

    /// The elements with the given number wherever they stand.
    public func all(_ code: UInt8) -> Elements {
        let first = chains[Int(code)].first
        return Elements(elements: first < 0 ? [] : elements, place: first, isTop: false)
    }

    /// Whether it contains an element with the number.
    public func contains(_ code: UInt8) -> Bool { chains[Int(code)].first >= 0 }

    /// The first element with the given number that stands in no other recorded element.
    public func first(_ code: UInt8) -> Element? {
        var place = Int(chains[Int(code)].first)
        while place >= 0 {
            if elements[place].parent < 0 { return elements[place] }
            place = Int(elements[place].next)
        }
        return nil
    }

    /// The first element with the given number inside another.
    public func first(_ code: UInt8, in parent: Element) -> Element? {
        // What is inside an element follows it: following the chain would pass those of all elements before it.
        var place = Int(parent.place) + 1
        while place < elements.count, elements[place].parent >= parent.place {
            if elements[place].code == code, elements[place].parent == parent.place { return elements[place] }
            place += 1
        }
        return nil
    }

    /// Where in `elements` the recorded element around another stands; nil at the top of the record.
    public func place(around element: Element) -> Int? { element.parent < 0 ? nil : Int(element.parent) }

    /// The element's text, character references resolved.
    public func text(of element: Element) -> String { string(element.textStart, element.textEnd) }

    /// The element's text less white space at both ends; nil when nothing is left.
    public func trimmedText(of element: Element) -> String? {
        withTrimmedBytes(of: element) { $0.isEmpty ? nil : Self.string($0) }
    }

    /// The length of the element's text in bytes.
    public func length(of element: Element) -> Int { Int(element.textEnd - element.textStart) }

    /// An attribute's value; nil where the element has none by that number.
    public func attribute(_ code: UInt8, of element: Element) -> String? {
        for index in Int(element.attributesStart)..<Int(element.attributesEnd) where attributes[index].code == code {
            return string(attributes[index].start, attributes[index].end)
        }
        return nil
    }

    /// An attribute's value as bytes of UTF-8, less white space at both ends; `body` is not called where there is none.
    public func withBytes<T>(
        ofAttribute code: UInt8, of element: Element, _ body: (UnsafeBufferPointer<UInt8>) -> T?
    ) -> T? {
        for index in Int(element.attributesStart)..<Int(element.attributesEnd) where attributes[index].code == code {
            return withTrimmed(attributes[index].start, attributes[index].end, body)
        }
        return nil
    }

    /// The element's text as bytes of UTF-8, less white space at both ends.
    public func withTrimmedBytes<T>(of element: Element, _ body: (UnsafeBufferPointer<UInt8>) -> T) -> T {
        withTrimmed(element.textStart, element.textEnd, body)
    }

    /// The `xml:base` values that hold for the element, the outermost first.
    public func bases(of element: Element) -> [String] { scopes[Int(element.scope)].bases }

    /// The `xml:base` values that hold for the record as a whole: those of the item, or of the outermost element.
    public var bases: [String] { elements.first.map(bases) ?? [] }

    /// The `xml:lang` that holds for the record as a whole.
    public var language: String? { elements.first.flatMap { scopes[Int($0.scope)].language } }

    private func string(_ start: Int32, _ end: Int32) -> String {
        bytes.withUnsafeBufferPointer { all in
            Self.string(UnsafeBufferPointer(rebasing: all[Int(start)..<Int(end)]))
        }
    }

    /// The publisher's text, mended where it is certain that it was damaged.
    private static func string(_ bytes: UnsafeBufferPointer<UInt8>) -> String {
        Mojibake.mended(bytes, isCertain: true) ?? ControlCharacters.replaced(bytes)
    }

    private func withTrimmed<T>(_ start: Int32, _ end: Int32, _ body: (UnsafeBufferPointer<UInt8>) -> T) -> T {
        bytes.withUnsafeBufferPointer { all in
            var (start, end) = (Int(start), Int(end))
            func trim() {
                while start < end, all[start] <= 0x20 { start += 1 }
                while end > start, all[end - 1] <= 0x20 { end -= 1 }
            }
            trim()
            // Seen in the wild: the marks of CDATA escaped as if they were text.
            if start < end, all[start] == UInt8(ascii: "<"), all.span.contains("<![CDATA[", at: start), end - start >= 9
            {
                start += 9
                if end - start >= 3, all.span.contains("]]>", at: end - 3) { end -= 3 }
                trim()
            }
            return body(UnsafeBufferPointer(rebasing: all[start..<end]))
        }
    }
}

/// A recorded element: where its text and its attributes are in the record that it belongs to.
public struct Element: Sendable {
    /// The reader's number for it.
    public internal(set) var code: UInt8
    /// Whether tags stood in its text and were written back as HTML: then the text is HTML beyond doubt.
    public internal(set) var containsTags = false
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

/// The base address and the language that an element inherits from those around it.
struct ElementScope: Sendable, Equatable {
    /// `xml:base` values, the outermost first.
    var bases: [String] = []
    /// `xml:lang`.
    var language: String?
}
