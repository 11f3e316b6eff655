internal import Newsroom
internal import TextReading

/// What many may write about at once: a watched topic, or somebody, something or some place by name.
enum Subject: Hashable {
    /// By its number in the list.
    case topic(Int)
    case name(WordID)
}

/// Finds the subjects of articles: topics by their phrases, names in titles by their capitals.
struct SubjectFinder {
    /// Fewer articles are no pattern.
    static let fewestArticles = 4
    /// What one event brings is on its story's page; a pattern is of so many stories.
    static let fewestStories = 2

    let topics: TopicFinder
    let terms: TermReader
    /// Of every article that is asked about.
    let readings: ReadingShelf

    /// The day's articles on each subject that enough of them are on, and the spelling of each name.
    func subjects(of today: [Brief]) -> (found: [Subject: [Brief]], names: [WordID: String]) {
        var found: [Subject: [Brief]] = [:]
        var sightings: [WordID: Sighting] = [:]
        for brief in today {
            guard let reading = readings[brief.id] else { continue }
            for topic in topics.topics(of: reading) { found[.topic(topic), default: []].append(brief) }
            for term in terms.terms(of: brief.article.title, reading: reading.title) {
                sightings[term.key, default: Sighting()].note(term, in: brief, isSettled: false)
            }
        }
        var names: [WordID: String] = [:]
        for (key, sighting) in sightings where sighting.briefs.count >= Self.fewestArticles {
            guard let name = sighting.name, Self.isOfSeveralCountries(sighting.briefs) else { continue }
            names[key] = name
            found[.name(key)] = sighting.briefs
        }
        return (
            found.filter { _, briefs in
                briefs.count >= Self.fewestArticles && Set(briefs.map(\.story.id)).count >= Self.fewestStories
            }, names
        )
    }

    /// Which of these subjects an article of another day is on.
    func subjects(of article: Article, among wanted: Set<Subject>) -> Set<Subject> {
        guard let reading = readings[article.id] else { return [] }
        let found =
            topics.topics(of: reading).map(Subject.topic)
            + terms.terms(of: article.title, reading: reading.title).map { Subject.name($0.key) }
        return wanted.intersection(found)
    }

    /// Every paper of a country names its capital and its ministers every day.
    private static func isOfSeveralCountries(_ briefs: [Brief]) -> Bool {
        let countries = Set(briefs.compactMap(\.source.country))
        return countries.isEmpty || countries.count > 1
    }
}
