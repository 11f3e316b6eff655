import Newsroom

/// The files of an item, each address once, as many as an item may hold.
struct FileList {
    private(set) var files: [Enclosure] = []
    /// Of all files; kept only where there are so many that looking through them would take longer.
    private var addresses: Set<String> = []

    var isFull: Bool { files.count >= ItemLimits.files }

    func contains(_ address: String) -> Bool {
        addresses.isEmpty ? files.contains { $0.url == address } : addresses.contains(address)
    }

    /// - Parameter file: one that the list does not contain.
    mutating func append(_ file: Enclosure) {
        files.append(file)
        if !addresses.isEmpty {
            addresses.insert(file.url)
        } else if files.count > ItemLimits.few {
            addresses = Set(files.map(\.url))
        }
    }
}
