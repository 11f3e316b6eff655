internal import Computing
internal import FoundationEssentials
public import Newsroom
public import TextReading

/// Finds the people and places that get a page of their own.
///
/// Precision comes before completeness: a wrong name would stay on the site for ever. `docs/stories.md` explains the
/// rules.
public struct SubjectFinder {
    /// A new page needs this many stories, publishers, and seconds between the oldest and the newest story.
    private static let fewestStories = 3
    private static let fewestPublishers = 3
    private static let shortestSpan = 86_400.0

    private let known: Set<NamedSubject.ID>
    private let isPlace: (String) -> Bool
    private let isName: (String, Place) -> Bool
    private var personReaders: [Language?: PersonNameReader] = [:]
    private var titleReader = TitleNameReader()

    /// - Parameters:
    ///   - known: the ids of subjects that have or had a page. They keep it while any story is left.
    ///   - isPlace: whether a name is that of any place.
    ///   - isName: whether a name is one of a place's names.
    public init(
        knowing known: Set<NamedSubject.ID>, isPlace: @escaping (String) -> Bool,
        isName: @escaping (String, Place) -> Bool
    ) {
        self.known = known
        self.isPlace = isPlace
        self.isName = isName
    }

    /// Returns the people and places that stories are about, those with most stories first.
    ///
    /// - Parameter files: the stories with a page.
    public mutating func subjects(of files: [StoryFile], readings: PackedReadings) -> [NamedSubject] {
        let files = files.sorted { ($1.latest, $0.story.id) < ($0.latest, $1.story.id) }
        return (persons(in: files, readings: readings) + places(in: files)).sorted {
            ($1.stories.count, $0.id) < ($0.stories.count, $1.id)
        }
    }

    private mutating func persons(in files: [StoryFile], readings: PackedReadings) -> [NamedSubject] {
        var tallies: [String: Tally] = [:]
        var introduced: Set<String> = []
        for file in files {
            for brief in file.briefs {
                guard let reading = readings[brief.id] else { continue }
                let article = brief.article
                for name in names(in: article.title, reading.title) + names(in: article.summary, reading.summary) {
                    tallies[name.key, default: Tally()].add(name.text, in: file, of: brief.source.ownerKey)
                    if name.isIntroduced { introduced.insert(name.key) }
                }
            }
        }
        return tallies.compactMap { key, tally in
            let id = fingerprint("person", key)
            guard known.contains(id) || introduced.contains(key) && tally.isBroad, tally.isOfOne, !isPlace(key) else {
                return nil
            }
            return tally.subject(id)
        }
    }

    private mutating func names(in text: String, _ reading: TextReading) -> [PersonName] {
        let reader = personReaders[reading.language] ?? PersonNameReader(language: reading.language)
        personReaders[reading.language] = reader
        return reader.names(in: text, reading.words)
    }

    private mutating func places(in files: [StoryFile]) -> [NamedSubject] {
        var tallies: [NamedSubject.ID: Tally] = [:]
        var found: [NamedSubject.ID: Place] = [:]
        for file in files {
            let located = file.briefs.filter { $0.place.map { $0.kind != .continent } ?? false }
            // Publishers' own coordinates may differ for one place.
            for briefs in Dictionary(grouping: located, by: { $0.place?.id }).values {
                guard let place = briefs.first?.place, briefs.count * 2 >= located.count,
                    briefs.contains(where: { names(place, in: $0) })
                else { continue }
                let id = NamedSubject.id(of: place)
                found[id] = place
                for brief in briefs {
                    tallies[id, default: Tally()].add(place.name, in: file, of: brief.source.ownerKey)
                }
            }
        }
        return tallies.compactMap { id, tally in
            known.contains(id) || tally.isBroad ? tally.subject(id, place: found[id]) : nil
        }
    }

    /// Returns whether a title names a place by itself, not as part of a longer name ("New York Times").
    private mutating func names(_ place: Place, in brief: Brief) -> Bool {
        let title = titleReader.names(in: brief.article.title)
        return title.isSentence && title.names.values.contains { $0.isWhole && isName($0.text, place) }
    }

    /// The stories about one subject.
    private struct Tally {
        private var spellings: [String: Int] = [:]
        private var publishers: Set<String> = []
        /// Newest first.
        private var files: [StoryFile] = []

        mutating func add(_ spelling: String, in file: StoryFile, of publisher: String) {
            spellings[spelling, default: 0] += 1
            publishers.insert(publisher)
            if files.last?.story.id != file.story.id { files.append(file) }
        }

        /// Whether there are enough stories for a new page.
        var isBroad: Bool {
            guard let newest = files.first, let oldest = files.last else { return false }
            return files.count >= SubjectFinder.fewestStories && publishers.count >= SubjectFinder.fewestPublishers
                && newest.latest.timeIntervalSince(oldest.latest) >= SubjectFinder.shortestSpan
        }

        /// Whether the stories hang together, so that the name is probably one person's: each is linked to another,
        /// and so to all, by a running story, a place or a section.
        var isOfOne: Bool {
            var rest = files.map(Self.links)
            guard var reached = rest.popLast() else { return false }
            // A few passes over all stories: one search for each would be slow for a name in thousands.
            while !rest.isEmpty {
                let count = rest.count
                rest.removeAll { links in
                    guard !links.isDisjoint(with: reached) else { return false }
                    reached.formUnion(links)
                    return true
                }
                if rest.count == count { return false }
            }
            return true
        }

        private static func links(of file: StoryFile) -> Set<String> {
            let topic = file.lead.topic
            let places = file.briefs.compactMap { $0.place.map { "place \($0.id)" } }
            return Set(
                places + ["topic \(topic.category) \(topic.subcategory ?? "")"]
                    + (file.thread.map { ["thread \($0.id)"] } ?? []))
        }

        func subject(_ id: NamedSubject.ID, place: Place? = nil) -> NamedSubject? {
            guard let newest = files.first, let name = spellings.max(by: { ($0.value, $1.key) < ($1.value, $0.key) })
            else { return nil }
            return NamedSubject(
                id: id, name: name.key, place: place, stories: files.map(\.story.id), latest: newest.latest)
        }
    }
}
