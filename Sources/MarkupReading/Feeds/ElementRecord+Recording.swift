import TextDecoding

// Recording.
extension ElementRecord {
    /// Whether it is large enough to matter for memory use.
    var isHuge: Bool { bytes.count > 64 << 10 }

    /// The index of the record's last element.
    var last: Int { elements.count - 1 }

    /// Clears the record for reuse, keeping its memory.
    mutating func reset(scope: ElementScope) {
        for element in elements { chains[Int(element.code)] = Chain() }
        elements.removeAll(keepingCapacity: true)
        attributes.removeAll(keepingCapacity: true)
        bytes.removeAll(keepingCapacity: true)
        scopes.removeAll(keepingCapacity: true)
        scopes.append(scope)
    }

    mutating func append(_ code: UInt8, in parent: Int32, scope: Int32) {
        let (place, text, attribute) = (Int32(elements.count), Int32(bytes.count), Int32(attributes.count))
        elements.append(
            Element(
                code: code, place: place, parent: parent, textStart: text, textEnd: text, attributesStart: attribute,
                attributesEnd: attribute, scope: scope))
        let previous = Int(chains[Int(code)].last)
        if previous < 0 { chains[Int(code)].first = place } else { elements[previous].next = place }
        chains[Int(code)].last = place
        if parent < 0 { chains[Int(code)].top += 1 } else { chains[Int(code)].nested += 1 }
    }

    /// Returns the number of elements of one kind recorded so far, at the record's top level or inside other elements.
    /// The two are counted separately, so that titles of attachments never use up the room for an item's own title.
    func count(of code: UInt8, in parent: Int32) -> Int {
        Int(parent < 0 ? chains[Int(code)].top : chains[Int(code)].nested)
    }

    /// Adds an attribute to the last element, before any text.
    mutating func append(attribute code: UInt8, _ value: Span<UInt8>) {
        let start = Int32(bytes.count)
        bytes.append(value)
        let end = Int32(bytes.count)
        attributes.append(ElementAttribute(code: code, start: start, end: end))
        elements[last].attributesEnd += 1
        elements[last].textStart = end
        elements[last].textEnd = end
    }

    /// Adds text to an element, unless another element has started since.
    mutating func append(_ text: Span<UInt8>, to element: Int) {
        guard Int(elements[element].textEnd) == bytes.count else { return }
        bytes.append(text)
        elements[element].textEnd += Int32(text.count)
    }

    mutating func append(_ text: StaticString, to element: Int) {
        guard Int(elements[element].textEnd) == bytes.count else { return }
        bytes.append(text)
        elements[element].textEnd += Int32(text.utf8CodeUnitCount)
    }

    /// Adds text to markup, escaping anything that looks like a tag.
    mutating func append(escaping text: Span<UInt8>, to element: Int) {
        guard Int(elements[element].textEnd) == bytes.count else { return }
        for index in text.indices {
            let byte = text[index]
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

    /// Gives the last element its own scope.
    mutating func rescope(to scope: Int32) { elements[last].scope = scope }

    mutating func noteTags(in element: Int) { elements[element].containsTags = true }

    /// Returns the index of a scope, adding it if it differs from the last one.
    mutating func place(of scope: ElementScope) -> Int32 {
        if scopes.last != scope { scopes.append(scope) }
        return Int32(scopes.count - 1)
    }
}
