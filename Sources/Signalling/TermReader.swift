internal import CRules

/// Reads from titles the words and names that a trend could be of.
struct TermReader: Sendable {
    /// Words so common in the news tell nothing by themselves, by their line in `Rules/words.txt`.
    private static let common = 1_500

    private let ignored: Set<String>

    init() {
        let file = pulse_rules_words()
        let text = String(decoding: UnsafeBufferPointer(start: file.bytes, count: file.length), as: UTF8.self)
        ignored = Set(text.split(separator: "\n").prefix(Self.common).map(String.init)).union(Self.everyday)
    }

    /// What titles say of any matter, beyond the commonest words of texts.
    private static let everyday: Set<String> = [
        "amid", "vs", "how", "why", "what", "watch", "live", "update", "updates", "video", "photos", "opinion",
        "analysis", "explained", "exclusive", "breaking", "latest", "reveals", "warns", "slams", "dies", "shares",
        "monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday", "january", "february", "march",
        "april", "june", "july", "august", "september", "october", "november", "december", "doesn't", "don't", "isn't",
        "can't", "won't", "i'm", "it's", "ngayong", "para", "sobre", "como", "más", "mais", "pero",
    ]

    /// The terms of a title, each once.
    func terms(of title: String) -> Set<Term> {
        let words = title.split { $0.isWhitespace || "—–/|:;,()[]\"“”".contains($0) }.map(Self.stripped)
        let long = words.filter { $0.count >= 4 }
        // Headlines in the American way tell nothing by their capitals.
        let isTitleCase = long.count { $0.first?.isUppercase == true } * 10 >= long.count * 7
        var terms: [String: Term] = [:]
        var run: [Substring] = []
        for (index, word) in words.enumerated() {
            let isCapital = word.first?.isUppercase == true
            let key = Self.key(word)
            let isTelling = key.count > 2 && word.contains(where: \.isLetter) && !ignored.contains(key)
            if isTelling {
                let evidence: Bool? = index == 0 || isTitleCase ? nil : isCapital
                if terms[key] == nil || terms[key]?.isName == nil {
                    terms[key] = Term(key: key, form: String(word), isName: evidence, words: 1)
                }
            }
            guard isCapital, key.count > 1, !Self.everyday.contains(key) else {
                run = []
                continue
            }
            run.append(word)
            for length in 2...3 where run.count >= length {
                let form = run.suffix(length).joined(separator: " ")
                let phrase = run.suffix(length).map(Self.key).joined(separator: " ")
                // "The White" and "White House Of" are no names.
                guard !run.suffix(length).contains(where: { $0.count < 3 }) else { continue }
                terms[phrase] = Term(key: phrase, form: form, isName: isTitleCase ? nil : true, words: length)
            }
        }
        return Set(terms.values)
    }

    private static func key(_ word: Substring) -> String { word.lowercased().replacing("\u{2019}", with: "'") }

    /// Without the punctuation around it, and without a possessive's ending.
    private static func stripped(_ word: Substring) -> Substring {
        let isInner = { (character: Character) in character.isLetter || character.isNumber }
        guard let first = word.firstIndex(where: isInner), let last = word.lastIndex(where: isInner) else { return "" }
        let core = word[first...last]
        return core.hasSuffix("'s") || core.hasSuffix("\u{2019}s") ? core.dropLast(2) : core
    }
}
