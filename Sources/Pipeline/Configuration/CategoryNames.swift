internal import Addressing
public import Newsroom
internal import SiteBuilding

/// Categories as people call them: by id or by name.
public struct CategoryNames: Sendable {
    private let categories: [Newsroom.Category]

    public init(_ categories: [Newsroom.Category]) { self.categories = categories }

    /// Names of pages of the site, which no category may have.
    public static var reserved: Set<String> { SiteBuilder.reservedNames }

    /// A category that somebody calls by its id or its name, with a subcategory behind a slash: "sports/tennis".
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

    /// What the innermost of a subscription's folders says that says something.
    ///
    /// - Parameter homes: the categories of folders, by the folder's name in small letters; under "" for all others.
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

/// Names of sources, of which each stands once.
public struct SourceNames: Sendable {
    private var taken: Set<String>

    public init(taken names: [String]) { taken = Set(names.map { $0.lowercased() }) }

    /// The name, told apart from those that are taken.
    public func unused(_ name: String, at address: String) -> String {
        func isFree(_ name: String) -> Bool { !taken.contains(name.lowercased()) }
        if isFree(name) { return name }
        let host = Self.host(of: address)
        if name != host, isFree("\(name) (\(host))") { return "\(name) (\(host))" }
        func isFree(number: Int) -> Bool { isFree("\(name) (\(number))") }
        // Lists are foreign, and may hold one name ten thousand times: no number is tried twice for each of them.
        var (used, free) = (1, 2)
        while !isFree(number: free) { (used, free) = (free, free * 2) }
        while free - used > 1 {
            let middle = (used + free) / 2
            if isFree(number: middle) { free = middle } else { used = middle }
        }
        return "\(name) (\(free))"
    }

    /// Takes a name as it is, or told apart from those that are taken.
    public mutating func take(_ name: String, at address: String) -> String {
        let name = unused(name, at: address)
        taken.insert(name.lowercased())
        return name
    }

    /// A name for what has none.
    public static func host(of address: String) -> String {
        let host = Origin(address)?.host ?? address
        return host.hasPrefix("www.") ? String(host.dropFirst(4)) : host
    }

    /// Seen in the wild: "en_US", "unknown", "English".
    public static func languageTag(_ text: String) -> String? {
        let tag = text.replacing("_", with: "-")
        return tag.wholeMatch(of: /[a-zA-Z]{2,3}(-[a-zA-Z0-9]{2,8})*/) == nil ? nil : tag
    }
}
