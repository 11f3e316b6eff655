internal import Addressing
public import Newsroom
internal import SiteBuilding

/// A lookup of categories by id or name.
public struct CategoryNames: Sendable {
    private let categories: [Newsroom.Category]

    public init(_ categories: [Newsroom.Category]) { self.categories = categories }

    /// The names of the site's own pages, which no category may use.
    public static var reserved: Set<String> { SiteBuilder.reservedNames }

    /// Finds a category by id or name, optionally with a subcategory after a slash: "sports/tennis".
    public func category(called name: String) -> (category: Newsroom.Category.ID, subcategory: Subcategory.ID?)? {
        func isMeant(_ id: String, _ own: String, _ name: Substring) -> Bool {
            [id, own].contains { $0.lowercased() == name.lowercased() }
        }
        let whole = name[...]
        if let category = categories.first(where: { isMeant($0.id, $0.name, whole) }) { return (category.id, nil) }
        guard let slash = name.lastIndex(of: "/") else { return nil }
        let (first, second) = (name[..<slash], name[name.index(after: slash)...])
        guard let category = categories.first(where: { isMeant($0.id, $0.name, first) }),
            let part = category.subcategories.first(where: { isMeant($0.id, $0.name, second) })
        else { return nil }
        return (category.id, part.id)
    }

    /// Returns the category of a subscription's innermost folder that maps to one.
    ///
    /// - Parameter homes: categories by lower-case folder name; the entry for "" applies to all other folders.
    public func home(
        in folders: [String], homes: [String: String] = [:]
    ) -> (category: Newsroom.Category.ID, subcategory: Subcategory.ID?)? {
        for place in folders.indices.reversed() {
            if let home = homes[folders[place].lowercased()].flatMap(category) { return home }
            if place > 0, let home = category(called: "\(folders[place - 1])/\(folders[place])") { return home }
            if let home = category(called: folders[place]) { return home }
        }
        return homes[""].flatMap(category)
    }
}

/// A set of unique source names.
public struct SourceNames: Sendable {
    private var taken: Set<String>

    public init(taken names: [String]) { taken = Set(names.map { $0.lowercased() }) }

    /// Returns the name, made unique if it is already taken.
    public func unused(_ name: String, at address: String) -> String {
        func isFree(_ name: String) -> Bool { !taken.contains(name.lowercased()) }
        if isFree(name) { return name }
        let host = Self.host(of: address)
        if name != host, isFree("\(name) (\(host))") { return "\(name) (\(host))" }
        func isFree(number: Int) -> Bool { isFree("\(name) (\(number))") }
        // Imported lists may repeat one name ten thousand times. Search for a free number instead of counting up for
        // each.
        var (used, free) = (1, 2)
        while !isFree(number: free) { (used, free) = (free, free * 2) }
        while free - used > 1 {
            let middle = (used + free) / 2
            if isFree(number: middle) { free = middle } else { used = middle }
        }
        return "\(name) (\(free))"
    }

    /// Makes a name unique if necessary, and reserves it.
    public mutating func take(_ name: String, at address: String) -> String {
        let name = unused(name, at: address)
        taken.insert(name.lowercased())
        return name
    }

    /// Returns the host without "www.", to serve as the name of a source that has none.
    public static func host(of address: String) -> String {
        let host = Origin(address)?.host ?? MailboxAddress(address)?.name ?? MailFolderAddress(address)?.name ?? address
        return host.hasPrefix("www.") ? String(host.dropFirst(4)) : host
    }

    /// Returns a well-formed language tag, or nil. Seen in the wild: "en_US", "unknown", "English".
    public static func languageTag(_ text: String) -> String? {
        let tag = text.replacing("_", with: "-")
        return tag.wholeMatch(of: /[a-zA-Z]{2,3}(-[a-zA-Z0-9]{2,8})*/) == nil ? nil : tag
    }
}
