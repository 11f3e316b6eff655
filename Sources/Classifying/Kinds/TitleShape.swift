internal import TextReading

/// The structure of a title: its parts, quotations, and dates.
struct TitleShape {
    /// The word ranges of its parts, which end at a colon, a bar, or a dash with blanks around it.
    let parts: [Range<Int>]
    /// Whether each part ends with a colon.
    let beforeColon: [Bool]
    /// Indices of words inside quotation marks.
    let quoted: Set<Int>
    /// Indices of words in dates: a month with its day or year, and an adjacent weekday.
    let dated: Set<Int>
    let isQuestion: Bool
    /// Whether it lists several subjects separated by semicolons.
    let isList: Bool
    /// The last part, if it follows a question and a bar.
    let behindQuestion: Range<Int>?
    /// Whether it ends in a bar and a numeric date: "… | 3/16/26".
    let endsInFigures: Bool

    init(_ title: String, _ words: [Word], dates: DateWords) {
        let marks = Marks(title)
        var bounds = [0]
        var colons: [Bool] = []
        var index = 0
        for end in marks.ends {
            // Marks and words are both in title order.
            while index < words.count, words[index].bytes.lowerBound < end.byte { index += 1 }
            if index > (bounds.last ?? 0) {
                bounds.append(index)
                colons.append(end.isColon)
            }
        }
        if let last = bounds.last, last < words.count || words.isEmpty {
            bounds.append(words.count)
            colons.append(false)
        }
        parts = zip(bounds, bounds.dropFirst()).map { $0..<$1 }
        beforeColon = colons
        let quotations = QuotedRanges(in: title)
        let speaker = Self.speaker(in: parts, beforeColon: beforeColon, words)
        quoted = Set(words.indices.filter { $0 < speaker || quotations.contain(words[$0].bytes.lowerBound) })
        dated = dates.dated(in: words)
        isQuestion = marks.isQuestion
        isList = marks.isList
        behindQuestion = marks.isQuestionBeforeBar ? parts.last : nil
        endsInFigures = Self.isDateInFigures(title)
    }

    /// Returns the start of a speaker's name if everything before it is a quotation without quotation marks: "I never
    /// slept: ferry's captain". Returns 0 otherwise.
    private static func speaker(in parts: [Range<Int>], beforeColon: [Bool], _ words: [Word]) -> Int {
        guard parts.count == 2, beforeColon[0], (1...mostOfSpeaker).contains(parts[1].count),
            words[parts[0]].contains(where: { speakersWords.contains($0.form) })
        else { return 0 }
        return parts[1].lowerBound
    }

    /// The most words in a speaker's name after a colon.
    private static let mostOfSpeaker = 6
    private static let speakersWords = WordLists.builtIn.words("speakers-words")

    private static func isDateInFigures(_ title: String) -> Bool {
        guard let bar = title.utf8.lastIndex(of: UInt8(ascii: "|")) else { return false }
        let figures = title[bar...].dropFirst().split(separator: " ").joined().split { "/.-".contains($0) }
        return figures.count == 3 && figures.allSatisfy { $0.utf8.count <= 4 && $0.allSatisfy(\.isNumber) }
    }

    /// Returns a part's words without a date at either end.
    func undated(_ part: Range<Int>) -> Range<Int> {
        var (first, last) = (part.lowerBound, part.upperBound)
        while first < last, dated.contains(first) { first += 1 }
        while last > first, dated.contains(last - 1) { last -= 1 }
        return first..<last
    }
}

/// The punctuation that divides a title, by byte offset.
private struct Marks {
    private(set) var ends: [(byte: Int, isColon: Bool)] = []
    private(set) var isQuestion = false
    private(set) var isList = false
    /// Whether the last division is a bar that follows a question.
    private(set) var isQuestionBeforeBar = false

    private static let dashes: Set<Unicode.Scalar> = ["-", "–", "—", "|", "·", "•"]

    init(_ title: String) {
        var scalars: [(scalar: Unicode.Scalar, byte: Int)] = []
        var byte = 0
        for scalar in title.unicodeScalars {
            scalars.append((scalar, byte))
            byte += UTF8.width(scalar)
        }
        func isBlank(_ index: Int) -> Bool {
            !scalars.indices.contains(index) || scalars[index].scalar.isWhiteSpace
        }
        var lastSign: Unicode.Scalar?
        for (index, (scalar, byte)) in scalars.enumerated() {
            let count = ends.count
            if scalar == ":", isBlank(index + 1) { ends.append((byte, true)) }
            if isBlank(index - 1), isBlank(index + 1), Self.dashes.contains(scalar) { ends.append((byte, false)) }
            if scalar == "[" || scalar == "]" || scalar == "(" || scalar == ")" { ends.append((byte, false)) }
            if scalar == ";" { isList = true }
            if scalar == "?" { isQuestion = true }
            if ends.count > count { isQuestionBeforeBar = scalar == "|" && lastSign == "?" }
            if !isBlank(index) { lastSign = scalar }
        }
    }
}

/// The month and weekday names that occur in dates.
struct DateWords: Sendable {
    private let months: Set<WordID>
    private let weekdays: Set<WordID>

    init(_ lists: WordLists) {
        months = lists.words("months").union(lists.words("month-names"))
        weekdays = lists.words("weekdays")
    }

    func dated(in words: [Word]) -> Set<Int> {
        var dated: Set<Int> = []
        func isNumber(_ index: Int) -> Bool {
            words.indices.contains(index) && (words[index].kind == .number || words[index].kind == .counted)
        }
        for index in words.indices where words[index].kind == .word && months.contains(words[index].form) {
            // "May" and "March" are also ordinary words.
            guard words[index].isCapitalised, isNumber(index + 1) || isNumber(index - 1) else { continue }
            var (first, last) = (index, index)
            while isNumber(first - 1), index - first < 2 { first -= 1 }
            while isNumber(last + 1), last - index < 3 { last += 1 }
            if first > 0, weekdays.contains(words[first - 1].form) { first -= 1 }
            dated.formUnion(first...last)
        }
        return dated
    }
}
