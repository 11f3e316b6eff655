import MarkupReading

extension ElementRecord {
    func first(_ term: FeedTerm) -> Element? { first(term.rawValue) }

    func first(_ term: FeedTerm, in parent: Element) -> Element? { first(term.rawValue, in: parent) }

    func top(_ term: FeedTerm) -> Elements { top(term.rawValue) }

    func all(_ term: FeedTerm) -> Elements { all(term.rawValue) }

    func contains(_ term: FeedTerm) -> Bool { contains(term.rawValue) }

    func attribute(_ attribute: AttributeTerm, of element: Element) -> String? {
        self.attribute(attribute.rawValue, of: element)
    }

    /// Returns the first non-empty top-level text of the first term that has one.
    func text(_ terms: [FeedTerm]) -> String? {
        for term in terms where contains(term) {
            for element in top(term) {
                if let text = trimmed(element) { return text }
            }
        }
        return nil
    }

    /// The language the item itself states.
    var statedLanguage: String? { text([.dcLanguage, .language]) ?? language }

    /// The language of the feed, if this is its head.
    var feedLanguage: String? { text([.language, .dcLanguage]) ?? language }

    func trimmed(_ element: Element) -> String? { trimmedText(of: element) }

    /// Returns whether an attribute equals some letters, ignoring case. It is called for every link, so it allocates no
    /// string.
    func says(_ attribute: AttributeTerm, _ letters: StaticString, of element: Element) -> Bool {
        withBytes(ofAttribute: attribute.rawValue, of: element) { Self.equals($0[...], letters) } ?? false
    }

    /// Returns whether a link's `rel` contains a relation, as one of several words or as an IANA registry address.
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

    /// Returns an attribute as a whole number.
    func number(_ attribute: AttributeTerm, of element: Element) -> Int? {
        self.attribute(attribute, of: element).flatMap(wholeNumber)
    }
}

/// Parses a whole number leniently: "1,234", "240px" and " 12 " are all seen.
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
