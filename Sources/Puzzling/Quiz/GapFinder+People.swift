internal import Computing
internal import Newsroom

/// Whom a person can be confused with in a quiz.
extension GapFinder {
    /// The number of words before and after a name among which an occupation is that person's.
    private static let (before, behind) = (4, 5)

    /// Returns the field that a person works in, according to the story's reports; nil if they don't tell.
    func field(of name: String, in brief: Brief) -> String? {
        let parts = plainWords(of: name).map(\.plain)
        var found: Set<String> = []
        for text in news.texts(of: brief.story.id) where text.holds(Array(name.utf8)) {
            let words = plainWords(of: text).map(\.plain)
            for start in words.indices where words[start...].starts(with: parts) {
                let end = start + parts.count
                let around = words[max(0, start - Self.before)..<start] + words[end...].prefix(Self.behind)
                found.formUnion(around.compactMap(rules.quiz.field))
            }
        }
        return found.count == 1 ? found.first : nil
    }

    /// Returns whether a headline names a person in full. A country's people give it away.
    func namesPerson(_ title: String) -> Bool {
        let words = plainWords(of: title)
        return zip(words, words.dropFirst()).contains { first, second in
            first.written.first?.isUppercase == true && second.written.first?.isUppercase == true
                && givenNames.contains(first.plain) && title[first.written.endIndex..<second.written.startIndex] == " "
        }
    }

    /// Returns whether two people named in headlines could be confused: they work in one field, in one place, and the
    /// other's report has a name from the first one's headline, such as their party. Among strangers to it nobody has
    /// to know the answer.
    func areAlike(_ one: TitleGap, _ other: TitleGap) -> Bool {
        guard let field = one.field, other.field == field, Self.home(of: one.brief) == Self.home(of: other.brief),
            one.brief.topic.category == other.brief.topic.category
        else { return false }
        let names = (plainWords(of: one.before).dropFirst() + plainWords(of: one.behind)).map(\.written)
            .filter { $0.first?.isUppercase == true && $0.count > 2 }
        return names.isEmpty
            || names.contains { name in QuizNews.says(other.brief) { $0.holds(Array(String(name).utf8)) } }
    }

    /// The place where a report's people are known: a town or region, otherwise a country.
    private static func home(of brief: Brief) -> String? {
        guard let place = brief.place else { return brief.source.country }
        return place.kind == .country ? place.country : String(place.id)
    }
}
