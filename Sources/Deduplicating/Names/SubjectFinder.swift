internal import Computing
internal import FoundationEssentials
public import Newsroom
public import TextReading

/// Finds the people and places that get a page of their own.
///
/// Precision comes before completeness: a wrong name would stay on the site for ever. `docs/stories.md` explains the
/// rules.
public struct SubjectFinder {
    /// A story is about a person if at least one in this many of its reports has the name. Seen in the wild: a tennis
    /// player's visit on the page of a minister, because one report of sixteen mentioned her.
    private static let reportsPerName = 3
    /// A town has no page if at least this many of the reports with its name, and at least one in `reportsPerDivision`,
    /// mean the province of that name: the others may then mean either. Seen in the wild: 48 of 327 reports that name
    /// Buenos Aires, 1 of 230 that name Córdoba.
    private static let fewestOfDivision = 3
    private static let reportsPerDivision = 10
    /// Places with at least this population are known by their name alone.
    private static let knownPopulation = 1_000_000

    private let known: Set<NamedSubject.ID>
    private let isPlace: (String) -> Bool
    private var personReaders: [Language?: PersonNameReader] = [:]
    private var placeReader: PlaceNameReader

    /// - Parameters:
    ///   - known: the ids of subjects that have or had a page. They keep it while any story is left.
    ///   - isPlace: whether a name is that of any place.
    ///   - isName: whether a name is one of a place's names.
    ///   - isCountry: returns whether a name is that of the country with an ISO 3166-1 alpha-2 code.
    public init(
        knowing known: Set<NamedSubject.ID>, isPlace: @escaping (String) -> Bool,
        isName: @escaping (String, Place) -> Bool, isCountry: @escaping (String, String) -> Bool
    ) {
        self.known = known
        self.isPlace = isPlace
        placeReader = PlaceNameReader(isName: isName, isCountry: isCountry)
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
            var reports = 0
            var found: [String: [(name: PersonName, publisher: String)]] = [:]
            for brief in file.briefs {
                guard let reading = readings[brief.id] else { continue }
                reports += 1
                let article = brief.article
                let names = names(in: article.title, reading.title) + names(in: article.summary, reading.summary)
                for (key, names) in Dictionary(grouping: names, by: \.key) {
                    if names.contains(where: \.isIntroduced) { introduced.insert(key) }
                    found[key, default: []].append((names[0], brief.source.ownerKey))
                }
            }
            for (key, naming) in found where naming.count * Self.reportsPerName >= reports {
                for (name, publisher) in naming {
                    tallies[key, default: Tally()].add(name.text, in: file, of: publisher)
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
        var named: [NamedSubject.ID: (reports: Int, ofDivision: Int)] = [:]
        for file in files {
            let located = file.briefs.filter { $0.place.map { $0.kind != .continent } ?? false }
            // Publishers' own coordinates may differ for one place.
            for briefs in Dictionary(grouping: located, by: { $0.place?.id }).values {
                guard let place = briefs.first?.place else { continue }
                let id = NamedSubject.id(of: place)
                let namings = briefs.map { placeReader.naming(of: place, in: $0) }
                let ofDivision = namings.count { $0 == .division }
                named[id, default: (0, 0)].reports += namings.count { $0 != .none }
                named[id, default: (0, 0)].ofDivision += ofDivision
                guard ofDivision == 0, briefs.count * 2 > file.briefs.count,
                    [.title, .summary].contains(placeReader.naming(of: place, in: file.lead)),
                    namings.count(where: { $0 != .none }) * 2 > briefs.count,
                    namings.count(where: { $0 == .title }) * 2 >= briefs.count, isCertain(place, in: file)
                else { continue }
                found[id] = place
                for brief in briefs {
                    tallies[id, default: Tally()].add(place.name, in: file, of: brief.source.ownerKey)
                }
            }
        }
        return tallies.compactMap { id, tally in
            guard known.contains(id) || tally.isBroad, let named = named[id],
                named.ofDivision < Self.fewestOfDivision
                    || named.ofDivision * Self.reportsPerDivision < named.reports
            else { return nil }
            return tally.subject(id, place: found[id])
        }
    }

    /// Returns whether a story shows which of the places of one name it means: by the name of the country, a publisher
    /// from there, or a report located elsewhere in it. Seen in the wild: a district of Buenos Aires, which the gazetteer
    /// does not have, taken for Palermo in Sicily.
    private mutating func isCertain(_ place: Place, in file: StoryFile) -> Bool {
        if place.kind == .country || place.population >= Self.knownPopulation { return true }
        for brief in file.briefs {
            if brief.source.country == place.country { return true }
            if let other = brief.place, other.country == place.country, other.id != place.id { return true }
            if placeReader.namesCountry(of: place, in: brief) { return true }
        }
        return false
    }
}
