internal import Newsroom
internal import TextReading

/// Checks on the rest of a headline: whether it gives the missing name away, or names somebody mourned elsewhere.
extension GapFinder {
    /// The shortest capitalised word that may reveal a place.
    private static let shortest = 3
    /// The number of first letters that a place shares with a word derived from its name ("Chile", "chileno").
    private static let sharedLetters = 4

    /// Returns whether a headline gives its place away: by an article before the gap, which has a gender, by another
    /// place, by a word derived from the name, by the place's people, or by a name that other reports mostly mention together with the place
    /// ("… federal election: the man who could topple Trudeau").
    func revealsPlace(_ place: String, at bytes: Range<Int>, in brief: Brief) -> Bool {
        let title = brief.article.title
        let before = TitleGap.text(0..<bytes.lowerBound, of: title)
        let behind = TitleGap.text(bytes.upperBound..<title.utf8.count, of: title)
        if let last = plainWords(of: before).last, before.last == " ", rules.isArticle(last.plain) { return true }
        let words = plainWords(of: before) + plainWords(of: behind)
        if words.contains(where: { isDerived($0.plain, from: place) || rules.quiz.isPeople($0.plain, of: place) }) {
            return true
        }
        return words.contains { word in
            guard word.written.first?.isUppercase == true, word.written.count >= Self.shortest else { return false }
            let name = String(word.written)
            return news.isTied(name, to: place, besides: brief)
                || (word.plain != words.first?.plain && news.isUsedAsPlace(name))
        }
    }

    /// Returns whether a word may be formed from a place's name.
    func isDerived(_ word: String, from place: String) -> Bool {
        let root = plain(place).prefix(Self.sharedLetters)
        return root.count == Self.sharedLetters && word.hasPrefix(root)
    }

    /// Returns whether no word of a headline may be formed from a place's name: it would rule that place out.
    func isUnnamed(_ place: String, in title: String) -> Bool {
        !plainWords(of: title).contains { isDerived($0.plain, from: place) }
    }

    /// Returns whether the word before a gap shows the person's gender, as Spanish and Portuguese nouns do
    /// ("ministra").
    func revealsGender(before bytes: Range<Int>, in title: String) -> Bool {
        let before = TitleGap.text(0..<bytes.lowerBound, of: title)
        guard rules.hasGenders, before.last == " ", let word = plainWords(of: before).last,
            word.written.first?.isLowercase == true, !rules.isStopWord(word.plain)
        else { return false }
        return word.written.last == "a" || word.written.last == "o"
    }

    /// Returns whether no report, about anything, has sad news of the people whom a headline names in full.
    func isFreeOfSadNews(about brief: Brief, _ reading: ArticleReading) -> Bool {
        let (title, words) = (brief.article.title, reading.title.words)
        return words.indices.dropLast().allSatisfy { place in
            guard words[place].isCapitalised, words[place + 1].isCapitalised, words[place + 1].gap == .space,
                givenNames.contains(plain(TitleGap.text(words[place].bytes, of: title)))
            else { return true }
            let name = words[place].bytes.lowerBound..<words[place + 1].bytes.upperBound
            return news.isFreeOfSadNews(about: TitleGap.text(name, of: title))
        }
    }
}
