internal import Newsroom
internal import TextReading

/// Finds words in a headline that can be left out as a gap.
struct GapFinder {
    /// The range of numbers to ask about: smaller ones are easily guessed, and larger ones hard to remember.
    private static let numbers = 3.0...9_999_999.0

    let news: QuizNews
    let book: WordBook
    let rules: PuzzleRules
    let givenNames: Set<String>

    /// Returns a person whom the headline names in full and who also occurs in the text or in another report.
    ///
    /// - Parameter isChoice: whether the name is only a wrong choice.
    func person(in brief: Brief, _ reading: ArticleReading, isChoice: Bool = false) -> TitleGap? {
        let (title, words) = (brief.article.title, reading.title.words)
        let names = words.indices.compactMap { place -> Range<Int>? in
            guard isName(at: place, in: words) else { return nil }
            return words[place].bytes.lowerBound..<words[place + 1].bytes.upperBound
        }.filter { range in
            plainWords(of: TitleGap.text(range, of: title)).first.map { givenNames.contains($0.plain) } ?? false
        }
        // If the headline names two people, either could be meant.
        guard names.count == 1, let found = names.first,
            // "… with her parents" would rule out all men.
            isChoice || plainWords(of: title).allSatisfy({ !rules.revealsGender($0.plain) })
        else { return nil }
        let name = TitleGap.text(found, of: title)
        let parts = plainWords(of: name).map(\.plain)
        guard parts.count == 2, givenNames.contains(parts[0]), !book.has(parts[1]), !givenNames.contains(parts[1]),
            // "Van Gogh" is only part of a name. "Davis Cup" isn't a person: the word lists have no three-letter words,
            // so those are rejected here.
            !rules.isParticle(parts[0]), parts[1].count > 3,
            TitleGap.only(name, in: title) == found, news.isConfirmed(person: name, besideTitleOf: brief),
            news.isFreeOfSadNews(about: name), isChoice || !revealsGender(before: found, in: title),
            // Anybody could have said what follows a colon.
            isChoice || found.lowerBound > 0 || title.utf8.dropFirst(found.upperBound).first != UInt8(ascii: ":"),
            let field = field(of: name, in: brief)
        else { return nil }
        return TitleGap(kind: .person, brief: brief, bytes: found, words: name, field: field)
    }

    /// Returns whether exactly two capitalised words stand together here.
    private func isName(at place: Int, in words: [Word]) -> Bool {
        guard place + 1 < words.count, words[place].isCapitalised, words[place + 1].isCapitalised,
            words[place + 1].gap == .space, !words[place].marks.contains(.possessive)
        else { return false }
        let isFirst = place == 0 || !words[place - 1].isCapitalised || words[place].gap != .space
        let isLast = place + 2 == words.count || !words[place + 2].isCapitalised || words[place + 2].gap != .space
        return isFirst && (isLast || words[place + 1].marks.contains(.possessive))
    }

    /// Returns the only number in a headline, if it counts something.
    func number(in brief: Brief, _ reading: ArticleReading, by generator: inout SeededGenerator) -> TitleGap? {
        let title = brief.article.title
        let words = reading.title.words
        let counts = words.indices.filter { words[$0].kind != .word }
        let numbers = counts.filter { words[$0].kind == .number }
        let figures = Sentence.sentences(of: title, reading.title, atMost: 2).flatMap(\.figures)
        guard numbers.count == 1, counts.count == 1 || counts.allSatisfy({ words[$0].kind != .result }),
            let figure = figures.first, figures.count == 1, figure.countedKind == nil, figure.bound == .exactly,
            figure.bytes.contains(words[numbers[0]].bytes.lowerBound)
        else { return nil }
        let place = numbers[0]
        // "iPhone 13", "Formula 1": the number is part of a name.
        if place > 0, words[place - 1].isCapitalised, !words[place].marks.contains(.opens), place > 1 { return nil }
        guard place + 1 < words.count, !words[place + 1].isCapitalised else { return nil }
        let bytes = words[place].bytes
        // An index changes every day, and any number near it would do.
        if rules.quiz.isRate(plain(TitleGap.text(words[place + 1].bytes, of: title))) { return nil }
        // The price in a report of one publisher is mostly an offer.
        if brief.story.publishers < 2, "$€£".contains(TitleGap.text(0..<bytes.lowerBound, of: title).last ?? " ") {
            return nil
        }
        let written = TitleGap.text(bytes, of: title)
        // The digits as written, without a following "million".
        guard let value = Double(written.filter { $0 != "," }), Self.numbers.contains(value),
            TitleGap.only(written, in: title) == bytes, news.isConfirmed(written, besideTitleOf: brief),
            let others = NumberChoices(written).others(by: &generator)
        else { return nil }
        return TitleGap(kind: .number, brief: brief, bytes: bytes, words: written, others: others)
    }
}
