public import TextReading

/// Names used almost only by one country's publishers: its politicians, authorities, clubs and courts.
///
/// They are learned from the news itself, so no list goes stale. A report that contains such names but no place is
/// about that country. A report that contains them and mentions another country in passing is not about the other one
/// ("a general's call to China" is about the general). Learning requires publishers from at least three countries.
public struct DomesticNames: Sendable {
    /// An article from which names are learned.
    public struct Sighting: Sendable {
        let reading: @Sendable () -> ArticleReading
        let publisher: String
        let country: String

        /// - Parameters:
        ///   - reading: the article's reading; evaluated each time it is needed.
        ///   - publisher: the publisher's identifier.
        ///   - country: the publisher's country as an ISO 3166-1 alpha-2 code.
        public init(
            _ reading: @autoclosure @escaping @Sendable () -> ArticleReading, publisher: String, country: String
        ) {
            self.reading = reading
            self.publisher = publisher
            self.country = country
        }
    }

    /// The fewest articles and publishers from a country that must use a name.
    private static let fewestArticles = 3
    private static let fewestPublishers = 2
    /// The minimum share of a name's uses, normalised by the number of articles from each country.
    private static let share = 0.7
    /// The fewest articles for a country to be representative: with fewer, the absence of a name means nothing.
    private static let fewestOfCountry = 50
    private static let fewestCountries = 3
    /// A word is not a name if at least one in this many articles writes it in lower case.
    private static let ordinary = 4

    private let homes: [WordID: String]

    public init(_ sightings: [Sighting]) {
        var sizes: [String: Int] = [:]
        for sighting in sightings { sizes[sighting.country, default: 0] += 1 }
        guard sizes.values.count(where: { $0 >= Self.fewestOfCountry }) >= Self.fewestCountries else {
            homes = [:]
            return
        }
        var tallies: [WordID: Tally] = [:]
        for sighting in sightings {
            for name in Self.names(in: sighting.reading()) { tallies[name, default: Tally()].count(sighting) }
        }
        tallies = tallies.filter { $0.value.total >= Self.fewestArticles }
        for sighting in sightings {
            let words = Self.words(of: sighting.reading())
            for word in words where word.casing == .lower { tallies[word.form]?.small += 1 }
        }
        homes = tallies.filter { !Self.ofContinents.contains($0.key) }.compactMapValues { $0.home(amid: sizes) }
    }

    /// Demonyms of continents. They belong to no single country, even if only one country's publishers use them for
    /// some days ("Asian" in the United States).
    private static let ofContinents = Set(
        WordLists.builtIn.meanings("demonyms").filter { continents.contains($0.value) }.keys)
    private static let continents: Set = ["africa", "asia", "europe", "áfrica", "europa", "ásia"]

    /// Returns the text's names grouped by home country.
    func names(in reading: ArticleReading) -> [String: Set<WordID>] {
        guard !homes.isEmpty else { return [:] }
        return Self.names(in: reading).reduce(into: [:]) { found, name in
            if let home = homes[name] { found[home, default: []].insert(name) }
        }
    }

    private static func words(of reading: ArticleReading) -> some Sequence<Word> {
        [reading.title.words, reading.summary.words].joined().lazy.filter { $0.kind == .word }
    }

    private static func names(in reading: ArticleReading) -> Set<WordID> {
        Set(words(of: reading).filter { isName($0) }.map(\.form))
    }

    /// Returns whether a capital is meaningful: not at the start of a sentence, and not on a two-letter word.
    static func isName(_ word: Word) -> Bool {
        word.isCapitalised && !word.marks.contains(.opens) && word.scalars.count > 2
    }

    /// Counts of a name's uses by country and publisher.
    private struct Tally {
        var small = 0
        var total = 0
        private var articles: [String: Int] = [:]
        private var publishers: [String: Set<String>] = [:]

        mutating func count(_ sighting: Sighting) {
            total += 1
            articles[sighting.country, default: 0] += 1
            publishers[sighting.country, default: []].insert(sighting.publisher)
        }

        func home(amid sizes: [String: Int]) -> String? {
            guard small * DomesticNames.ordinary < total else { return nil }
            let rates = articles.mapValues(Double.init).merging(
                sizes.filter { articles[$0.key] != nil }.mapValues(Double.init)
            ) {
                $0 / max($1, Double(DomesticNames.fewestOfCountry))
            }
            guard let most = rates.max(by: { ($0.value, $1.key) < ($1.value, $0.key) }),
                most.value >= DomesticNames.share * rates.values.reduce(0, +),
                articles[most.key, default: 0] >= DomesticNames.fewestArticles,
                publishers[most.key, default: []].count >= DomesticNames.fewestPublishers
            else { return nil }
            return most.key
        }
    }
}
