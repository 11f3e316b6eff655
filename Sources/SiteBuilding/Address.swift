internal import Addressing
public import Newsroom

/// Addresses of pages. Each begins with the placeholder `root:`, replaced by the relative path to the site's root when
/// the page is finished. This way a card is the same on every page.
enum Address {
    static let root = "root:"
    /// Returns the relative path from an edition's folder to the site's root.
    static func home(from folder: String) -> String { String(repeating: "../", count: folder.count { $0 == "/" }) }

    static let map = root + "map.html"

    static func desk(_ category: Newsroom.Category.ID, _ subcategory: Subcategory.ID? = nil) -> String {
        root + deskPath(category, subcategory)
    }

    static func deskPath(_ category: Newsroom.Category.ID, _ subcategory: Subcategory.ID?) -> String {
        subcategory.map { "\(category)/\($0).html" } ?? "\(category).html"
    }

    static func dayPath(_ id: Day.ID) -> String { "archive/\(id).html" }

    /// Returns the path of a week's or month's page.
    static func reviewPath(_ id: Review.ID) -> String { "archive/\(id).html" }

    /// Returns the fragment of a place's marker on the map page.
    static func place(_ id: Place.ID) -> String { "place-\(id)" }

    /// Returns the fragment of a country's section on the map page ("country-gb"). A region without a country code uses
    /// its name ("region-middle-east").
    static func country(of place: Place) -> String {
        if !place.country.isEmpty { return "country-" + place.country.lowercased() }
        return "region-" + place.name.slug
    }
}

extension PageNames {
    func story(_ id: Story.ID) -> String { Address.root + storyPath(id) }

    /// Returns the path of a story's page, relative to the site's root.
    public func storyPath(_ id: Story.ID) -> String { storyStem(id) + ".html" }

    func storyStem(_ id: Story.ID) -> String { NamedPath.Kind.story.rawValue + "/" + storyName(id) }

    /// Returns the name by which scripts refer to a story's page: they build its address from it (`storyPath` in
    /// `page.js`).
    func storyName(_ id: Story.ID) -> String { stories[id] ?? id }

    func thread(_ id: StoryThread.ID) -> String { Address.root + threadPath(id) }

    /// Returns the path of a running story's page, relative to the site's root.
    public func threadPath(_ id: StoryThread.ID) -> String { threadStem(id) + ".html" }

    func threadStem(_ id: StoryThread.ID) -> String { NamedPath.Kind.thread.rawValue + "/" + (threads[id] ?? id) }

    func subject(_ id: NamedSubject.ID) -> String { Address.root + subjectPath(id) }

    /// Returns the path of a person's or place's page, relative to the site's root.
    func subjectPath(_ id: NamedSubject.ID) -> String { subjectStem(id) + ".html" }

    func subjectStem(_ id: NamedSubject.ID) -> String { NamedPath.Kind.subject.rawValue + "/" + (subjects[id] ?? id) }
}

extension Edition {
    /// Returns the path of a story's page relative to the site's root, or nil if this edition has none.
    public func pagePath(ofStory id: Story.ID) -> String? {
        (stories + pastStories).contains { $0.story.id == id } ? pageNames.storyPath(id) : nil
    }
}

/// Addresses on other hosts.
enum LinkAddress {
    /// Returns an address normalised by `linkAddress`, or nil if there is none or it is not safe in a link.
    static func safe(_ address: String?) -> String? { address.flatMap(linkAddress) }
}

/// The address where the site will be published. Sitemaps, canonical links, share cards and feeds need it because they
/// require absolute URLs.
public struct SiteAddress: Sendable, Equatable {
    /// The URL, with a trailing slash.
    let text: String

    /// Creates the address; nil if the owner has configured none, or one that is not a web address.
    public init?(_ site: Site) {
        guard let address = LinkAddress.safe(site.address) else { return nil }
        text = address.hasSuffix("/") ? address : address + "/"
    }

    /// Returns the absolute URL of a page; the front page's is the site's address itself.
    ///
    /// - Parameter path: the page's path relative to the site's root.
    public func callAsFunction(_ path: String) -> String {
        text + (path == "index.html" ? "" : path)
    }
}

extension String {
    /// The string as part of a key or fragment: "Storms and floods" becomes "storms-and-floods".
    var slug: String {
        lowercased().split { !($0.isASCII && ($0.isLetter || $0.isNumber)) }.joined(separator: "-")
    }
}
