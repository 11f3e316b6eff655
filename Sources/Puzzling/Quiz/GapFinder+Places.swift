internal import Newsroom

/// Places that a quiz asks for.
extension GapFinder {
    /// The population of the smallest town whose name readers all over its country know.
    private static let leastPopulation = 100_000

    /// Returns the place that the report is about, if the headline names it.
    ///
    /// - Parameter isChoice: whether it is only a wrong choice, which nothing can give away.
    func place(in brief: Brief, isChoice: Bool = false) -> TitleGap? {
        let title = brief.article.title
        guard let place = brief.place, [.country, .region, .city].contains(place.kind),
            // Antarctica is excluded: there is no comparable country.
            place.country != "AQ",
            // Only people nearby know quarters and villages, which are easily told from towns.
            place.kind != .city || place.population >= Self.leastPopulation && !news.isSuburb(place),
            let bytes = TitleGap.only(place.name, in: title),
            isAlone(bytes, in: title), place.kind == .country || news.isUsedAsPlace(place.name),
            // Readers take a publisher's own country for granted.
            isChoice || place.kind != .country || place.country != brief.source.country,
            // What a single paper reports from a town could be from any: nothing in the headline leads to the answer.
            isChoice || place.kind == .country
                || brief.story.publishers > 1 && news.isNamedThroughout(place.name, story: brief.story.id),
            isChoice || place.kind != .country || !namesPerson(title),
            isChoice || isScene(place, at: bytes, in: title) && !revealsPlace(place.name, at: bytes, in: brief)
        else { return nil }
        return TitleGap(kind: .place, brief: brief, bytes: bytes, words: place.name, place: place)
    }

    /// Returns whether a place name is not part of a longer name, such as "South Auckland" or "Melbourne Cup".
    private func isAlone(_ bytes: Range<Int>, in title: String) -> Bool {
        let before = TitleGap.text(0..<bytes.lowerBound, of: title)
        let behind = TitleGap.text(bytes.upperBound..<title.utf8.count, of: title)
        let isJoined = before.last == " " && before.dropLast().last?.isLetter ?? false
        let last = isJoined ? before.split { !$0.isLetter }.last : nil
        if let last, last.first?.isUppercase ?? false { return false }
        guard behind.first == " ", let next = behind.dropFirst().first else { return true }
        return next.isLowercase || !next.isLetter && !next.isNumber
    }

    /// Returns whether a headline shows that a place is where something happens, as "in" does, or that a country does
    /// something.
    ///
    /// After other words the gap could be a club, a port or a tax: "the province of", "la patente de". A town before
    /// a colon is only a dateline or the start of a pun.
    private func isScene(_ place: Place, at bytes: Range<Int>, in title: String) -> Bool {
        let before = TitleGap.text(0..<bytes.lowerBound, of: title)
        let behind = TitleGap.text(bytes.upperBound..<title.utf8.count, of: title)
        // A country is also the place of what follows its colon.
        if before.isEmpty, place.kind == .country, behind.hasPrefix(": ") { return true }
        if before.isEmpty {
            // "Canada federal election: …" names a topic, and "Montenegro" may be somebody's surname.
            guard place.kind == .country, behind.first == " ", !behind.contains(":"), news.isUsedAsPlace(place.name),
                let next = plainWords(of: behind).first, next.written.first?.isLowercase == true
            else { return false }
            // An English verb has an s here; anything else is mostly an adjective or a noun.
            return !rules.joinsNames(next.plain) && (rules.hasGenders || next.plain.last == "s" || next.plain == "to")
        }
        guard before.last == " ", let last = plainWords(of: before).last else { return false }
        // "in Chile and Peru" needs both names.
        let next = behind.first == " " ? plainWords(of: behind).first : nil
        let leads = rules.precedesPlace(last.plain) || place.kind == .country && rules.quiz.precedesCountry(last.plain)
        return leads && !(next.map { rules.joinsNames($0.plain) } ?? false)
    }
}
