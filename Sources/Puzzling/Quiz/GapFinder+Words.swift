internal import Newsroom
internal import TextReading

/// Gaps that need neither a name nor a number: the second half of a headline, and a common word in it.
extension GapFinder {
    /// The fewest words on either side of a cut; fewer say too little.
    private static let half = 3
    private static let lengths = 5...12
    /// Last letters that mark different kinds of words ("bridges", "opened", "singing", "quickly").
    private static let ends = Set("sdgyaor")

    /// Returns the second half of a headline, cut after the conjunction or preposition nearest its middle.
    func ending(in brief: Brief, _ reading: ArticleReading) -> TitleGap? {
        let (title, words) = (brief.article.title, reading.title.words)
        guard news.isTold(brief), words.last?.bytes.upperBound == title.utf8.count, !Self.isQuoting(title) else {
            return nil
        }
        let joints = words.indices.filter { place in
            place >= Self.half && place + Self.half < words.count && words[place].casing == .lower
                && words[place].gap == .space && words[place + 1].gap == .space
                && rules.joins(plain(text(of: words[place], in: title)))
        }
        guard let joint = joints.min(by: { abs(2 * $0 - words.count) < abs(2 * $1 - words.count) }) else { return nil }
        let bytes = words[joint + 1].bytes.lowerBound..<title.utf8.count
        let ending = TitleGap.text(bytes, of: title)
        // ", father says": such a second half fits no other beginning.
        guard !ending.contains(",") else { return nil }
        return TitleGap(
            kind: .ending, brief: brief, bytes: bytes, words: ending,
            sort: sort(behind: plain(text(of: words[joint], in: title)), next: words[joint + 1], in: title))
    }

    /// Returns lower-case words that occur again elsewhere in the report.
    func words(in brief: Brief, _ reading: ArticleReading) -> [TitleGap] {
        let (title, words) = (brief.article.title, reading.title.words)
        guard news.isTold(brief), !Self.isQuoting(title) else { return [] }
        return words.indices.dropFirst().compactMap { place in
            let (word, before) = (words[place], words[place - 1])
            guard word.kind == .word, word.casing == .lower, word.gap == .space, before.casing == .lower,
                !word.marks.contains(.apostrophe), !word.marks.contains(.possessive),
                place + 1 == words.count || words[place + 1].gap == .space,
                isNotBeforeNoun(place, in: words, of: title)
            else { return nil }
            let (written, small) = (text(of: word, in: title), text(of: before, in: title))
            // "The ____", "to ____" and "new ____": a word that fits one may not fit another.
            guard let way = way(to: plain(small)), Self.lengths.contains(written.count), book.has(plain(written)),
                rules.asks(for: plain(written)), isOnly(written, in: title),
                TitleGap.only(written, in: title) == word.bytes, news.isConfirmed(written, besideTitleOf: brief)
            else { return nil }
            let beside = [place - 2, place + 1, place + 2].filter(words.indices.contains)
                .map { text(of: words[$0], in: title) }.filter { $0.count > 3 && !rules.isSmall(plain($0)) }
            let end = written.last.map { Self.ends.contains($0) ? String($0) : "" } ?? ""
            return TitleGap(
                kind: .word, brief: brief, bytes: word.bytes, words: written,
                sort: way + end, beside: beside)
        }
    }

    /// Returns a key shared by endings that fit the same beginning: after "to", neither "the lake" nor a name can
    /// replace "sing again".
    private func sort(behind joint: String, next: Word, in title: String) -> String {
        let isNoun = !rules.leadsToNoun(joint) && rules.leadsToNoun(plain(text(of: next, in: title)))
        return joint + (next.isCapitalised ? " A" : " a") + (isNoun ? " the" : "")
    }

    /// Returns whether a word ends the headline or is followed by a small word. Before a noun, any adjective would fit.
    private func isNotBeforeNoun(_ place: Int, in words: [Word], of title: String) -> Bool {
        guard place + 1 < words.count else { return true }
        let next = plain(text(of: words[place + 1], in: title))
        return rules.isSmall(next) || rules.leadsToNoun(next) || rules.joins(next)
    }

    /// Returns the kind of word before a gap; nil if too many kinds of words could follow.
    private func way(to small: String) -> String? {
        if rules.leadsToNoun(small) { return "the" }
        if small == "to" { return small }
        return rules.isSmall(small) || rules.hasAdjectivesLast ? nil : "new"
    }

    /// Returns whether no report, about anything, has sad news of the people whom a headline names in full.
    func isGlad(about brief: Brief, _ reading: ArticleReading) -> Bool {
        let (title, words) = (brief.article.title, reading.title.words)
        return words.indices.dropLast().allSatisfy { place in
            guard words[place].isCapitalised, words[place + 1].isCapitalised, words[place + 1].gap == .space,
                givenNames.contains(plain(text(of: words[place], in: title)))
            else { return true }
            let name = words[place].bytes.lowerBound..<words[place + 1].bytes.upperBound
            return news.isGlad(about: TitleGap.text(name, of: title))
        }
    }

    /// Returns whether no other word in a headline starts the same way.
    private func isOnly(_ word: String, in title: String) -> Bool {
        plainWords(of: title).filter { $0.plain.hasPrefix(plain(word).prefix(4)) }.count == 1
    }

    private func text(of word: Word, in title: String) -> String {
        TitleGap.text(word.bytes, of: title)
    }

    /// Returns whether a headline contains a quotation, which must not be cut in half.
    private static func isQuoting(_ title: String) -> Bool {
        var last: Character = " "
        for (place, character) in zip(title.indices, title) {
            if "\"“”«»‘:;".contains(character) { return true }
            let next = title[title.index(after: place)...].first ?? " "
            if "'’".contains(character), !last.isLetter || !next.isLetter { return true }
            last = character
        }
        return false
    }
}
