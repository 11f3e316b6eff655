internal import Foundation
public import Newsroom

/// A link between two stories of one running story.
public struct ThreadLink: Sendable, Equatable {
    public enum Reason: Sendable, Equatable {
        /// Both report the same theme in the same country, or both discuss it there and are similar too.
        case theme(String)
        /// Both have these rare names, given as word numbers.
        case names([UInt64])
        /// Both have a phrase of common words that is in the news, given as word numbers, and are in one country.
        case phrase([UInt64])
        /// Both take place in a country that few sources of the edition write from, and share these less rare names.
        case affairs([UInt64])
    }

    /// The other story.
    public let story: Story.ID
    /// Similarity of everything the two stories report (0…1).
    public let similarity: Double
    public let reason: Reason

    /// The theme, if the reason is one.
    var theme: String? {
        if case .theme(let name) = reason { name } else { nil }
    }

    /// Whether it rests on more than a single shared word, which may be chance.
    public var isStrong: Bool {
        switch reason {
        case .theme, .phrase, .affairs: true
        case .names(let names): names.count > 1
        }
    }
}

/// The links between stories that share words. Two remembered stories are not compared again.
struct ThreadLinks: Sendable {
    private typealias Tuning = ClusteringTuning.RunningStories

    /// Each story's links, most similar first.
    let links: [[(other: Int, link: ThreadLink)]]

    init(among nodes: [ThreadNode]) {
        var links = [[Int: ThreadLink]](repeating: [:], count: nodes.count)
        func note(_ a: Int, _ b: Int, _ similarity: Double, _ reason: ThreadLink.Reason) {
            links[a][b] = ThreadLink(story: nodes[b].id, similarity: similarity, reason: reason)
            links[b][a] = ThreadLink(story: nodes[a].id, similarity: similarity, reason: reason)
        }
        let comparisons = Self.comparisons(of: nodes)
        var similarities = [[Int: Double]](repeating: [:], count: nodes.count)
        for found in comparisons {
            if nodes[found.a].theme != nil, nodes[found.b].theme != nil {
                similarities[found.a][found.b] = found.similarity
            }
            guard let reason = found.reason(between: nodes[found.a], and: nodes[found.b]) else { continue }
            note(found.a, found.b, found.similarity, reason)
        }
        var nodesByTheme: [String: [Int]] = [:]
        for (index, node) in nodes.enumerated() {
            if let theme = node.theme { nodesByTheme[theme.name + theme.country, default: []].append(index) }
        }
        for (index, node) in nodes.enumerated() where node.isCurrent {
            guard let theme = node.theme else { continue }
            for other in nodesByTheme[theme.name + theme.country] ?? [] where other != index {
                guard let theirs = nodes[other].theme, theme.isNear(theirs) else { continue }
                note(index, other, similarities[index][other] ?? 0, .theme(theme.name))
            }
        }
        // A story linked by a theme belongs to it, and may in turn link others that discuss it.
        var linkingThemes = links.indices.map { index in
            Set(links[index].values.compactMap(\.theme)).union(nodes[index].theme.map { [$0.name] } ?? [])
        }
        var waiting = comparisons.filter { $0.mayBeOfTheme(nodes[$0.a], nodes[$0.b]) }
        var hasLinked = true
        while hasLinked {
            hasLinked = false
            waiting = waiting.filter { found in
                let common = nodes[found.a].discussed.intersection(nodes[found.b].discussed)
                let themes = common.intersection(linkingThemes[found.a].union(linkingThemes[found.b]))
                guard links[found.a][found.b]?.theme == nil, let theme = themes.min() else { return true }
                note(found.a, found.b, found.similarity, .theme(theme))
                linkingThemes[found.a].insert(theme)
                linkingThemes[found.b].insert(theme)
                hasLinked = true
                return false
            }
        }
        self.links = links.map { found in
            found.map { (other: $0.key, link: $0.value) }.sorted {
                ($1.link.similarity, $0.link.story) < ($0.link.similarity, $1.link.story)
            }
        }
    }

    /// Returns the home country of names: the one in which most stories with the name take place.
    private static func homes(of nodes: [ThreadNode]) -> [UInt64: String] {
        var counts: [UInt64: [String: Int]] = [:]
        for node in nodes {
            guard let location = node.location else { continue }
            for name in node.prominentNames { counts[name, default: [:]][location.country, default: 0] += 1 }
        }
        return counts.compactMapValues { countries in
            let least = Tuning.shareAtHome * Double(countries.values.reduce(0, +))
            return countries.first { Double($0.value) >= least }?.key
        }
    }

    /// Returns the countries with so many stories in this edition that a name in two of them is not one theme.
    private static func variedCountries(of nodes: [ThreadNode]) -> Set<String> {
        let current = nodes.filter(\.isCurrent)
        let most = max(Tuning.fewAffairs, Int(Tuning.shareOfAffairs * Double(current.count)))
        let counts = Dictionary(current.compactMap(\.location?.country).map { ($0, 1) }, uniquingKeysWith: +)
        return Set(counts.filter { $0.value > most }.keys)
    }

    /// Compares each story of this edition with every story that shares its words.
    private static func comparisons(of nodes: [ThreadNode]) -> [ThreadComparison] {
        var postings: [UInt64: [(node: Int, mark: Hallmark)]] = [:]
        for (index, node) in nodes.enumerated() {
            for mark in node.hallmarks { postings[mark.term, default: []].append((index, mark)) }
        }
        let homes = homes(of: nodes)
        let varied = variedCountries(of: nodes)
        // Positions in `found`, by story. One table serves all stories, because creating one for each took longer than
        // the comparisons.
        var places = [Int?](repeating: nil, count: nodes.count)
        return nodes.indices.filter { nodes[$0].isCurrent }.flatMap { index in
            let node = nodes[index]
            var found: [ThreadComparison] = []
            defer { for comparison in found { places[comparison.b] = nil } }
            for mark in node.hallmarks {
                guard let marked = postings[mark.term], marked.count <= Tuning.mostStoriesOfTerm else { continue }
                let isName = node.names.contains(mark.term)
                let isNameBesides = isName || node.prominentNames.contains(mark.term)
                for (other, theirs) in marked where other != index {
                    let place = places[other] ?? found.count
                    if place == found.count {
                        places[other] = place
                        found.append(ThreadComparison(a: index, b: other))
                    }
                    found[place].similarity += Double(mark.weight * theirs.weight)
                    if let words = node.phrases[mark.term], theirs.prominence >= Tuning.prominenceOfPhrase {
                        found[place].phrases += words
                    }
                    if isNameBesides { found[place].similarityOfNames += Double(mark.weight * theirs.weight) }
                    guard isNameBesides, theirs.prominence >= Tuning.prominence else { continue }
                    if isName { found[place].names.append(mark.term) }
                    found[place].prominentNames.append(mark.term)
                    if let home = homes[mark.term], home == node.location?.country, !varied.contains(home) {
                        found[place].namesAtHome.append(mark.term)
                    }
                }
            }
            return found.filter {
                ($0.similarity >= Tuning.similarityAbroad || node.theme != nil && nodes[$0.b].theme != nil)
                    && StoryLocation.areCompatible(node.location, nodes[$0.b].location)
            }.sorted { $0.b < $1.b }
        }
    }
}
