internal import Foundation
public import Newsroom

/// Which stories of an edition have to do with one another.
public struct StoryRelations: Sendable, Equatable {
    /// For each story those that tell of the same people and things, the most alike first.
    public let kindred: [Story.ID: [Story.ID]]
    /// For each story others on the same running matter in the same country, the most alike first, at most three of its own
    /// choice and those that chose it.
    public let neighbours: [Story.ID: [Story.ID]]

    /// No relations.
    public init() {
        kindred = [:]
        neighbours = [:]
    }

    /// The terms that a story is compared by.
    private static let breadth = 40
    /// Terms of more stories than this lead nowhere.
    private static let reach = 60
    /// The least cosine between stories that tell of the same people and things.
    private static let likeness = 0.2
    /// A story is about a matter that is so prominent in its articles (0…1).
    private static let prominence = 0.6
    /// The least part of their articles that two stories have from the same countries.
    private static let sameCountry = 0.8
    /// How many stories on its matter a story leads to.
    private static let choice = 3

    /// - Parameters:
    ///   - stories: the groups of articles, by index in the corpus, that have a page.
    ///   - countryOf: the country of an article's source.
    init(
        among stories: [(id: Story.ID, group: [Int])], in corpus: Corpus, matters: RunningMatters,
        countryOf: (Int) -> String?
    ) {
        let profiles = stories.map {
            StoryProfile(of: $0.group, in: corpus, breadth: Self.breadth, leastCount: 1).terms
        }
        let likenesses = Self.likenesses(of: profiles)
        let about = stories.map { story in
            Set(matters.matters(of: story.group, in: corpus).filter { $0.value >= Self.prominence }.keys)
        }
        let countries = stories.map { Self.shares($0.group.compactMap(countryOf)) }
        var storiesAbout: [Int32: [Int]] = [:]
        for (index, matters) in about.enumerated() {
            for matter in matters { storiesAbout[matter, default: []].append(index) }
        }
        var kindred: [Story.ID: [Story.ID]] = [:]
        var neighbours = [[Int]](repeating: [], count: stories.count)
        for index in stories.indices {
            func nearest(_ others: some Sequence<Int>) -> [Int] {
                others.sorted { (likenesses[index][$1] ?? 0, $0) < (likenesses[index][$0] ?? 0, $1) }
            }
            let alike = nearest(likenesses[index].filter { $0.value >= Self.likeness }.keys)
            if !alike.isEmpty { kindred[stories[index].id] = alike.map { stories[$0].id } }
            let onMatter = Set(about[index].flatMap { storiesAbout[$0] ?? [] }).subtracting(alike).filter { other in
                other != index && Self.common(countries[index], countries[other]) >= Self.sameCountry
            }
            for other in nearest(onMatter).prefix(Self.choice) {
                if !neighbours[index].contains(other) { neighbours[index].append(other) }
                if !neighbours[other].contains(index) { neighbours[other].append(index) }
            }
        }
        self.kindred = kindred
        self.neighbours = Dictionary(
            uniqueKeysWithValues: zip(stories, neighbours).filter { !$1.isEmpty }.map { story, others in
                (story.id, others.map { stories[$0].id })
            })
    }

    /// The cosines between profiles that share terms.
    private static func likenesses(of profiles: [[(term: Int32, weight: Double)]]) -> [[Int: Double]] {
        var postings: [Int32: [(story: Int, weight: Double)]] = [:]
        let lengths = profiles.map { $0.reduce(0) { $0 + $1.weight * $1.weight }.squareRoot() }
        for (story, profile) in profiles.enumerated() {
            for (term, weight) in profile { postings[term, default: []].append((story, weight / lengths[story])) }
        }
        return profiles.indices.map { story in
            var sums: [Int: Double] = [:]
            for (term, weight) in profiles[story] {
                guard let found = postings[term], found.count <= reach else { continue }
                for other in found where other.story != story {
                    sums[other.story, default: 0] += weight / lengths[story] * other.weight
                }
            }
            return sums
        }
    }

    private static func shares(_ countries: [String]) -> [String: Double] {
        Dictionary(grouping: countries, by: \.self).mapValues { Double($0.count) / Double(countries.count) }
    }

    private static func common(_ a: [String: Double], _ b: [String: Double]) -> Double {
        a.reduce(0) { $0 + min($1.value, b[$1.key] ?? 0) }
    }
}
