internal import Glibc

/// The size of a published site.
public struct SiteSize: Sendable, Equatable {
    /// A file or folder with its bytes or its number of files.
    public struct Entry: Sendable, Equatable {
        public var path: String
        public var size: Int
    }

    public private(set) var files = 0
    public private(set) var bytes = 0
    public private(set) var largestFile = Entry(path: "", size: 0)
    /// The folder with most files directly in it.
    public private(set) var fullestFolder = Entry(path: "", size: 0)

    /// Measures the site in a folder. Nothing is changed, and other programs' files are not counted.
    ///
    /// - Parameter folders: folders of separate sites inside it, such as `family/`.
    /// - Returns: nil if nothing was published there.
    public init?(of output: String, with folders: [String] = []) {
        guard Publisher(output: output).hasPublished else { return nil }
        let site = Folder(path: output)
        var counts: [Substring: Int] = [:]
        for folder in [""] + folders {
            let listed = (try? site.bytes(folder + Manifest.name)) ?? nil
            for path in Manifest(listed ?? []).paths.sorted {
                let path = folder + path
                guard let entry = (try? site.entry(path)) ?? nil, entry.isFile else { continue }
                files += 1
                bytes += entry.size
                if entry.size > largestFile.size { largestFile = Entry(path: path, size: entry.size) }
                counts[path[..<(path.lastIndex(of: "/") ?? path.startIndex)], default: 0] += 1
            }
        }
        if let fullest = counts.max(by: { ($0.value, $1.key) < ($1.value, $0.key) }) {
            fullestFolder = Entry(path: String(fullest.key), size: fullest.value)
        }
    }
}
