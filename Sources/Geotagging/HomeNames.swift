public import TextReading

/// Names that almost only the publishers of one country write of: its politicians, offices, clubs and courts.
///
/// They are learned from the news itself, so no list grows old. A report that names them and no place is about that
/// country; a report that names them and, in passing, another country is not about the other one ("a general's call to
/// China" is about the general). Where publishers of fewer than three countries are read, nothing can be learned.
public struct HomeNames: Sendable {
    /// An article that names are learned from.
    public struct Sighting: Sendable {
        let reading: @Sendable () -> ArticleReading
        let publisher: String
        let country: String

        /// - Parameters:
        ///   - reading: made when it is asked for, and again when it is asked for again.
        ///   - country: the publisher's, as ISO 3166-1 alpha-2.
        public init(
            _ reading: @autoclosure @escaping @Sendable () -> ArticleReading, publisher: String, country: String
        ) {
            self.reading = reading
            self.publisher = publisher
            self.country = country
        }
    }

    /// So many articles, of so many publishers of the country, must have a name.
    private static let fewestArticles = 3
    private static let fewestPublishers = 2
    /// Of all who have it, each country counted as if it had as many articles as any other.
    private static let share = 0.7
    /// Countries with fewer articles are no witnesses of what they do not write of.
    private static let fewestOfCountry = 50
    private static let fewestCountries = 3
    /// A word that stands in small letters in one of so many articles is no name.
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

    /// What is of a continent is of no one country, though one country's publishers alone write of it for some days ("Asian" in
    /// the United States).
    private static let ofContinents = Set(
        WordLists.builtIn.meanings("demonyms").filter { ["africa", "asia", "europe"].contains($0.value) }.keys)

    /// The names of a text by the country that they are at home in.
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

    /// Capitals that show something, and not for a word of two letters.
    static func isName(_ word: Word) -> Bool {
        word.isCapitalised && !word.marks.contains(.opens) && word.scalars.count > 2
    }

    /// How often, where and by whom a name is written.
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
            guard small * HomeNames.ordinary < total else { return nil }
            let rates = articles.mapValues(Double.init).merging(
                sizes.filter { articles[$0.key] != nil }.mapValues(Double.init)
            ) {
                $0 / max($1, Double(HomeNames.fewestOfCountry))
            }
            guard let most = rates.max(by: { ($0.value, $1.key) < ($1.value, $0.key) }),
                most.value >= HomeNames.share * rates.values.reduce(0, +),
                articles[most.key, default: 0] >= HomeNames.fewestArticles,
                publishers[most.key, default: []].count >= HomeNames.fewestPublishers
            else { return nil }
            return most.key
        }
    }
}
