internal import TextReading

/// A title form that phrases cannot describe.
enum TitleForm: String, CaseIterable, Sendable {
    /// A video or broadcast whose title consists of a programme's name and a date, "The Late Bulletin | 3 March 2026",
    /// or ends in a numeric date, "Minister meets the press | 3/16/26". It is the whole programme.
    case datedProgramme = "dated-programme"
    /// A video or broadcast with a question and, after a bar, the programme's name: "Has the harbour a future? | The
    /// Late Table". It is a discussion with guests; in a news programme it would be a report.
    case talk
    /// A few words and a date before a colon or bar: "Lisbon today, March 3: …".
    case datedHeading = "dated-heading"
    /// A speaker's name in capitals: "ANNA MARLOW: …", "… ANNA MARLOW reviews …".
    case nameInCapitals = "name-in-capitals"
    /// A name before a colon: "Anna Marlow: …". It may be the speaker or the author.
    case nameBeforeColon = "name-before-colon"
    /// A name before a colon in a source known to mark its columnists that way. Titles alone never have this form.
    case columnist
    /// A name before a colon of someone who speaks for the publisher itself: "Marlow: …", "Globe's Anna Marlow says …".
    case houseVoice = "house-voice"
    /// A video or broadcast whose title has a speaker's name before or after the statement: "Marlow: The harbour was
    /// never safe", "The harbour was never safe: Anna Marlow". It is often an excerpt of a discussion.
    case clip
    /// A question by or to the reader: "How do I …?", "What is near you?".
    case readersQuestion = "readers-question"
    /// Several subjects separated by semicolons.
    case list
}

/// Detects the forms of titles.
struct TitleForms: Sendable {
    private let notNames: Set<WordID>
    private let readers: Set<WordID>
    private let verbs: Set<WordID>
    private let reviews: Set<WordID>
    private let sayings: Set<WordID>
    private let news: Set<WordID>

    /// The most words, apart from the date, in a programme's name and in a heading.
    private static let mostProgrammeWords = 7
    private static let heading = 5
    /// The fewest words in the statement next to a name.
    private static let fewestStatementWords = 4

    init(notNames: [String], lists: WordLists) {
        self.notNames = Set(notNames.map { Self.form($0) })
        readers = lists.words("readers-words")
        verbs = lists.words("columnists-verbs")
        reviews = lists.words("reviewers-verbs")
        sayings = lists.words("commentators-verbs")
        news = lists.words("news-programmes-words")
    }

    private static func form(_ word: String) -> WordID { WordID(folded: word.lowercased()) }

    /// Returns the forms of a title.
    ///
    /// - Parameters:
    ///   - text: the text below the title.
    ///   - isFilm: whether the article is a video or broadcast.
    func forms(
        of words: [Word], _ shape: TitleShape, text: [Word], isFilm: Bool
    ) -> Set<TitleForm> {
        var forms: Set<TitleForm> = []
        let isAsked = words.indices.contains { readers.contains(words[$0].form) && !shape.quoted.contains($0) }
        if shape.isQuestion, isAsked { forms.insert(.readersQuestion) }
        if shape.isList { forms.insert(.list) }
        if isFilm, shape.endsInFigures { forms.insert(.datedProgramme) }
        if isFilm, let programme = shape.behindQuestion, isTalk(words[programme]) { forms.insert(.talk) }
        if !shape.dated.isEmpty {
            if isFilm, words.count - shape.dated.count <= Self.mostProgrammeWords { forms.insert(.datedProgramme) }
            if shape.parts.count > 1, let first = shape.parts.first {
                let rest = shape.undated(first)
                if rest.upperBound < first.upperBound, rest.lowerBound == first.lowerBound, !rest.isEmpty,
                    rest.count <= Self.heading
                {
                    forms.insert(.datedHeading)
                }
            }
        }
        if hasNameInCapitals(words, shape) { forms.insert(.nameInCapitals) }
        if hasNameBeforeColon(words, shape) { forms.insert(.nameBeforeColon) }
        if isHouseVoice(words, shape, text) { forms.insert(.houseVoice) }
        if isFilm, isClip(words, shape) { forms.insert(.clip) }
        return forms
    }

    /// Returns whether these few words are a programme's name, but not that of a news programme.
    private func isTalk(_ programme: ArraySlice<Word>) -> Bool {
        (1...Self.heading).contains(programme.count)
            && programme.allSatisfy { ($0.isCapitalised || $0.isNumber) && !news.contains($0.form) }
    }

    /// Returns whether the title has two to four words in capitals before a colon or a columnist's verb, without being
    /// all capitals.
    private func hasNameInCapitals(_ words: [Word], _ shape: TitleShape) -> Bool {
        guard words.contains(where: { $0.kind == .word && $0.casing != .capitals && $0.bytes.count > 2 }) else {
            return false
        }
        var start = 0
        while start < words.count {
            var end = start
            while end < words.count, words[end].casing == .capitals, words[end].bytes.count > 2,
                !notNames.contains(words[end].form)
            {
                end += 1
            }
            if (2...4).contains(end - start), end < words.count {
                let isHeading = start == 0 && shape.beforeColon.first == true && shape.parts.first == 0..<end
                if isHeading || (start == 0 ? verbs : reviews).contains(words[end].form) { return true }
            }
            start = max(end, start + 1)
        }
        return false
    }

    /// Returns whether two to four capitalised words come before the first colon, none in capitals or quoted, with a
    /// sentence after it.
    private func hasNameBeforeColon(_ words: [Word], _ shape: TitleShape) -> Bool {
        guard let first = shape.parts.first, shape.beforeColon.first == true, shape.parts.count > 1,
            first.count > 1, words.count - first.count >= Self.fewestStatementWords
        else { return false }
        return isName(first, words, shape)
    }

    /// Returns whether one of two parts around a colon is a name, and the other a sentence.
    private func isClip(_ words: [Word], _ shape: TitleShape) -> Bool {
        guard shape.parts.count == 2, shape.beforeColon.first == true else { return false }
        let (first, last) = (shape.parts[0], shape.parts[1])
        return (isName(first, words, shape) && last.count >= Self.fewestStatementWords)
            || (isName(last, words, shape) && first.count >= Self.fewestStatementWords)
    }

    /// Returns whether a part consists of up to four capitalised words, none in capitals or quoted.
    private func isName(_ part: Range<Int>, _ words: [Word], _ shape: TitleShape) -> Bool {
        (1...4).contains(part.count)
            && part.allSatisfy { index in
                words[index].kind == .word && words[index].casing == .capitalised && !shape.quoted.contains(index)
                    && !notNames.contains(words[index].form)
            }
    }

    /// Returns whether the text begins with a possessive, a name that ends like the heading, and a verb of saying.
    private func isHouseVoice(_ words: [Word], _ shape: TitleShape, _ text: [Word]) -> Bool {
        guard let first = shape.parts.first, shape.beforeColon.first == true, (1...3).contains(first.count),
            let name = words[first].last, name.casing == .capitalised, text.count > 4,
            text[0].marks.contains(.possessive), text[0].isCapitalised
        else { return false }
        guard let place = text[1..<4].firstIndex(where: { $0.form == name.form }) else { return false }
        return sayings.contains(text[place + 1].form)
    }
}
