import MarkupReading

extension ElementRecord {
    func first(_ term: Term) -> Element? { first(term.rawValue) }

    func first(_ term: Term, in parent: Element) -> Element? { first(term.rawValue, in: parent) }

    func top(_ term: Term) -> some Sequence<Element> { top(term.rawValue) }

    func all(_ term: Term) -> some Sequence<Element> { all(term.rawValue) }

    func attribute(_ attribute: AttributeTerm, of element: Element) -> String? {
        self.attribute(attribute.rawValue, of: element)
    }

    /// The first non-empty text of the first of the terms that has one, at the top of the record.
    func text(_ terms: [Term]) -> String? {
        for term in terms {
            for element in top(term) {
                if let text = trimmed(element) { return text }
            }
        }
        return nil
    }

    func trimmed(_ element: Element) -> String? { trimmedText(of: element) }

    /// An attribute as a whole number.
    func number(_ attribute: AttributeTerm, of element: Element) -> Int? {
        self.attribute(attribute, of: element).flatMap(wholeNumber)
    }
}

/// "1,234", "240px" and " 12 " are numbers to publishers.
func wholeNumber(_ text: String) -> Int? {
    let digits = text.utf8.drop { $0 <= 0x20 }.filter { $0 != UInt8(ascii: ",") }
        .prefix { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
    return digits.count > 15 ? nil : Int(String(decoding: digits, as: UTF8.self))
}
