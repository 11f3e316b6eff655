internal import Addressing
public import Newsroom
internal import TextReading

/// Where an article's publisher has filed it: under a section that its address names ("/sport/tennis/…",
/// "business.example.com/…") or the categories of its feed item. A publisher's own section says more of an article than the
/// category of the whole feed.
public struct Filing: Sendable, Equatable {
    public let category: Category.ID
    public let subcategory: Subcategory.ID?
    /// As the address or the item writes it.
    public let section: String
    /// Whether the section holds a little of several desks, as "lifestyle" does, or the categories of an item say so, which
    /// may be no more than keywords.
    public let isBroad: Bool
}

/// The names of publishers' sections, with the categories that they stand for: the lists `sections` and `broad-sections` of
/// `Rules/lists.txt`, and the ids of the categories themselves.
struct SectionNames: Sendable {
    private static let leastDigits = 5

    private let filings: [String: Filing]

    init(categories: [Category], lists: WordLists = .builtIn) {
        var filings: [String: Filing] = [:]
        let known = Dictionary(categories.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
        func add(_ list: String, isBroad: Bool) {
            for entry in lists.entries(list) {
                let parts = (entry.meaning ?? "").split(separator: "/").map(String.init)
                guard let id = parts.first, let category = known[id] else { continue }
                let subcategory = category.subcategories.first { $0.id == parts.dropFirst().first }
                filings[entry.text] = Filing(
                    category: id, subcategory: subcategory?.id, section: entry.text, isBroad: isBroad)
            }
        }
        add("sections", isBroad: false)
        add("broad-sections", isBroad: true)
        for category in categories where filings[category.id] == nil && !category.isGeneral {
            filings[category.id] = Filing(
                category: category.id, subcategory: nil, section: category.id, isBroad: false)
        }
        self.filings = filings
    }

    /// The narrowest section that the address names, else the one that the item's categories agree on.
    func filing(address: String?, tags: [String]) -> Filing? {
        guard !filings.isEmpty else { return nil }
        return address.flatMap(filing(address:)) ?? filing(tags: tags)
    }

    private func filing(address: String) -> Filing? {
        let parts = AddressParts(address)
        guard let host = Origin(parts)?.host else { return nil }
        let path = parts.smallSegments
        // The host's last two labels are the publisher's name, the address's last segment is the article's.
        var names = host.split(separator: ".").dropLast(2).map(String.init)
        names += path.dropLast()
        if let last = path.last { names += [section(numbered: last)].compactMap(\.self) }
        return names.last { filings[$0] != nil }.flatMap { filings[$0] }
    }

    /// "entertainment-arts-58575177": some publishers number the articles of a section.
    private func section(numbered segment: String) -> String? {
        let digits = segment.reversed().prefix { $0.isNumber }.count
        guard digits >= Self.leastDigits else { return nil }
        let name = segment.dropLast(digits)
        return name.hasSuffix("-") ? String(name.dropLast()) : nil
    }

    private func filing(tags: [String]) -> Filing? {
        let found = tags.flatMap { tag in
            tag.lowercased().replacing(" ", with: "-").split(separator: "/").compactMap { filings[String($0)] }
        }
        guard let first = found.first, found.allSatisfy({ $0.category == first.category }) else { return nil }
        return Filing(
            category: first.category, subcategory: found.compactMap(\.subcategory).first, section: first.section,
            isBroad: true)
    }
}

extension Categoriser {
    /// Where the publisher has filed an article itself; nil where nothing says so, or under none of the categories.
    ///
    /// - Parameters:
    ///   - address: its absolute address.
    ///   - tags: the categories that its feed item names.
    public func filing(address: String?, tags: [String]) -> Filing? { sections.filing(address: address, tags: tags) }
}
