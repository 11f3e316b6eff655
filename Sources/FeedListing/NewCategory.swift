internal import Foundation
public import Newsroom

/// A category created from a folder in a subscription list.
public struct NewCategory: Sendable, Equatable {
    public let id: Category.ID
    /// The folder's name.
    public let name: String

    /// Its entry in the configuration.
    public var entries: [ListText.Entry] { [ListText.Entry("id", id), ListText.Entry("name", name)] }

    /// A generator of category ids for folders.
    struct Names {
        private(set) var made: [NewCategory] = []
        private var ids: [String: Category.ID] = [:]
        private var taken: Set<Category.ID>

        /// Creates a generator.
        ///
        /// - Parameter taken: the names already used for pages.
        init(taken: Set<Category.ID>) { self.taken = taken }

        /// Returns the id for a folder: its letters and digits, transliterated to ASCII. Returns nil if it has none.
        mutating func id(of folder: String) -> Category.ID? {
            if let id = ids[folder.lowercased()] { return id }
            let latin = folder.applyingTransform(.toLatin, reverse: false) ?? folder
            let plain = latin.folding(options: [.diacriticInsensitive, .caseInsensitive], locale: nil)
            let words = plain.split { !$0.isASCII || !($0.isLetter || $0.isNumber) }.joined(separator: "-").prefix(40)
            guard words.contains(where: \.isLetter) else { return nil }
            var id = String(words)
            var number = 2
            while taken.contains(id) {
                id = "\(words)-\(number)"
                number += 1
            }
            taken.insert(id)
            ids[folder.lowercased()] = id
            made.append(NewCategory(id: id, name: folder))
            return id
        }
    }
}
