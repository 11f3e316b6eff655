/// XPath expressions for the dates and summaries of a list's items, if most have them.
struct PartPaths {
    /// The dates' expression; nil if they are in `<time>` or there are none.
    let date: String?
    let summary: String?

    /// The name and class that distinguish a part from others.
    private struct Kind: Hashable {
        let name: MarkupName
        let word: String?
    }

    /// The maximum length of a date, and the minimum of a summary.
    private static let (longestDate, shortestSummary) = (40, 60)

    init(of group: ItemGroup, on tree: PageTree, isDate: (String) -> Bool) {
        let isTimed = group.items.count { $0.parts.time != nil } * 2 >= group.items.count
        date =
            isTimed
            ? nil
            : Self.path(
                to: group.items.map { item in (item.element, Self.date(in: item.element, on: tree, isDate: isDate)) },
                on: tree)
        summary = Self.path(
            to: group.items.map { item in
                (item.element, Self.summary(in: item.element, besides: item.parts.title, on: tree))
            }, on: tree)
    }

    /// Returns the innermost element of an item whose text is a date; the first of several.
    static func date(in item: Int, on tree: PageTree, isDate: (String) -> Bool) -> Int? {
        let found = ((item + 1)..<tree.end(of: item)).first { element in
            guard tree.nodes[element].isElement, tree.end(of: element) - element <= 12 else { return false }
            let text = tree.line(of: .element(element))
            return text.utf8.contains { $0 &- 0x30 < 10 } && text.count <= longestDate && isDate(text)
        }
        guard var date = found else { return nil }
        // A date is often wrapped more than once.
        while let only = tree.children(of: date).first(where: { tree.nodes[$0].isElement }),
            tree.line(of: .element(only)) == tree.line(of: .element(date))
        {
            date = only
        }
        return date
    }

    /// Returns an item's first paragraph that is long enough.
    static func summary(in item: Int, besides title: String, on tree: PageTree) -> Int? {
        ((item + 1)..<tree.end(of: item)).first { element in
            guard tree.name(element) == "p" else { return false }
            let text = tree.line(of: .element(element))
            return text.count >= shortestSummary && text != title
        }
    }

    /// Returns an expression whose first match is the given part in most items.
    private static func path(to parts: [(item: Int, part: Int?)], on tree: PageTree) -> String? {
        var counts: [Kind: Int] = [:]
        var order: [Kind] = []
        for (item, part) in parts {
            guard let part, tree.name(part).bytes.allSatisfy(ItemPath.isPlain) else { continue }
            let words: [String?] = tree.lastingClasses(of: part)
            for word in words + [nil] {
                let kind = Kind(name: tree.name(part), word: word)
                let first = ((item + 1)..<tree.end(of: item)).first {
                    tree.nodes[$0].isElement && tree.name($0) == kind.name
                        && kind.word.map(tree.classes(of: $0).contains) ?? true
                }
                guard first == part else { continue }
                if counts[kind] == nil { order.append(kind) }
                counts[kind, default: 0] += 1
            }
        }
        let best = order.max { counts[$0, default: 0] < counts[$1, default: 0] }
        guard let best, Double(counts[best, default: 0]) >= ListingProposal.leastShare * Double(parts.count) else {
            return nil
        }
        return ItemPath.within(best.name, best.word)
    }
}
