/// Normalisation of folded text: abbreviations become one word ("U.S.", "EE. UU."), and Arabic words lose their
/// article. `undotted` and `article` in `scripts/search/text.js` do the same to queries.
enum SearchAbbreviations {
    /// Removes dots from abbreviations of single letters, and from the doubled letters of Spanish plurals.
    static func undotted(_ text: [Unicode.Scalar]) -> [Unicode.Scalar] {
        var result: [Unicode.Scalar] = []
        result.reserveCapacity(text.count)
        var index = 0
        while index < text.count {
            let isBeginning = index == 0 || !(SearchText.isOfWord(text[index - 1]) || text[index - 1] == ".")
            guard isBeginning, let (letters, end) = initials(in: text, at: index) ?? pairs(in: text, at: index) else {
                result.append(text[index])
                index += 1
                continue
            }
            result += letters
            // The last dot belongs to the abbreviation unless a word follows immediately.
            index = isPoint(text, end) && !isWord(text, end + 1) ? end + 1 : end
        }
        return result
    }

    /// Matches "u.s" and "f.d.a": single letters separated by dots.
    private static func initials(in text: [Unicode.Scalar], at start: Int) -> ([Unicode.Scalar], Int)? {
        guard isLetter(text, start) else { return nil }
        var letters = [text[start]]
        var last = start
        while isPoint(text, last + 1), isLetter(text, last + 2), !isWord(text, last + 3) {
            last += 2
            letters.append(text[last])
        }
        return letters.count > 1 ? (letters, last + 1) : nil
    }

    /// Matches "ee.uu" and "ee. uu".
    private static func pairs(in text: [Unicode.Scalar], at start: Int) -> ([Unicode.Scalar], Int)? {
        guard isLetter(text, start), start + 1 < text.count, text[start] == text[start + 1], isPoint(text, start + 2)
        else {
            return nil
        }
        let next = start + 3 < text.count && text[start + 3] == " " ? start + 4 : start + 3
        guard isLetter(text, next), next + 1 < text.count, text[next] == text[next + 1], !isWord(text, next + 2) else {
            return nil
        }
        return (Array(text[start...start + 1] + text[next...next + 1]), next + 2)
    }

    /// Removes the Arabic article, alone or after a prefix for "and", "in", "as" or "so". At least three letters must
    /// remain, so "الله" stays as it is.
    static func withoutArticles(_ text: [Unicode.Scalar]) -> String {
        var result = String.UnicodeScalarView()
        var index = 0
        while index < text.count {
            let isBeginning = index == 0 || !SearchText.isOfWord(text[index - 1])
            if isBeginning, let length = article(in: text, at: index) { index += length }
            result.append(text[index])
            index += 1
        }
        return String(result)
    }

    private static func article(in text: [Unicode.Scalar], at start: Int) -> Int? {
        guard (0x621...0x64A).contains(text[start].value) else { return nil }
        let rest = text[start...].prefix(6)
        for form in articles where rest.starts(with: form) {
            let word = rest.dropFirst(form.count).prefix(3)
            if word.count == 3, word.allSatisfy({ (0x621...0x64A).contains($0.value) }) { return form.count }
        }
        return nil
    }

    private static let articles: [[Unicode.Scalar]] = ["وال", "بال", "كال", "فال", "ال", "لل"].map {
        Array($0.unicodeScalars)
    }

    private static func isPoint(_ text: [Unicode.Scalar], _ index: Int) -> Bool {
        index < text.count && text[index] == "."
    }

    private static func isWord(_ text: [Unicode.Scalar], _ index: Int) -> Bool {
        index < text.count && SearchText.isOfWord(text[index])
    }

    private static func isLetter(_ text: [Unicode.Scalar], _ index: Int) -> Bool {
        guard index < text.count else { return false }
        return switch text[index].properties.generalCategory {
        case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter: true
        default: false
        }
    }
}
