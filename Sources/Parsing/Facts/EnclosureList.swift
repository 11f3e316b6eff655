import Newsroom

/// An item's files, each address once, up to the limit per item.
struct EnclosureList {
    private(set) var files: [Enclosure] = []
    /// All addresses, maintained only once the list is too long for a linear search.
    private var addresses: Set<String> = []

    var isFull: Bool { files.count >= ItemLimits.files }

    func contains(_ address: String) -> Bool {
        addresses.isEmpty ? files.contains { $0.url == address } : addresses.contains(address)
    }

    /// - Parameter file: a file that is not in the list yet.
    mutating func append(_ file: Enclosure) {
        files.append(file)
        if !addresses.isEmpty {
            addresses.insert(file.url)
        } else if files.count > ItemLimits.linearSearch {
            addresses = Set(files.map(\.url))
        }
    }
}
