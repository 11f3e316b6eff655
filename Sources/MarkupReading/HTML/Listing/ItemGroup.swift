/// A group of similar elements that are probably items of a list.
struct ItemGroup {
    /// All elements of the group, in page order.
    let elements: [Int]
    /// The items among the first elements.
    let items: [(element: Int, parts: ItemParts)]
    private let score: Double
    /// The number of nodes in all items.
    private let size: Int

    /// The number of elements to judge a group by.
    private static let sample = 60
    /// The minimum share of a group's elements that must be items.
    private static let leastShare = 0.6
    /// The maximum number of nodes in an item.
    private static let largest = 600
    /// The minimum and maximum width of a title. Menus have shorter ones.
    private static let titles = 15...250
    /// The minimum mean width of titles, and number of items, for a list without headings and dates. Seen in the wild:
    /// lists of a site's services, with titles of 29 letters.
    private static let (meanWidth, fewest) = (30, 6)

    /// Judges a group; returns nil if it is not a list of items.
    init?(_ elements: [Int], on tree: PageTree, isDate: (String) -> Bool) {
        let judged = elements.prefix(Self.sample)
        guard judged.allSatisfy({ tree.end(of: $0) - $0 <= Self.largest }) else { return nil }
        var (links, names): (Set<String>, Set<String>) = ([], [])
        var items: [(element: Int, parts: ItemParts)] = []
        for element in judged {
            let parts = ItemParts(tree, at: element)
            guard let link = parts.link, Self.titles.contains(Self.width(of: parts.title)),
                links.insert(link).inserted, names.insert(parts.title.lowercased()).inserted
            else { continue }
            items.append((element, parts))
        }
        let share = Double(items.count) / Double(judged.count)
        guard items.count >= 3, share >= Self.leastShare else { return nil }
        func part(_ holds: ((element: Int, parts: ItemParts)) -> Bool) -> Double {
            Double(items.count(where: holds)) / Double(items.count)
        }
        // An element with several titles is a part of the page rather than an item.
        let others = items.reduce(0) { sum, item in
            let all = item.parts.links.filter { Self.width(of: $0.text) >= Self.titles.lowerBound }
            return sum
                + Set(all.compactMap { tree.value(of: "href", at: $0.element) }).subtracting([item.parts.link ?? ""])
                .count
        }
        guard others <= items.count else { return nil }
        let dated = part { $0.parts.time != nil || PartPaths.date(in: $0.element, on: tree, isDate: isDate) != nil }
        let headed = part { $0.parts.heading != nil }
        let widths = items.map { Self.width(of: $0.parts.title) }
        let isEvident = max(dated, headed) >= ListingProposal.leastShare
        guard isEvident || items.count >= Self.fewest && widths.reduce(0, +) >= Self.meanWidth * items.count else {
            return nil
        }
        let summed = part { PartPaths.summary(in: $0.element, besides: $0.parts.title, on: tree) != nil }
        let text = widths.map { min($0, 60) }.sorted().suffix(40).reduce(0, +)
        score =
            Double(text) * share * share * (1 + 0.6 * dated + 0.5 * headed + 0.3 * summed)
            / (1 + Double(others) / Double(items.count))
        size = items.reduce(0) { $0 + tree.end(of: $1.element) - $1.element }
        self.elements = elements
        self.items = items
    }

    /// Returns whether a group is the better list. Of nested groups with the same titles, that is the outer one.
    func isBetter(than other: ItemGroup) -> Bool {
        abs(score - other.score) > other.score / 1_000 ? score > other.score : size > other.size
    }

    /// Returns the number of letters, counting a Chinese, Japanese or Korean one as three.
    private static func width(of text: String) -> Int {
        text.unicodeScalars.reduce(0) { $0 + ($1.value > 0x2E80 ? 3 : 1) }
    }
}
