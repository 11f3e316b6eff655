internal import TextReading

/// A shape of a title that phrases cannot tell.
enum TitleForm: String, CaseIterable, Sendable {
    /// A film or broadcast whose title is a programme's name and a date, "The Late Bulletin | 3 March 2026", or ends with one in
    /// figures, "Minister meets the press | 3/16/26": the whole of it.
    case datedProgramme = "dated-programme"
    /// A film or broadcast that asks, with a programme's name behind a bar: "Has the harbour a future? | The Late Table". Guests
    /// answer; of a programme of news it is a report.
    case talk
    /// Few words and a date before a colon or a bar: "Lisbon today, March 3: …".
    case datedHeading = "dated-heading"
    /// A name in capitals that speaks: "ANNA MARLOW: …", "… ANNA MARLOW reviews …".
    case nameInCapitals = "name-in-capitals"
    /// A name before a colon: "Anna Marlow: …". It may be who says something as well as who writes.
    case nameBeforeColon = "name-before-colon"
    /// The same where the source's habit makes sure that this is how it marks its columnists: no title has it by itself.
    case columnist
    /// A name before a colon of somebody who speaks for the publisher itself: "Marlow: …", "Globe's Anna Marlow says …".
    case houseVoice = "house-voice"
    /// A question that the reader asks, or is asked: "How do I …?", "What is near you?".
    case readersQuestion = "readers-question"
    /// Several matters with semicolons between them.
    case list
}

/// The forms of a title.
struct TitleForms: Sendable {
    private let notNames: Set<WordID>
    private let readers: Set<WordID>
    private let verbs: Set<WordID>
    private let reviews: Set<WordID>
    private let sayings: Set<WordID>
    private let news: Set<WordID>

    /// The most words, less the date, of a programme's name, and of a heading.
    private static let programme = 7
    private static let heading = 5

    init(notNames: [String], lists: WordLists) {
        self.notNames = Set(notNames.map { Self.form($0) })
        readers = lists.words("readers-words")
        verbs = lists.words("columnists-verbs")
        reviews = lists.words("reviewers-verbs")
        sayings = lists.words("commentators-verbs")
        news = lists.words("news-programmes-words")
    }

    private static func form(_ word: String) -> WordID { WordID(folded: word.lowercased()) }

    /// - Parameters:
    ///   - text: the text under the title.
    ///   - isFilm: whether the article is a film or a broadcast.
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
            if isFilm, words.count - shape.dated.count <= Self.programme { forms.insert(.datedProgramme) }
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
        return forms
    }

    /// Whether these few words are a name, and none of a programme of news.
    private func isTalk(_ programme: ArraySlice<Word>) -> Bool {
        (1...Self.heading).contains(programme.count)
            && programme.allSatisfy { ($0.isCapitalised || $0.isNumber) && !news.contains($0.form) }
    }

    /// Two to four words in capitals before a colon or one of the verbs of columnists, in a title not wholly in capitals.
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

    /// Two to four words before the first colon, all with a capital, none in capitals or quoted, and a sentence behind.
    private func hasNameBeforeColon(_ words: [Word], _ shape: TitleShape) -> Bool {
        guard let first = shape.parts.first, shape.beforeColon.first == true, shape.parts.count > 1,
            (2...4).contains(first.count), words.count - first.count >= 4
        else { return false }
        return first.allSatisfy { index in
            words[index].kind == .word && words[index].casing == .capitalised && !shape.quoted.contains(index)
                && !notNames.contains(words[index].form)
        }
    }

    /// The text begins with a possessive, two names of which the last is the heading's, and a verb of saying.
    private func isHouseVoice(_ words: [Word], _ shape: TitleShape, _ text: [Word]) -> Bool {
        guard let first = shape.parts.first, shape.beforeColon.first == true, (1...3).contains(first.count),
            let name = words[first].last, name.casing == .capitalised, text.count > 4,
            text[0].marks.contains(.possessive), text[0].isCapitalised
        else { return false }
        guard let place = text[1..<4].firstIndex(where: { $0.form == name.form }) else { return false }
        return sayings.contains(text[place + 1].form)
    }
}
