internal import Addressing
public import Newsroom
internal import TextReading

/// The section under which an article's publisher filed it, named by the URL ("/sport/tennis/…",
/// "business.example.com/…") or by the feed entry's categories. It says more about an article than the category of its
/// whole feed.
public struct Filing: Sendable, Equatable {
    public let category: Category.ID
    public let subcategory: Subcategory.ID?
    /// The section's name, as in the rule lists.
    public let section: String
    /// Whether the section is a weak hint: it covers several desks, as "lifestyle" does, or it comes from the entry's
    /// categories, which may be mere keywords.
    public let isBroad: Bool
}

/// The names of publishers' sections and the categories they map to: the lists `sections` and `broad-sections` in
/// `Rules/lists.txt`, and the IDs of the categories themselves.
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

    /// Returns the narrowest section in the URL, or else the one on which the entry's categories agree.
    func filing(address: String?, tags: [String]) -> Filing? {
        guard !filings.isEmpty else { return nil }
        return address.flatMap(filing(address:)) ?? filing(tags: tags)
    }

    private func filing(address: String) -> Filing? {
        let parts = AddressParts(address)
        guard let host = Origin(parts)?.host else { return nil }
        let path = parts.smallSegments
        // Skip the host's last two labels, which are the publisher's name, and the path's last segment, which is the
        // article's.
        var names = host.split(separator: ".").dropLast(2).map(String.init)
        names += path.dropLast()
        if let last = path.last { names += [section(numbered: last)].compactMap(\.self) }
        return names.last { filings[$0] != nil }.flatMap { filings[$0] }
    }

    /// Extracts the section from a numbered segment such as "entertainment-arts-58575177", as some publishers use.
    private func section(numbered segment: String) -> String? {
        let digits = segment.reversed().prefix { $0.isNumber }.count
        guard digits >= Self.leastDigits else { return nil }
        let name = segment.dropLast(digits)
        return name.hasSuffix("-") ? String(name.dropLast()) : nil
    }

    private func filing(tags: [String]) -> Filing? {
        let found = tags.flatMap { tag in
            Folding.folded(name: tag).replacing(" ", with: "-").split(separator: "/").compactMap { filings[String($0)] }
        }
        guard let first = found.first, found.allSatisfy({ $0.category == first.category }) else { return nil }
        return Filing(
            category: first.category, subcategory: found.compactMap(\.subcategory).first, section: first.section,
            isBroad: true)
    }
}

extension Categoriser {
    /// Returns the section under which the publisher filed an article; nil if there is no hint, or none for these
    /// categories.
    ///
    /// - Parameters:
    ///   - address: the article's absolute URL.
    ///   - tags: the feed entry's categories.
    public func filing(address: String?, tags: [String]) -> Filing? { sections.filing(address: address, tags: tags) }
}
