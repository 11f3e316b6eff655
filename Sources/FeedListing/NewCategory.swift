internal import Foundation
public import Newsroom

/// A category made of a folder in a subscription list.
public struct NewCategory: Sendable, Equatable {
    public let id: Category.ID
    /// The folder's name.
    public let name: String

    /// Its entry in the configuration.
    public var entries: [ListText.Entry] { [ListText.Entry("id", id), ListText.Entry("name", name)] }

    /// Gives folders their ids.
    struct Names {
        private(set) var made: [NewCategory] = []
        private var ids: [String: Category.ID] = [:]
        private var taken: Set<Category.ID>

        /// - Parameter taken: names that other pages of the site have.
        init(taken: Set<Category.ID>) { self.taken = taken }

        /// The id of a folder's category: its letters and digits in plain Latin letters; nil if it has none.
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
