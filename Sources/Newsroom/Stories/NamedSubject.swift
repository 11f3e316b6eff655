public import FoundationEssentials

/// A person or a place in the news whose stories have a page of their own (`site.names`).
public struct NamedSubject: Sendable, Equatable, Identifiable {
    /// The id of a place (`id(of:)`), or sixteen hexadecimal digits hashed from a person's name. It begins the address
    /// of the page (`PageNames`).
    public var id: String
    /// A person's name as most reports write it, or a place's English name.
    public var name: String
    /// The place; nil for a person.
    public var place: Place?
    /// The stories about it that have a page, newest first; never empty.
    public var stories: [Story.ID]
    /// The time of the newest story's latest report.
    public var latest: Date

    public init(id: String, name: String, place: Place? = nil, stories: [Story.ID], latest: Date) {
        self.id = id
        self.name = name
        self.place = place
        self.stories = stories
        self.latest = latest
    }

    /// Returns the id of a place's page: the place's number in GeoNames, or "x" and digits if that is unknown. The
    /// gazetteer's own numbers are negative, and in an address the first hyphen ends the id (`NamedPath`).
    public static func id(of place: Place) -> String {
        place.id < 0 ? "x\(place.id.magnitude)" : String(place.id)
    }
}
