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
    let reader: TrendTermReader
    /// The readings of all articles in question.
    let readings: PackedReadings
    let terms: DayTerms

    /// Returns the subjects with enough articles today, and of each the articles on one matter.
    func subjects(of today: [Brief]) -> [Subject: [Brief]] {
        let matters = MatterFinder(terms: terms)
        var found: [Int: (briefs: [Brief], words: Set<WordID>)] = [:]
        for brief in today {
            guard let reading = readings[brief.id] else { continue }
            for (topic, words) in topics.topics(of: reading) {
                found[topic, default: ([], [])].briefs.append(brief)
                found[topic]?.words.formUnion(words)
            }
        }
        var subjects: [Subject: [Brief]] = [:]
        func add(_ subject: Subject, _ matter: [Brief]?) {
            if let matter, matter.count >= Self.fewestArticles { subjects[subject] = matter }
        }
        for (topic, own) in found where own.briefs.count >= Self.fewestArticles {
            add(.topic(topic), matters.matter(of: own.briefs, besides: own.words, isNoun: false))
        }
        for (key, briefs) in terms.briefs
        where briefs.count >= Self.fewestArticles && terms.subjects.contains(key)
            && terms.sighting(of: key, in: briefs).isName && Self.isOfSeveralCountries(briefs)
        {
            add(.name(key), matters.matter(of: briefs, besides: terms.own(of: key), isNoun: false))
        }
        return subjects
    }

    /// Returns the name of a subject found by `subjects(of:)`, from its articles; nil if it is a word that is no name.
    func name(of subject: Subject, in briefs: [Brief]) -> String? {
        switch subject {
        case .topic(let topic): topics.watched.topics[topic].name
        case .name(let key): terms.sighting(of: key, in: briefs).name
        }
    }

    /// Returns which of the subjects an article from another day is about.
    func subjects(of article: Article, among wanted: Set<Subject>) -> Set<Subject> {
        guard let reading = readings[article.id] else { return [] }
        let found =
            topics.topics(of: reading).keys.map(Subject.topic)
            + reader.terms(of: article.title, reading: reading.title).map { Subject.name($0.key) }
        return wanted.intersection(found)
    }

    /// Returns whether the sources are from more than one country. Within a country, every paper names the capital and
    /// the ministers daily.
    private static func isOfSeveralCountries(_ briefs: [Brief]) -> Bool {
        let countries = Set(briefs.compactMap(\.source.country))
        return countries.isEmpty || countries.count > 1
    }
}
