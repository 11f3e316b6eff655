internal import Newsroom
internal import TextReading

/// A subject that many may write about at once: a watched topic, or a person, thing or place by name.
enum Subject: Hashable {
    /// A watched topic, by its index in the list.
    case topic(Int)
    case name(WordID)
}

/// Finds the subjects of articles: topics by their phrases, and names in titles by their capitals.
struct SubjectFinder {
    /// The fewest articles that make a pattern.
    static let fewestArticles = 4
    /// The fewest stories that make a pattern. Coverage of a single event is already on its story's page.
    static let fewestStories = 2

    let topics: TopicFinder
    let terms: TrendTermReader
    /// The readings of all articles in question.
    let readings: PackedReadings

    /// Returns the subjects with enough articles today, and the spelling of each name.
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

    /// Returns which of the subjects an article from another day is about.
    func subjects(of article: Article, among wanted: Set<Subject>) -> Set<Subject> {
        guard let reading = readings[article.id] else { return [] }
        let found =
            topics.topics(of: reading).map(Subject.topic)
            + terms.terms(of: article.title, reading: reading.title).map { Subject.name($0.key) }
        return wanted.intersection(found)
    }

    /// Returns whether the sources are from more than one country. Within a country, every paper names the capital and
    /// the ministers daily.
    private static func isOfSeveralCountries(_ briefs: [Brief]) -> Bool {
        let countries = Set(briefs.compactMap(\.source.country))
        return countries.isEmpty || countries.count > 1
    }
}
