internal import Computing
internal import Foundation
internal import Newsroom
internal import TextReading

/// The reports a quiz may ask about: one day's reports in one language, with short and plain headlines, without sad
/// news.
struct QuizNews {
    /// The lowest sentiment allowed; 0 is neutral.
    private static let leastSentiment = -0.35
    /// How near to a city, and how many times smaller than it, its suburbs are.
    private static let suburbs = (kilometres: 30.0, times: 4)

    /// The reports, most important stories first.
    let reports: [Brief]
    /// All reports of each story that has one on the day.
    private let stories: [Story.ID: [Brief]]
    /// The same reports as a flat list.
    let all: [Brief]
    /// The texts of all sad reports.
    private let sad: SadTexts
    /// The cities that reports are about.
    private let cities: [Place]
    /// The words that follow "in", "near", "at" or "from" in any report.
    private let places: Set<String>

    /// - Parameters:
    ///   - briefs: all known reports.
    ///   - language: the language code without a region.
    init(_ briefs: [Brief], of day: Day.ID, timeZone: String, language: String, rules: PuzzleRules) {
        let moments = DayCalendar(timeZone: timeZone).moments(of: day)
        func isOfDay(_ brief: Brief) -> Bool { moments?.contains(brief.article.moment) ?? false }
        let today = Set(briefs.lazy.filter(isOfDay).map(\.story.id))
        let all = briefs.filter { today.contains($0.story.id) }
        let isGlad = all.concurrentMap { Self.isFreeOfSadNews($0, rules) }
        sad = SadTexts(zip(all, isGlad).filter { !$1 }.flatMap { brief, _ in Self.texts(of: brief) })
        places = Self.places(in: all)
        cities = Dictionary(
            all.lazy.compactMap(\.place).filter { $0.kind == .city }.map { ($0.id, $0) }, uniquingKeysWith: { $1 }
        ).values.sorted { $0.id < $1.id }
        let stories = Dictionary(grouping: all, by: \.story.id)
        let sadStories = Set(zip(all, isGlad).lazy.filter { !$1 }.map(\.0.story.id))
        (self.all, self.stories) = (all, stories)
        reports = stories.filter { !sadStories.contains($0.key) }.values.joined().filter { brief in
            brief.kind == .report && brief.languageCode == language && brief.article.url != nil
                && PuzzleTitle.isSuitable(brief.article.title) && !Self.isForeign(brief.article.title, language)
                && !rules.isService(brief.article.title) && !rules.quiz.isVague(brief.article.title)
                && isOfDay(brief)
        }.sorted { a, b in
            let (one, other) = (min(a.story.publishers, 3), min(b.story.publishers, 3))
            return one == other ? a.id < b.id : one > other
        }
    }

    /// Returns whether no report of a story contains the words; a second check, on everything its publishers wrote.
    func isSilent(on words: String, story: Story.ID) -> Bool {
        let wanted = Array(words.utf8)
        return (stories[story] ?? []).allSatisfy { !Self.says($0) { $0.holds(wanted) } }
    }

    /// Returns whether every report of a story names a place. Where one doesn't, the news may be of the whole country.
    func isNamedThroughout(_ place: String, story: Story.ID) -> Bool {
        let wanted = Array(place.utf8)
        return (stories[story] ?? []).allSatisfy { Self.says($0) { $0.holds(wanted) } }
    }

    /// Returns everything that the reports of a story say.
    func texts(of story: Story.ID) -> [String] { (stories[story] ?? []).flatMap(Self.texts) }

    /// Returns whether the report's summary or text, apart from the headline, contains the words as whole words.
    func isConfirmed(_ words: String, besideTitleOf brief: Brief) -> Bool {
        let wanted = Array(words.utf8)
        return Self.texts(of: brief).dropFirst().contains { $0.holds(wanted) && TitleGap.isWhole(words, in: $0) }
    }

    /// Returns whether the report names the person again apart from the headline, if only by surname, or another report
    /// of the story does so in full.
    func isConfirmed(person name: String, besideTitleOf brief: Brief) -> Bool {
        guard let surname = name.split(separator: " ").last else { return false }
        if isConfirmed(String(surname), besideTitleOf: brief) { return true }
        let wanted = Array(name.utf8)
        return (stories[brief.story.id] ?? []).contains { other in
            other.id != brief.id && Self.says(other) { $0.holds(wanted) }
        }
    }

    /// Returns whether most reports of other stories that contain a name also contain a place, as those on a head of
    /// government do.
    func isTied(_ name: String, to place: String, besides brief: Brief) -> Bool {
        let (wanted, there) = (Array(name.utf8), Array(place.utf8))
        let named = all.filter { other in other.story.id != brief.story.id && Self.says(other) { $0.holds(wanted) } }
        return !named.isEmpty && 2 * named.count { other in Self.says(other) { $0.holds(there) } } >= named.count
    }

    /// Returns whether a town is a suburb or quarter of a much larger city that the news mentions. Its name is no answer
    /// among those of whole cities.
    func isSuburb(_ town: Place) -> Bool {
        cities.contains { city in
            city.country == town.country && city.population / Self.suburbs.times >= town.population
                && city.kilometres(to: town) < Self.suburbs.kilometres
        }
    }

    /// Returns whether any report locates something there, because a name is not always a place ("the Vanderbilt side
    /// of his family").
    func isUsedAsPlace(_ name: String) -> Bool {
        name.split { !$0.isLetter }.first.map { places.contains(String($0)) } ?? false
    }

    /// Returns whether no sad report names the person, in this story or another: the quiz never asks about someone
    /// mourned in another report.
    func isFreeOfSadNews(about name: String) -> Bool { !sad.contain(name) }

    /// Returns whether a headline contains words of another language, as bilingual publishers' headlines do.
    private static func isForeign(_ title: String, _ language: String) -> Bool {
        Language(tag: language).map { LanguageIdentifier.hasForeignWords(title, language: $0) } ?? false
    }

    /// Returns whether a report has neither a grim word in its headline, nor a grave one anywhere, nor a sad tone.
    static func isFreeOfSadNews(_ brief: Brief, _ rules: PuzzleRules) -> Bool {
        (brief.findings.tone ?? 0) >= leastSentiment && !rules.isGrim(brief.article.title)
            && !rules.isGrave(brief.article.title) && !rules.isGrave(brief.article.summary)
            && !brief.article.tags.contains(where: rules.isGrave)
    }

    private static func texts(of brief: Brief) -> [String] {
        [brief.article.title, brief.article.summary, brief.article.text]
    }

    /// Returns whether any of a report's texts meets a condition, without building an array for each report.
    static func says(_ brief: Brief, _ condition: (String) -> Bool) -> Bool {
        condition(brief.article.title) || condition(brief.article.summary) || condition(brief.article.text)
    }

    private static func places(in briefs: [Brief]) -> Set<String> {
        briefs.concurrentSlices(of: 512, keepingState: {}) { _, briefs in
            var found: Set<String> = []
            for brief in briefs {
                for var text in texts(of: brief) { text.withUTF8 { addPlaces(in: $0, to: &found) } }
            }
            return [found]
        }.reduce(into: []) { $0.formUnion($1) }
    }

    /// Collects words after place prepositions. Works on bytes, because it runs over all words of several days.
    private static func addPlaces(in text: UnsafeBufferPointer<UInt8>, to found: inout Set<String>) {
        var (isAfterPreposition, start) = (false, 0)
        while start < text.count {
            var end = start
            while end < text.count, text[end] != UInt8(ascii: " ") { end += 1 }
            let word = UnsafeBufferPointer(rebasing: text[start..<end])
            start = end + 1
            if word.isEmpty { continue }
            if isAfterPreposition { found.insert(letters(in: word)) }
            isAfterPreposition = precedesPlace(word)
        }
    }

    /// Returns the leading letters of a word.
    private static func letters(in word: UnsafeBufferPointer<UInt8>) -> String {
        let end = word.firstIndex { !(0x61...0x7A).contains($0 | 0x20) } ?? word.count
        // A non-ASCII byte after plain letters may be a combining mark on the last one.
        return end == word.count || word[end] < 0x80
            ? String(decoding: word[..<end], as: UTF8.self)
            : String(String(decoding: word, as: UTF8.self).prefix { $0.isLetter })
    }

    private static func precedesPlace(_ word: UnsafeBufferPointer<UInt8>) -> Bool {
        word.count <= 4 && whereabouts.contains(number(of: word))
    }

    /// Packs the bytes of a short word into a number.
    private static func number(of word: some Sequence<UInt8>) -> UInt32 { word.reduce(0) { $0 << 8 | UInt32($1) } }

    private static let whereabouts = ["in", "near", "at", "from", "en", "em", "no", "na"].map { number(of: $0.utf8) }
}
