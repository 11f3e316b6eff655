package import Newsroom

/// A proposal of selectors for a page, from the structure that repeats on it.
///
/// Elements with the same path of tags and the same classes, or with the same parent, form a group. A group is a list
/// of items if most elements have a link and a title of their own. The best list has the longest titles, preferably
/// with headings, dates and summaries.
package struct ListingProposal {
    /// The proposed selectors.
    package let selectors: PageSelectors

    /// The minimum share of items that must have a date or summary.
    static let leastShare = 0.5

    /// Looks for a list on a page; returns nil if nothing on it repeats convincingly.
    ///
    /// - Parameters:
    ///   - contentType: the server's `Content-Type` header.
    ///   - isDate: returns whether a text is a date.
    package init?(for bytes: [UInt8], contentType: String?, isDate: @escaping (String) -> Bool) {
        let tree = PageTree(bytes, contentType: contentType)
        var best: ItemGroup?
        for elements in ItemGroups(tree).all {
            guard let group = ItemGroup(elements, on: tree, isDate: isDate) else { continue }
            if best.map({ group.isBetter(than: $0) }) ?? true { best = group }
        }
        guard let best, let items = ItemPath(to: best.elements, on: tree)?.expression else { return nil }
        let parts = PartPaths(of: best, on: tree, isDate: isDate)
        selectors = PageSelectors(items: items, date: parts.date, summary: parts.summary)
    }
}

/// The groups of similar elements with links on a page, outside its menus.
struct ItemGroups {
    let all: [[Int]]

    private struct Key: Hashable {
        let path: Int
        let classes: String
        let parent: String
    }

    private struct Step: Hashable {
        let parent: Int
        let name: MarkupName
    }

    init(_ tree: PageTree) {
        let holdsLink = Self.holdsLink(tree)
        let menus = tree.isWithin(Set(tree.nodes.indices.filter { tree.isMenu($0) }))
        var steps: [Step: Int] = [:]
        var paths = Array(repeating: 0, count: tree.nodes.count)
        var groups: [Key: [Int]] = [:]
        var order: [Key] = []
        for (index, node) in tree.nodes.enumerated() where node.isElement && node.parent >= 0 {
            let step = Step(parent: paths[node.parent], name: node.name)
            paths[index] = steps[step] ?? steps.count + 1
            steps[step] = paths[index]
            guard index > 1, holdsLink[index], !menus[index] else { continue }
            let classes = tree.lastingClasses(of: index).sorted().joined(separator: " ")
            let parents = tree.lastingClasses(of: node.parent).sorted().joined(separator: " ")
            for key in [
                Key(path: paths[index], classes: classes, parent: "of " + parents),
                Key(path: paths[index], classes: classes, parent: "any"),
                Key(path: paths[index], classes: "any", parent: "\(node.parent)"),
            ] {
                if groups[key] == nil { order.append(key) }
                groups[key, default: []].append(index)
            }
        }
        var known: Set<[Int]> = []
        all = order.compactMap { groups[$0] }.filter { $0.count >= 3 && known.insert($0).inserted }
    }

    private static func holdsLink(_ tree: PageTree) -> [Bool] {
        var holds = tree.nodes.indices.map { tree.leadsSomewhere($0) }
        for index in tree.nodes.indices.reversed() where holds[index] && tree.nodes[index].parent >= 0 {
            holds[tree.nodes[index].parent] = true
        }
        return holds
    }
}

extension PageTree {
    /// Returns an element's classes that probably stay the same from day to day and from item to item.
    func lastingClasses(of element: Int) -> [String] {
        let passing: Set = ["odd", "even", "first", "last", "active", "current"]
        return classes(of: element).filter { name in
            !passing.contains(name.lowercased()) && !Self.hasNumber(name)
                && !name.utf8.contains { "'\"".utf8.contains($0) }
        }
    }

    /// Returns whether a name has three digits in a row, as those made by programs do.
    private static func hasNumber(_ name: String) -> Bool {
        var digits = 0
        for byte in name.utf8 {
            digits = byte &- 0x30 < 10 ? digits + 1 : 0
            if digits == 3 { return true }
        }
        return false
    }

    func classes(of element: Int) -> [String] {
        (value(of: "class", at: element) ?? "").split(whereSeparator: \.isWhitespace).map(String.init)
    }

    /// Returns whether an element is a menu, a footer or the like, according to its name, role, classes or id. A part
    /// that takes up a third of the page never is, whatever its name.
    func isMenu(_ element: Int) -> Bool {
        guard nodes[element].isElement, element > 1 else { return false }
        switch name(element) {
        case "nav", "footer", "aside": return true
        case "header": return !ancestors(of: element).contains { name($0) == "article" || name($0) == "li" }
        default: break
        }
        let names = [value(of: "class", at: element), value(of: "id", at: element), value(of: "role", at: element)]
        let words = names.compactMap(\.self).joined(separator: " ").split { !$0.isLetter }.map { $0.lowercased() }
        return words.contains(where: Self.menuWords.contains) && (end(of: element) - element) * 3 < nodes.count
    }

    private static let menuWords: Set = [
        "breadcrumb", "breadcrumbs", "contentinfo", "footer", "menu", "menubar", "nav", "navbar", "navigation",
        "sidenav", "sitemap", "submenu", "topnav",
    ]
}
