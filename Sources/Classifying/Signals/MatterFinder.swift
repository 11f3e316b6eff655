internal import Newsroom
internal import TextReading

/// Finds the articles on a subject that are about one matter.
///
/// A subject alone doesn't make a pattern: "photo" is in the titles of four unrelated articles on many days, two people
/// may die at the dentist's by chance, and every day there is something about schools. So most of a subject's articles
/// must also share a second word, or be on a story and on others with a word in common with it.
struct MatterFinder {
    /// The share of a subject's articles that must be on the matter.
    private static let fewestTogether = 0.5
    /// A story has a word if one in so many of its titles has it, or so many titles.
    private static let (titlesPerWord, enoughTitles) = (3, 4)
    /// The factor by which a word must be more common among the subject's articles than among others to connect them.
    private static let connectingFactor = 8.0
    /// The share of the other articles above which a word is too common to connect any.
    private static let mostElsewhere = 0.02

    let terms: DayTerms

    /// Returns the articles on the matter, in their order. Nil if it is not what most of them are about, or if it is a
    /// single story, which has its own page.
    ///
    /// - Parameters:
    ///   - own: the subject's own words, which all its articles may have.
    ///   - isNoun: whether the subject is a common noun. Its articles must share two other words; those on a name or a
    ///     topic one, if it is a name or in three stories.
    func matter(of briefs: [Brief], besides own: Set<WordID>, isNoun: Bool) -> [Brief]? {
        let stories = Dictionary(grouping: briefs, by: \.story.id)
        guard stories.count > 1 else { return nil }
        let titles = Dictionary(
            briefs.map { ($0.id, Set(terms.words(of: $0.id, besides: own))) }, uniquingKeysWith: { first, _ in first })
        let connecting = connectingWords(of: briefs, titles: titles)
        let names = connecting.filter { !isNoun && terms.sighting(of: $0, in: briefs).isName }
        let words = stories.mapValues { Self.common($0.compactMap { titles[$0.id]?.intersection(connecting) }) }

        func size(_ group: Set<Story.ID>) -> Int { group.reduce(0) { $0 + (stories[$1]?.count ?? 0) } }
        func isMost(_ group: Set<Story.ID>) -> Bool {
            Double(size(group)) >= Self.fewestTogether * Double(briefs.count)
        }
        var holders: [WordID: Set<Story.ID>] = [:]
        for (story, words) in words { for word in words { holders[word, default: []].insert(story) } }
        var groups = Self.groups(
            sharing: holders.filter { $0.value.count > 1 && isMost($0.value) }, names: names, isNoun: isNoun)
        // A story with half of the articles is the matter, whatever others have in common with it.
        if let main = stories.max(by: { ($0.value.count, $1.key) < ($1.value.count, $0.key) }),
            main.value.count * 2 >= briefs.count, let own = words[main.key]
        {
            let related = stories.keys.filter { story in
                let shared = own.intersection(words[story] ?? [])
                let told = own.intersection((stories[story] ?? []).flatMap { terms.summaryWords(of: $0.id) })
                return story == main.key || !shared.isDisjoint(with: names) || shared.count > 1
                    || !isNoun && !shared.isEmpty && shared.union(told).count > 1
            }
            groups.append(Set(related))
        }
        groups = groups.filter { $0.count > 1 && isMost($0) }
        guard let largest = groups.map({ size($0) }).max() else { return nil }
        let best = groups.filter { size($0) == largest }.min { $0.sorted().lexicographicallyPrecedes($1.sorted()) }
        return best.map { best in briefs.filter { best.contains($0.story.id) } }
    }

    /// Returns the groups of stories with a name or two words in common and, except for a noun, three with one word.
    ///
    /// - Parameter holders: the stories with each word.
    private static func groups(
        sharing holders: [WordID: Set<Story.ID>], names: Set<WordID>, isNoun: Bool
    ) -> [Set<Story.ID>] {
        var groups = holders.filter { names.contains($0.key) || !isNoun && $0.value.count > 2 }.map(\.value)
        for (word, own) in holders {
            for (other, theirs) in holders where word.rawValue < other.rawValue {
                groups.append(own.intersection(theirs))
            }
        }
        return groups
    }

    /// Returns the words that are characteristic of a subject's articles.
    private func connectingWords(of briefs: [Brief], titles: [Article.ID: Set<WordID>]) -> Set<WordID> {
        let counts = Self.counts(of: briefs.compactMap { titles[$0.id] })
        return Set(counts.filter { connects($0.key, $0.value, of: briefs.count) }.keys)
    }

    /// Returns the words that enough of a story's titles have.
    private static func common(_ titles: [Set<WordID>]) -> Set<WordID> {
        let enough = counts(of: titles).filter { $0.value * titlesPerWord >= titles.count || $0.value >= enoughTitles }
        return Set(enough.keys)
    }

    /// Returns the number of titles with each word.
    private static func counts(of titles: [Set<WordID>]) -> [WordID: Int] {
        Dictionary(titles.joined().map { ($0, 1) }, uniquingKeysWith: +)
    }

    /// Returns whether a word is characteristic of a subject's articles.
    private func connects(_ word: WordID, _ count: Int, of size: Int) -> Bool {
        let elsewhere = Double((terms.briefs[word]?.count ?? 0) - count) / Double(max(terms.articles - size, 1))
        return elsewhere <= Self.mostElsewhere && Double(count) >= Self.connectingFactor * elsewhere * Double(size)
    }
}
