public import Newsroom
internal import TextReading

/// The categories that people mean by the names of their feed folders: the lists `sections`, `broad-sections` and
/// `folders` in `Rules/lists.txt`.
public struct FolderNames: Sendable {
    public typealias Home = (category: Category.ID, subcategory: Subcategory.ID?)

    private let homes: [String: Home]
    private let general: Set<Category.ID>

    public init(categories: [Category]) {
        var homes: [String: Home] = [:]
        let known = Dictionary(categories.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
        for list in ["sections", "broad-sections", "folders"] {
            for entry in WordLists.builtIn.entries(list) {
                let parts = (entry.meaning ?? "").split(separator: "/").map(String.init)
                guard let category = parts.first.flatMap({ known[$0] }) else { continue }
                homes[entry.text] = (category.id, category.subcategories.first { $0.id == parts.dropFirst().first }?.id)
            }
        }
        self.homes = homes
        general = Set(categories.filter(\.isGeneral).map(\.id))
    }

    /// Looks up a folder's name as a whole, or else the longest sequence of its words that is known.
    ///
    /// "Tech News" is technology: a word for a general category only counts if no other word is known.
    public func home(of folder: String) -> Home? {
        let words = folder.split { !$0.isLetter && !$0.isNumber && $0 != "'" }.map { Folding.folded(name: $0) }
        // Names are user input; no real one has more words than this.
        guard words.count <= 12 else { return nil }
        var last: Home?
        for length in stride(from: words.count, to: 0, by: -1) {
            for start in 0...(words.count - length) {
                guard let home = homes[words[start..<(start + length)].joined(separator: "-")] else { continue }
                if !general.contains(home.category) { return home }
                last = last ?? home
            }
        }
        return last
    }
}
