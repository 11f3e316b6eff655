/// The known elements of one item, or of a feed outside its items, in document order and flat: three arrays instead of
/// a tree, so that recording copies bytes and allocates next to nothing. Strings are made when they are asked for.
public struct ElementRecord: Sendable {
    public private(set) var elements: [Element] = []
    private var attributes: [ElementAttribute] = []
    /// UTF-8, as every producer of records has made sure.
    private var bytes: [UInt8] = []
    private(set) var scopes: [ElementScope]

    init(scope: ElementScope = ElementScope()) { scopes = [scope] }

    /// The elements with the given number that stand in no other recorded element.
    public func top(_ code: UInt8) -> some Sequence<Element> {
        elements.lazy.filter { $0.code == code && $0.parent < 0 }
    }

    /// The first element with the given number that stands in no other recorded element.
    public func first(_ code: UInt8) -> Element? {
        for element in elements where element.code == code && element.parent < 0 { return element }
        return nil
    }

    /// The elements with the given number wherever they stand.
    public func all(_ code: UInt8) -> some Sequence<Element> {
        elements.lazy.filter { $0.code == code }
    }

    /// The first element with the given number inside another.
    public func first(_ code: UInt8, in parent: Element) -> Element? {
        for element in elements where element.code == code && element.parent == parent.place { return element }
        return nil
    }

    /// Where in `elements` the recorded element around another stands; nil at the top of the record.
    public func place(around element: Element) -> Int? { element.parent < 0 ? nil : Int(element.parent) }

    /// The element's text, character references resolved.
    public func text(of element: Element) -> String {
        bytes.withUnsafeBufferPointer { all in
            Mojibake.repaired(UnsafeBufferPointer(rebasing: all[Int(element.textStart)..<Int(element.textEnd)]))
        }
    }

    /// The element's text less white space at both ends; nil when nothing is left.
    public func trimmedText(of element: Element) -> String? {
        withTrimmedBytes(of: element) { $0.isEmpty ? nil : Mojibake.repaired($0) }
    }

    /// How many bytes of text the element holds.
    public func length(of element: Element) -> Int { Int(element.textEnd - element.textStart) }

    /// An attribute's value; nil where the element has none by that number.
    public func attribute(_ code: UInt8, of element: Element) -> String? {
        for index in Int(element.attributesStart)..<Int(element.attributesEnd) where attributes[index].code == code {
            return bytes.withUnsafeBufferPointer { all in
                Mojibake.repaired(
                    UnsafeBufferPointer(rebasing: all[Int(attributes[index].start)..<Int(attributes[index].end)]))
            }
        }
        return nil
    }

    /// The element's text as bytes of UTF-8, less white space at both ends.
    public func withTrimmedBytes<T>(of element: Element, _ body: (UnsafeBufferPointer<UInt8>) -> T) -> T {
        bytes.withUnsafeBufferPointer { all in
            var (start, end) = (Int(element.textStart), Int(element.textEnd))
            while start < end, all[start] <= 0x20 { start += 1 }
            while end > start, all[end - 1] <= 0x20 { end -= 1 }
            return body(UnsafeBufferPointer(rebasing: all[start..<end]))
        }
    }

    /// The `xml:base` values that hold for the element, the outermost first.
    public func bases(of element: Element) -> [String] { scopes[Int(element.scope)].bases }

    /// The `xml:base` values that hold for the record as a whole: those of the item, or of the outermost element.
    public var bases: [String] { elements.first.map(bases) ?? [] }

    /// The `xml:lang` that holds for the record as a whole.
    public var language: String? { elements.first.flatMap { scopes[Int($0.scope)].language } }
}

// Recording.
extension ElementRecord {
    /// The place of the last element of the record.
    var last: Int { elements.count - 1 }

    mutating func append(_ code: UInt8, in parent: Int, scope: Int) {
        let (text, attribute) = (Int32(bytes.count), Int32(attributes.count))
        elements.append(
            Element(
                code: code, place: Int32(elements.count), parent: Int32(parent), textStart: text, textEnd: text,
                attributesStart: attribute,
                attributesEnd: attribute, scope: Int32(scope)))
    }

    /// Adds an attribute to the last element, before any text.
    mutating func append(attribute code: UInt8, _ value: UnsafeBufferPointer<UInt8>) {
        let start = Int32(bytes.count)
        bytes.append(contentsOf: value)
        attributes.append(ElementAttribute(code: code, start: start, end: Int32(bytes.count)))
        elements[last].attributesEnd += 1
        elements[last].textStart = Int32(bytes.count)
        elements[last].textEnd = Int32(bytes.count)
    }

    /// Adds text to an element, unless another element has begun since.
    mutating func append(_ text: UnsafeBufferPointer<UInt8>, to element: Int) {
        guard Int(elements[element].textEnd) == bytes.count else { return }
        bytes.append(contentsOf: text)
        elements[element].textEnd = Int32(bytes.count)
    }

    mutating func append(_ text: StaticString, to element: Int) {
        append(UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount), to: element)
    }

    /// Adds text that is text among tags: what looks like a tag in it must not become one.
    mutating func append(escaping text: UnsafeBufferPointer<UInt8>, to element: Int) {
        guard Int(elements[element].textEnd) == bytes.count else { return }
        for byte in text {
            switch byte {
            case UInt8(ascii: "&"): bytes.append(contentsOf: "&amp;".utf8)
            case UInt8(ascii: "<"): bytes.append(contentsOf: "&lt;".utf8)
            case UInt8(ascii: ">"): bytes.append(contentsOf: "&gt;".utf8)
            case UInt8(ascii: "\""): bytes.append(contentsOf: "&quot;".utf8)
            default: bytes.append(byte)
            }
        }
        elements[element].textEnd = Int32(bytes.count)
    }

    /// The last element has a scope of its own.
    mutating func rescope(to scope: ElementScope) { elements[last].scope = Int32(place(of: scope)) }

    mutating func noteTags(in element: Int) { elements[element].holdsTags = true }

    /// The place of a scope, added when it is not the last one already.
    mutating func place(of scope: ElementScope) -> Int {
        if scopes.last != scope { scopes.append(scope) }
        return scopes.count - 1
    }

    mutating func reserve() {
        elements.reserveCapacity(24)
        attributes.reserveCapacity(24)
        bytes.reserveCapacity(8192)
    }
}
