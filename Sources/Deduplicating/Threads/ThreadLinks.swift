internal import Foundation
public import Newsroom

/// Why two stories are of one running story.
public struct ThreadLink: Sendable, Equatable {
    public enum Reason: Sendable, Equatable {
        /// Both tell of a matter in one country, or one tells of it, and the other mentions it and has a rare name in common.
        case matter(String)
        /// They have rare names in common, by the numbers of their words.
        case names([UInt64])
    }

    /// The other story.
    public let story: Story.ID
    /// How alike the two are in all that tells them (0…1).
    public let likeness: Double
    public let reason: Reason

    /// Whether it is more than one word that may stand in both by chance.
    public var isStrong: Bool {
        switch reason {
        case .matter: true
        case .names(let names): names.count > 1
        }
    }
}

/// A story as it can be linked with others, of this edition or remembered.
struct ThreadNode: Sendable {
    let id: Story.ID
    let began: Date
    let latest: Date
    let hallmarks: [Hallmark]
    /// Rare names; empty for one that is remembered, whose hallmarks are held against others' names.
    let names: Set<UInt64>
    /// Told, and where.
    let matter: StoryMatter?
    /// Those that it at least mentions.
    let mentioned: Set<String>
    /// Where most of its reports are.
    let ground: StoryGround?
    /// The running story that it is known to belong to.
    let thread: StoryThread.ID?
    /// Whether it is one of this edition.
    let isCurrent: Bool
    /// Whether it has a page.
    let hasPage: Bool
}

/// The links between stories, found through the words that they share: two remembered stories are not compared again.
struct ThreadLinks: Sendable {
    /// Words of more stories than this lead nowhere.
    private static let reach = 120
    /// The least likeness of stories with a rare name in common.
    private static let likeness = 0.13
    /// And where one tells of a matter that the other mentions.
    private static let likenessOfMatter = 0.06

    /// Of each story its links, the nearest first.
    let links: [[(other: Int, link: ThreadLink)]]

    init(among nodes: [ThreadNode]) {
        var postings: [UInt64: [(node: Int, mark: Hallmark)]] = [:]
        for (index, node) in nodes.enumerated() {
            for mark in node.hallmarks { postings[mark.term, default: []].append((index, mark)) }
        }
        var told: [String: [Int]] = [:]
        for (index, node) in nodes.enumerated() {
            if let matter = node.matter { told[matter.name + matter.country, default: []].append(index) }
        }
        var links = [[Int: ThreadLink]](repeating: [:], count: nodes.count)
        for (index, node) in nodes.enumerated() where node.isCurrent {
            var likenesses: [Int: Double] = [:]
            var shared: [Int: [UInt64]] = [:]
            for mark in node.hallmarks {
                guard let found = postings[mark.term], found.count <= Self.reach else { continue }
                for (other, theirs) in found where other != index {
                    likenesses[other, default: 0] += Double(mark.weight * theirs.weight)
                    if node.names.contains(mark.term), theirs.prominence >= StoryTraits.prominence {
                        shared[other, default: []].append(mark.term)
                    }
                }
            }
            func note(_ other: Int, _ reason: ThreadLink.Reason) {
                let likeness = likenesses[other] ?? 0
                links[index][other] = ThreadLink(story: nodes[other].id, likeness: likeness, reason: reason)
                links[other][index] = ThreadLink(story: node.id, likeness: likeness, reason: reason)
            }
            for (other, names) in shared {
                let likeness = likenesses[other] ?? 0
                guard StoryGround.agree(node.ground, nodes[other].ground) else { continue }
                // One word in common may be an office, two are a whole name.
                let matters =
                    names.count < 2 || likeness < Self.likenessOfMatter
                    ? []
                    : node.mentioned.intersection(nodes[other].mentioned).filter {
                        nodes[other].matter?.name == $0 || node.matter?.name == $0
                    }
                if let matter = matters.min() {
                    note(other, .matter(matter))
                } else if likeness >= Self.likeness {
                    note(other, .names(names))
                }
            }
            if let matter = node.matter {
                for other in told[matter.name + matter.country] ?? [] where other != index {
                    guard let theirs = nodes[other].matter, matter.isNear(theirs) else { continue }
                    note(other, .matter(matter.name))
                }
            }
        }
        self.links = links.map { found in
            found.map { (other: $0.key, link: $0.value) }.sorted {
                ($1.link.likeness, $0.link.story) < ($0.link.likeness, $1.link.story)
            }
        }
    }
}

/// Where most of a story's reports are.
public struct StoryGround: Sendable, Equatable {
    /// ISO 3166-1 alpha-2.
    public var country: String
    public var coordinates: Coordinates

    public init(country: String, coordinates: Coordinates) {
        self.country = country
        self.coordinates = coordinates
    }

    /// Whether two may be of one running story: not where both are known and in different countries.
    static func agree(_ a: StoryGround?, _ b: StoryGround?) -> Bool {
        guard let a, let b else { return true }
        return a.country == b.country
    }
}

extension StoryMatter {
    /// In kilometres: in large countries measures are those of their parts, which lie further from each other and from the
    /// middle of the country.
    private static let reach = 700.0

    /// Whether it is the same matter in the same part of the world.
    func isNear(_ other: StoryMatter) -> Bool {
        name == other.name && country == other.country
            && coordinates.distance(to: other.coordinates) <= Self.reach
    }
}

extension Coordinates {
    /// Along the surface of a sphere, in kilometres.
    fileprivate func distance(to other: Coordinates) -> Double {
        func radians(_ degrees: Double) -> Double { degrees * .pi / 180 }
        let (north, east) = (radians(other.latitude - latitude), radians(other.longitude - longitude))
        let chord =
            sin(north / 2) * sin(north / 2)
            + cos(radians(latitude)) * cos(radians(other.latitude)) * sin(east / 2) * sin(east / 2)
        return 2 * 6_371 * asin(min(1, chord.squareRoot()))
    }
}
