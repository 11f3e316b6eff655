import MarkupReading

extension ElementRecord {
    func first(_ term: Term) -> Element? { first(term.rawValue) }

    func first(_ term: Term, in parent: Element) -> Element? { first(term.rawValue, in: parent) }

    func top(_ term: Term) -> Elements { top(term.rawValue) }

    func all(_ term: Term) -> Elements { all(term.rawValue) }

    func contains(_ term: Term) -> Bool { contains(term.rawValue) }

    func attribute(_ attribute: AttributeTerm, of element: Element) -> String? {
        self.attribute(attribute.rawValue, of: element)
    }

    /// The first non-empty text of the first of the terms that has one, at the top of the record.
    func text(_ terms: [Term]) -> String? {
        for term in terms where contains(term) {
            for element in top(term) {
                if let text = trimmed(element) { return text }
            }
        }
        return nil
    }

    /// The language of an item, as it says itself.
    var statedLanguage: String? { text([.dcLanguage, .language]) ?? language }

    /// The language of a feed, of which this is the head.
    var feedLanguage: String? { text([.language, .dcLanguage]) ?? language }

    func trimmed(_ element: Element) -> String? { trimmedText(of: element) }

    /// Whether an attribute has a value of letters, large or small; asked of every link, so no string is made.
    func says(_ attribute: AttributeTerm, _ letters: StaticString, of element: Element) -> Bool {
        withBytes(ofAttribute: attribute.rawValue, of: element) { Self.equals($0[...], letters) } ?? false
    }

    /// Whether a link's `rel` holds a relation, as one of several words or as an address of IANA's registry.
    func relates(_ element: Element, as relation: StaticString) -> Bool {
        withBytes(ofAttribute: AttributeTerm.rel.rawValue, of: element) { value in
            guard value.count > relation.utf8CodeUnitCount else { return Self.equals(value[...], relation) }
            return value.split { $0 <= 0x20 }.contains { word in
                let name = word.lastIndex { "/#".utf8.contains($0) }.map { word[($0 + 1)...] } ?? word
                return Self.equals(name, relation)
            }
        } ?? false
    }

    private static func equals(_ value: Slice<UnsafeBufferPointer<UInt8>>, _ letters: StaticString) -> Bool {
        value.count == letters.utf8CodeUnitCount
            && zip(value, UnsafeBufferPointer(start: letters.utf8Start, count: letters.utf8CodeUnitCount))
                .allSatisfy { $0 | 0x20 == $1 }
    }

    /// An attribute as a whole number.
    func number(_ attribute: AttributeTerm, of element: Element) -> Int? {
        self.attribute(attribute, of: element).flatMap(wholeNumber)
    }
}

/// "1,234", "240px" and " 12 " are numbers to publishers.
func wholeNumber(_ text: String) -> Int? {
    var number: Int?
    for byte in text.utf8 {
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"):
            guard number ?? 0 < 100_000_000_000_000 else { return nil }
            number = (number ?? 0) * 10 + Int(byte - UInt8(ascii: "0"))
        case UInt8(ascii: ","): break
        case 0...0x20 where number == nil: break
        default: return number
        }
    }
    return number
}
