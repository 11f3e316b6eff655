internal import Addressing
public import Newsroom

/// The addresses of pages. Every address begins with `root:`, which becomes the way from the page to the site's root when the
/// page is finished: a card is then the same on every page.
enum Address {
    static let root = "root:"
    /// From the root of an edition in a folder to that of the site.
    static func home(from folder: String) -> String { String(repeating: "../", count: folder.count { $0 == "/" }) }

    static let map = root + "map.html"

    static func desk(_ category: Newsroom.Category.ID, _ subcategory: Subcategory.ID? = nil) -> String {
        root + deskPath(category, subcategory)
    }

    static func deskPath(_ category: Newsroom.Category.ID, _ subcategory: Subcategory.ID?) -> String {
        subcategory.map { "\(category)/\($0).html" } ?? "\(category).html"
    }

    static func dayPath(_ id: Day.ID) -> String { "archive/\(id).html" }

    /// The fragment of a place's mark on the map page.
    static func place(_ id: Place.ID) -> String { "place-\(id)" }

    /// The fragment of the country's part of the map page ("gb"); of a part of the world its name's ("middle-east").
    static func country(of place: Place) -> String {
        if !place.country.isEmpty { return "country-" + place.country.lowercased() }
        return "region-" + place.name.slug
    }
}

extension PageNames {
    func story(_ id: Story.ID) -> String { Address.root + storyPath(id) }

    /// From the site's root.
    public func storyPath(_ id: Story.ID) -> String { storyStem(id) + ".html" }

    func storyStem(_ id: Story.ID) -> String { NamedPath.Kind.story.rawValue + "/" + storyName(id) }

    /// What scripts call the page: they make its address from it (`storyPath` in `page.js`).
    func storyName(_ id: Story.ID) -> String { stories[id] ?? id }

    func thread(_ id: StoryThread.ID) -> String { Address.root + threadPath(id) }

    /// From the site's root.
    public func threadPath(_ id: StoryThread.ID) -> String { threadStem(id) + ".html" }

    func threadStem(_ id: StoryThread.ID) -> String { NamedPath.Kind.thread.rawValue + "/" + (threads[id] ?? id) }
}

extension Edition {
    /// The path of a story's page from the site's root; nil where this edition has none.
    public func pagePath(ofStory id: Story.ID) -> String? {
        (stories + fadedStories).contains { $0.story.id == id } ? pageNames.storyPath(id) : nil
    }
}

/// Addresses of other hosts.
enum LinkAddress {
    /// An address that a link may have, as `linkAddress` writes it; nil when there is none or it may not stand in a link.
    static func safe(_ address: String?) -> String? { address.flatMap(linkAddress) }
}

/// The address where the site will be published, for everything that needs whole addresses: sitemaps, canonical links, share
/// cards, the addresses of feeds.
struct SiteAddress: Sendable, Equatable {
    /// Ends in a slash.
    let text: String

    /// - Returns: nil when the owner has not said where, or named no web address.
    init?(_ site: Site) {
        guard let address = LinkAddress.safe(site.address) else { return nil }
        text = address.hasSuffix("/") ? address : address + "/"
    }

    /// - Parameter path: from the site's root; a page that stands for its folder is named by the folder.
    func callAsFunction(_ path: String) -> String {
        text + (path == "index.html" ? "" : path)
    }
}

extension String {
    /// A name as part of a key or a fragment: "Storms and floods" is "storms-and-floods".
    var slug: String {
        lowercased().split { !($0.isASCII && ($0.isLetter || $0.isNumber)) }.joined(separator: "-")
    }
}
