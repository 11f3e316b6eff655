import TextDecoding

/// The known elements of one item, or of a feed outside its items, in document order.
///
/// Three flat arrays instead of a tree, so that recording copies bytes and allocates next to nothing. Elements with the
/// same code form a linked list, so that looking for a missing one costs nothing. Strings are created on request.
public struct ElementRecord: Sendable {
    public internal(set) var elements: [Element] = []
    var attributes: [ElementAttribute] = []
    /// UTF-8, as guaranteed by every producer of records.
    var bytes: [UInt8] = []
    var scopes: [ElementScope]
    /// The first and last element of each code; -1 if there is none.
    var chains = [Chain](repeating: Chain(), count: 256)

    struct Chain: Sendable {
        var first: Int32 = -1
        var last: Int32 = -1
        /// The number of elements at the top level and inside other elements.
        var top: Int32 = 0
        var nested: Int32 = 0
    }

    init(scope: ElementScope = ElementScope()) { scopes = [scope] }

    /// Elements with the same code, in document order.
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

    /// Returns the top-level elements with a code.
    public func top(_ code: UInt8) -> Elements {
        let first = chains[Int(code)].first
        return Elements(elements: first < 0 ? [] : elements, place: first, isTop: true)
    }

    /// Returns the elements with a code at any level.
    public func all(_ code: UInt8) -> Elements {
        let first = chains[Int(code)].first
        return Elements(elements: first < 0 ? [] : elements, place: first, isTop: false)
    }

    /// Returns whether there is an element with a code.
    public func contains(_ code: UInt8) -> Bool { chains[Int(code)].first >= 0 }

    /// Returns the first top-level element with a code.
    public func first(_ code: UInt8) -> Element? {
        var place = Int(chains[Int(code)].first)
        while place >= 0 {
            if elements[place].parent < 0 { return elements[place] }
            place = Int(elements[place].next)
        }
        return nil
    }

    /// Returns the first element with a code directly inside another.
    public func first(_ code: UInt8, in parent: Element) -> Element? {
        // Children directly follow their parent. Following the linked list would visit those of all earlier elements.
        var place = Int(parent.place) + 1
        while place < elements.count, elements[place].parent >= parent.place {
            if elements[place].code == code, elements[place].parent == parent.place { return elements[place] }
            place += 1
        }
        return nil
    }

    /// Returns the index in `elements` of the enclosing element; nil at the top level.
    public func place(around element: Element) -> Int? { element.parent < 0 ? nil : Int(element.parent) }

    /// Returns the element's text with character references resolved.
    public func text(of element: Element) -> String { string(element.textStart, element.textEnd) }

    /// Returns the element's text without surrounding white space; nil if that is empty.
    public func trimmedText(of element: Element) -> String? {
        withTrimmedBytes(of: element) { $0.isEmpty ? nil : Self.string($0) }
    }

    /// Returns the length of the element's text in bytes.
    public func length(of element: Element) -> Int { Int(element.textEnd - element.textStart) }

    /// Returns an attribute's value; nil if the element doesn't have it.
    public func attribute(_ code: UInt8, of element: Element) -> String? {
        for index in Int(element.attributesStart)..<Int(element.attributesEnd) where attributes[index].code == code {
            return string(attributes[index].start, attributes[index].end)
        }
        return nil
    }

    /// Passes an attribute's value to `body` as UTF-8 without surrounding white space. `body` is not called if the
    /// attribute is missing.
    public func withBytes<T>(
        ofAttribute code: UInt8, of element: Element, _ body: (UnsafeBufferPointer<UInt8>) -> T?
    ) -> T? {
        for index in Int(element.attributesStart)..<Int(element.attributesEnd) where attributes[index].code == code {
            return withTrimmed(attributes[index].start, attributes[index].end, body)
        }
        return nil
    }

    /// Passes the element's text to `body` as UTF-8 without surrounding white space.
    public func withTrimmedBytes<T>(of element: Element, _ body: (UnsafeBufferPointer<UInt8>) -> T) -> T {
        withTrimmed(element.textStart, element.textEnd, body)
    }

    /// Returns the `xml:base` values that apply to the element, outermost first.
    public func bases(of element: Element) -> [String] { scopes[Int(element.scope)].bases }

    /// The `xml:base` values of the record as a whole: those of the item, or of the root element.
    public var bases: [String] { elements.first.map(bases) ?? [] }

    /// The `xml:lang` of the record as a whole.
    public var language: String? { elements.first.flatMap { scopes[Int($0.scope)].language } }

    private func string(_ start: Int32, _ end: Int32) -> String {
        bytes.withUnsafeBufferPointer { all in
            Self.string(UnsafeBufferPointer(rebasing: all[Int(start)..<Int(end)]))
        }
    }

    /// Returns the publisher's text, repaired if it was certainly garbled by a wrong encoding.
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
            // Seen in the wild: CDATA markers escaped as if they were text.
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

/// A recorded element: the positions of its text and attributes within its record.
public struct Element: Sendable {
    /// The code assigned to it by the vocabulary.
    public internal(set) var code: UInt8
    /// Whether its text contained tags, which were written back as HTML. If so, the text is certainly HTML.
    public internal(set) var containsTags = false
    /// Its index in the record.
    var place: Int32
    /// The index of the enclosing element; -1 at the top level.
    var parent: Int32
    /// The index of the next element with the same code; -1 if there is none.
    var next: Int32 = -1
    var textStart: Int32
    var textEnd: Int32
    var attributesStart: Int32
    var attributesEnd: Int32
    /// The index of its scope in the record.
    var scope: Int32
}

/// An attribute of a recorded element.
struct ElementAttribute: Sendable {
    var code: UInt8
    var start: Int32
    var end: Int32
}

/// The base address and language that an element inherits.
struct ElementScope: Sendable, Equatable {
    /// `xml:base` values, outermost first.
    var bases: [String] = []
    /// `xml:lang`.
    var language: String?
}
