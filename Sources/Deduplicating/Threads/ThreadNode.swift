internal import Foundation
public import Newsroom

/// A story as it can be linked with others, of this edition or remembered.
struct ThreadNode: Sendable {
    let id: Story.ID
    let began: Date
    let latest: Date
    let hallmarks: [Hallmark]
    /// Rare names; empty for one that is remembered, whose hallmarks are held against others' names.
    let names: Set<UInt64>
    /// Those, and names as prominent that are in more of the news.
    let namesBesides: Set<UInt64>
    /// Told, and where.
    let matter: StoryMatter?
    /// Those that it at least mentions.
    let mentioned: Set<String>
    /// Those of which it says more than their names.
    let spoken: Set<String>
    /// Where most of its reports are.
    let ground: StoryGround?
    /// The running story that it is known to belong to.
    let thread: StoryThread.ID?
    /// Whether it is one of this edition.
    let isCurrent: Bool
    /// Whether it has a page.
    let hasPage: Bool
}

/// Where most of a story's reports are.
public struct StoryGround: Sendable, Equatable {
    /// The ISO 3166-1 alpha-2 country code.
    public var country: String
    public var coordinates: Coordinates
    /// Whether hardly anybody in the edition writes from there.
    public var isAbroad: Bool
    /// Whether none of its reports says so, but all are from there.
    public var isAssumed: Bool

    public init(country: String, coordinates: Coordinates, isAbroad: Bool = false, isAssumed: Bool = false) {
        self.country = country
        self.coordinates = coordinates
        self.isAbroad = isAbroad
        self.isAssumed = isAssumed
    }

    /// Whether two may be of one running story: not where both are known and in different countries.
    static func agree(_ a: StoryGround?, _ b: StoryGround?) -> Bool {
        guard let a, let b, !a.isAssumed, !b.isAssumed else { return true }
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
