extension Sentence {
    /// The figures in the sentence, in order. Excludes years, dates, ages, times, results and ranks.
    public var figures: [Figure] {
        var found: [Figure] = []
        let reading = FigureReading(self)
        var place = words.startIndex
        while place < words.endIndex {
            if let figure = reading.figure(at: place) {
                found.append(figure)
                place = max(place + 1, figure.words.upperBound)
            } else {
                place += 1
            }
        }
        return found
    }
}

/// A parser for the figure at a word.
private struct FigureReading {
    /// The maximum number of words for the thing counted.
    private static let mostWords = 3
    /// The maximum number of words between a number and what happened to the people counted.
    private static let mostWordsBetween = 5

    private let sentence: Sentence
    private let lists = FigureLists.builtIn
    private var words: ArraySlice<Word> { sentence.words }

    init(_ sentence: Sentence) { self.sentence = sentence }

    func figure(at place: Int) -> Figure? {
        let word = words[place]
        guard var value = number(at: place), isCount(place, value) else { return nil }
        var end = place + 1
        while end < words.endIndex, let scale = lists.scales[words[end].form], words[end].gap == .space {
            value *= scale
            end += 1
        }
        let scaled = end
        var unit = ""
        var start = place
        if place > words.startIndex, words[place - 1].form == FigureLists.money, word.marks.contains(.joined) {
            unit = "$"
            start -= 1
        } else if let behind = percent(at: end) {
            unit = "%"
            end = behind
        }
        let bound = lists.bound(before: start, in: words)
        start -= bound.length
        if isMagnitude(start - 1) { start -= 1 }
        let isPart = unit == "%" && end < words.endIndex && words[end].form == FigureLists.of
        let noun = noun(from: isPart ? end + 1 : end)
        let countedKind = unit.isEmpty ? countedKind(of: start, scaled) : nil
        guard countedKind != nil || !noun.isEmpty || unit == "$" else { return nil }
        if let begin = countedKind?.begin { start = begin }
        let subject = words[scaled..<min(scaled + 2, words.endIndex)].first { lists.people.contains($0.form) }?.form
        let counted =
            countedKind?.name == "magnitude" ? noun.lowerBound..<min(noun.upperBound, noun.lowerBound + 1) : noun
        let last = max(counted.isEmpty ? end : counted.upperBound, countedKind?.end ?? 0)
        // In "ascienden a 128 los muertos", the noun is the verb's subject, so "128 los muertos" is no phrase.
        let isDetached = end < words.endIndex && FigureLists.articles.contains(words[end].form)
        return Figure(
            value: value, unit: unit, bound: bound.bound, countedKind: countedKind?.name,
            subject: subject.flatMap { lists.anyone.contains($0) ? nil : $0 },
            stems: Set(words[noun].map(\.stem)),
            bytes: words[start].bytes.lowerBound..<words[(isDetached ? end : last) - 1].bytes.upperBound,
            words: place..<max(last, place + 1))
    }

    /// Returns the value of a number in digits or words.
    private func number(at place: Int) -> Double? {
        let word = words[place]
        if let value = lists.letters[word.form], word.kind == .word { return value }
        guard word.kind == .number else { return nil }
        // "1,234.5" is "1.234,5" in Spanish and Portuguese.
        let isSwapped = sentence.language == .spanish || sentence.language == .portuguese
        let grouping = UInt8(ascii: isSwapped ? "." : ",")
        let point = UInt8(ascii: isSwapped ? "," : ".")
        return sentence.withBytes { bytes in
            let digits = bytes[word.bytes].filter { $0 != grouping }.map { $0 == point ? UInt8(ascii: ".") : $0 }
            return Double(String(decoding: digits, as: UTF8.self))
        }
    }

    /// Returns whether a number is a count, rather than part of a date, age, time, name or list.
    private func isCount(_ place: Int, _ value: Double) -> Bool {
        let word = words[place]
        if word.kind == .number, word.bytes.count == 4, (1800...2100).contains(value) { return false }
        if word.gap == .hyphen, !isMagnitude(place - 1) { return false }
        if place > words.startIndex {
            let before = words[place - 1]
            // "under the age of 10".
            if place > words.startIndex + 1, before.form == FigureLists.of,
                lists.noCounts.contains(words[place - 2].form)
            {
                return false
            }
            // "#9", "September 9", "Covid 19", "twenty one".
            if lists.months.contains(before.form) || lists.noCounts.contains(before.form) || before.isNumber
                || lists.letters[before.form] != nil
            {
                return false
            }
            if word.marks.contains(.joined), before.form != FigureLists.money, word.gap != .hyphen { return false }
        }
        guard place + 1 < words.endIndex else { return true }
        let next = words[place + 1]
        if next.gap == .hyphen, !isMagnitude(place + 1) { return false }
        if next.isNumber || next.kind == .counted { return false }
        return !lists.months.contains(next.form) && !lists.noCounts.contains(next.form)
    }

    private func isMagnitude(_ place: Int) -> Bool {
        words.indices.contains(place) && lists.behind[words[place].form] == "magnitude"
    }

    /// Returns the index after "%" or words for it; nil if there are none.
    private func percent(at place: Int) -> Int? {
        guard place < words.endIndex else { return nil }
        let form = words[place].form
        if form == FigureLists.share || FigureLists.percent.contains(form) { return place + 1 }
        guard form == FigureLists.per, place + 1 < words.endIndex, words[place + 1].form == FigureLists.cent else {
            return nil
        }
        return place + 2
    }

    /// Returns the words from an index that may name the thing counted, up to the first stop word or punctuation.
    private func noun(from place: Int) -> Range<Int> {
        let run = nounRun(from: place)
        // "nuclear warheads" but not "warheads fly": up to the first plural.
        let plural = words[run].firstIndex { $0.marks.contains(.plural) || lists.people.contains($0.form) }
        return run.lowerBound..<min(run.upperBound, plural.map { $0 + 1 } ?? run.upperBound)
    }

    private func nounRun(from place: Int) -> Range<Int> {
        var end = place
        while end < words.endIndex, end < place + Self.mostWords, words[end].gap == .space, words[end].kind == .word,
            !lists.stops.contains(words[end].form), lists.behind[words[end].form] == nil || end == place
        {
            end += 1
        }
        return place..<end
    }

    /// Returns the group of the thing counted, according to a word after the number or before it, and where that ends
    /// or begins.
    private func countedKind(of start: Int, _ end: Int) -> (name: String, end: Int, begin: Int?)? {
        if isMagnitude(end) { return ("magnitude", end + 1, nil) }
        if isMagnitude(start) { return ("magnitude", 0, nil) }
        if let before = familyBefore(start) { return (before.name, 0, before.begin) }
        for place in end..<min(end + Self.mostWordsBetween, words.endIndex) {
            let word = words[place]
            guard word.gap == .space else { return nil }
            if let name = lists.behind[word.form] {
                // "12 injured people" counts people; "six hurt feelings" is rarely news.
                return (name, place + 1, nil)
            }
            guard lists.people.contains(word.form) || lists.between.contains(word.form), word.form != FigureLists.of
            else { return nil }
        }
        return nil
    }

    /// Finds the group before the number: "killed six", "a death toll of six", "the death toll rises to at least six".
    private func familyBefore(_ start: Int) -> (name: String, begin: Int)? {
        var place = start - 1
        var steps = 0
        while place >= words.startIndex, steps < Self.mostWordsBetween {
            let word = words[place]
            guard words[place + 1].gap == .space else { return nil }
            if let name = lists.before[word.form] {
                guard word.form == FigureLists.toll else { return steps == 0 ? (name, place) : nil }
                return place > words.startIndex && words[place - 1].form == FigureLists.death ? (name, place - 1) : nil
            }
            guard lists.between.contains(word.form) else { return nil }
            place -= 1
            steps += 1
        }
        return nil
    }
}
