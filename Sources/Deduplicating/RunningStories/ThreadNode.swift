internal import Foundation
public import Newsroom

/// A story to be linked with others, of this edition or an earlier one.
struct ThreadNode: Sendable {
    let id: Story.ID
    let began: Date
    let latest: Date
    let hallmarks: [Hallmark]
    /// Rare names; empty for a remembered story, whose hallmarks are matched against the names of others.
    let names: Set<UInt64>
    /// `names`, and equally prominent names that are more widely reported.
    let prominentNames: Set<UInt64>
    /// The phrases of common words in most of its titles that are in the news, each with its words; empty for a
    /// remembered story.
    var phrases: [UInt64: [UInt64]] = [:]
    /// The long-running theme that it reports (a pandemic, an election), and the country; nil if none.
    let theme: StoryTheme?
    /// The themes that it mentions.
    let mentioned: Set<String>
    /// The themes about which it says more than their names.
    let discussed: Set<String>
    /// The place of most of its reports.
    let location: StoryLocation?
    /// The running story that it already belongs to.
    let thread: StoryThread.ID?
    /// Whether it is one of this edition.
    let isCurrent: Bool
    /// Whether it has a page.
    let hasPage: Bool
}

/// The place of most of a story's reports.
public struct StoryLocation: Sendable, Equatable {
    /// The ISO 3166-1 alpha-2 country code.
    public var country: String
    public var coordinates: Coordinates
    /// Whether few sources of the edition write from there.
    public var isAbroad: Bool
    /// Whether the place is only assumed: no report names one, but all publishers are from there.
    public var isAssumed: Bool

    public init(country: String, coordinates: Coordinates, isAbroad: Bool = false, isAssumed: Bool = false) {
        self.country = country
        self.coordinates = coordinates
        self.isAbroad = isAbroad
        self.isAssumed = isAssumed
    }

    /// Returns whether two stories may belong together: false if both places are known and in different countries.
    static func areCompatible(_ a: StoryLocation?, _ b: StoryLocation?) -> Bool {
        guard let a, let b, !a.isAssumed, !b.isAssumed else { return true }
        return a.country == b.country
    }
}

extension StoryTheme {
    /// Returns whether both are one theme in one part of the world.
    func isNear(_ other: StoryTheme) -> Bool {
        name == other.name && country == other.country
            && coordinates.distance(to: other.coordinates) <= ClusteringTuning.RunningStories.longestDistanceOfTheme
    }
}

extension Coordinates {
    /// Returns the great-circle distance in kilometres.
    fileprivate func distance(to other: Coordinates) -> Double {
        func radians(_ degrees: Double) -> Double { degrees * .pi / 180 }
        let (north, east) = (radians(other.latitude - latitude), radians(other.longitude - longitude))
        let chord =
            sin(north / 2) * sin(north / 2)
            + cos(radians(latitude)) * cos(radians(other.latitude)) * sin(east / 2) * sin(east / 2)
        return 2 * 6_371 * asin(min(1, chord.squareRoot()))
    }
}
