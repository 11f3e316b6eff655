/// A parser for titles that consist of a speaker's name and a quotation: "Ana Moreira: “The bridge will stand”".
struct TitleQuotation {
    private static let fewestWords = 6
    private static let nobody = WordLists.builtIn.words("no-speakers").union(WordLists.builtIn.words("title-labels"))
    private static let marks: [Character: Character] = ["“": "”", "\"": "\"", "‘": "’", "'": "'", "«": "»"]

    private let title: String
    private let reading: TextReading

    init(_ title: String, _ reading: TextReading) {
        self.title = title
        self.reading = reading
    }

    var quotation: Quotation? {
        guard let colon = title.firstIndex(of: ":") else { return nil }
        let behind = title[title.index(after: colon)...].drop { $0.isWhitespace }
        guard let open = behind.first, let close = Self.marks[open] else { return nil }
        let said = behind.dropFirst()
        guard said.last == close, Self.isOne(said.dropLast(), within: open, close) else { return nil }
        let text = said.dropLast().drop { $0.isWhitespace }
        let limit = title[..<colon].utf8.count
        let name = reading.words.filter { $0.bytes.upperBound <= limit }
        let spoken = reading.words.count { $0.bytes.lowerBound > limit && $0.isSpoken }
        guard text.first?.isUppercase == true, spoken >= Self.fewestWords, (2...4).contains(name.count),
            name.allSatisfy({ $0.isCapitalised && $0.kind == .word && $0.casing != .capitals }),
            !name.contains(where: { Self.nobody.contains($0.form) || $0.marks.contains(.plural) && $0 == name[0] })
        else { return nil }
        return Quotation(text: String(text), speaker: String(title[..<colon]), length: spoken)
    }

    /// Returns whether no other quotation starts or ends within the text. Between letters, the mark is an apostrophe.
    private static func isOne(_ text: Substring, within open: Character, _ close: Character) -> Bool {
        text.indices.allSatisfy { index in
            guard text[index] == open || text[index] == close else { return true }
            let next = text.index(after: index)
            guard index > text.startIndex, next < text.endIndex else { return false }
            return text[text.index(before: index)].isLetter && text[next].isLetter
        }
    }
}
