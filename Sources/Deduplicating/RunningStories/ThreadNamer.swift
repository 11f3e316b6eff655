public import Newsroom
internal import TextReading

/// Names running stories by their matter: the names that most of their stories' titles share, as publishers write them.
///
/// A name is made only of words from the titles. A running story has none if nothing is distinctive enough.
public struct ThreadNamer {
    /// A name is in the titles of at least this share of the stories, and of at least two.
    private static let share = 1.0 / 3
    /// A longer name replaces one that it contains if it is in this share of the latter's titles.
    private static let shareOfLonger = 2.0 / 3
    /// The maximum number of other stories with the name in their title, as a multiple of the running story's own.
    /// Heads of state are in every second title.
    private static let mostElsewhere = 4
    /// The maximum number of names to join.
    private static let mostJoinedNames = 2
    private static let separator = " · "

    private let isCountry: (String) -> Bool
    private var reader = TitleNameReader()
    /// The names in each story's title, by story.
    private var read: [Story.ID: TitleNames] = [:]
    /// The number of the edition's titles with each name.
    private var counts: [WordID: Int] = [:]
    /// Words that some title of the edition has in lower case.
    private var small: Set<WordID> = []

    /// - Parameters:
    ///   - edition: the titles of the edition's stories.
    ///   - isCountry: whether a name is a country's or a continent's. Alone it would say where, not what.
    public init(edition: [StoryLink], isCountry: @escaping (String) -> Bool = { _ in false }) {
        self.isCountry = isCountry
        for link in edition where read[link.story] == nil {
            let title = reader.names(in: link.title)
            read[link.story] = title
            small.formUnion(title.small)
            for key in title.names.keys { counts[key, default: 0] += 1 }
        }
    }

    /// Returns the name of each running story, or nil if its titles share none, or if another would have the same name.
    ///
    /// - Parameter threads: the stories of each, newest first.
    public mutating func names(of threads: [[StoryLink]]) -> [String?] {
        let names = threads.map { name(of: $0) }
        let counts = Dictionary(names.compactMap(\.self).map { ($0, 1) }, uniquingKeysWith: +)
        return names.map { name in name.flatMap { counts[$0] == 1 ? $0 : nil } }
    }

    private mutating func name(of stories: [StoryLink]) -> String? {
        guard stories.count > 1 else { return nil }
        var small = small
        var candidates: [WordID: Candidate] = [:]
        for (place, link) in stories.enumerated() {
            let isOfEdition = read[link.story] != nil
            let title = read[link.story] ?? reader.names(in: link.title)
            small.formUnion(title.small)
            for (key, name) in title.names {
                candidates[key, default: Candidate(name, at: place)].add(name, isOfEdition: isOfEdition)
            }
        }
        let least = max(2, Int((Double(stories.count) * Self.share).rounded(.up)))
        let shared = candidates.values.filter { candidate in
            let elsewhere = (counts[candidate.name.key] ?? 0) - candidate.countOfEdition
            let isCommon = candidate.name.words.count == 1 && small.contains(candidate.name.key)
            return candidate.count >= least && candidate.name.isCertain && candidate.name.isWhole && !isCommon
                && elsewhere <= Self.mostElsewhere * candidate.count
        }.sorted()
        var chosen: [Candidate] = []
        for candidate in shared where chosen.count < Self.mostJoinedNames {
            let longest = candidate.replaced(among: shared, share: Self.shareOfLonger)
            if chosen.allSatisfy({ !$0.overlaps(longest) }) { chosen.append(longest) }
        }
        if chosen.isEmpty || chosen.count == 1 && isCountry(chosen[0].name.text) { return nil }
        return chosen.map(\.name.text).joined(separator: Self.separator)
    }

    private struct Candidate: Comparable {
        var name: TitleNames.Name
        /// The number of the running story's titles that contain it.
        var count = 0
        /// The number of those titles that are in the edition.
        var countOfEdition = 0
        /// The place of the newest title that has it.
        let place: Int

        init(_ name: TitleNames.Name, at place: Int) { (self.name, self.place) = (name, place) }

        mutating func add(_ other: TitleNames.Name, isOfEdition: Bool) {
            count += 1
            countOfEdition += isOfEdition ? 1 : 0
            name.merge(other)
        }

        func overlaps(_ other: Candidate) -> Bool { !Set(name.words).isDisjoint(with: other.name.words) }

        /// Returns the longest name that contains this one and is nearly as frequent.
        func replaced(among others: [Candidate], share: Double) -> Candidate {
            let longer = others.filter { other in
                other.name.words.count > name.words.count && other.name.words.contains(name.words)
                    && Double(other.count) >= share * Double(count)
            }
            return longer.max { ($0.name.words.count, $1) < ($1.name.words.count, $0) } ?? self
        }

        /// The most frequent first, then the longest, then the newest.
        static func < (a: Candidate, b: Candidate) -> Bool {
            (b.count, b.name.words.count, a.place, a.name.text) < (a.count, a.name.words.count, b.place, b.name.text)
        }

        static func == (a: Candidate, b: Candidate) -> Bool { a.name.key == b.name.key && a.count == b.count }
    }
}
