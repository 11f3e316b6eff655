import Foundation

/// The folder that is shown, and nothing outside of it: a link in it may lead to another of its files, and to no other.
///
/// It is looked up anew for each request, since it may be a link itself, or be exchanged for another as sites are published.
struct ServedFolder {
    let root: URL

    /// A file or a folder within the folder, with no link left on the way to it.
    struct Place {
        /// The folder.
        let root: URL
        /// From the folder; empty for itself.
        let path: String
        let isFolder: Bool
    }

    /// What names from the folder lead to; nil where that is nothing, lies outside, or is neither file nor folder.
    func place(at names: [String]) -> Place? {
        guard !names.contains(where: { $0 == ".." || $0.utf8.contains(UInt8(ascii: "/")) || $0.utf8.contains(0) }),
            let top = Self.real(root.path(percentEncoded: false)),
            let whole = Self.real(([top] + names).joined(separator: "/"))
        else { return nil }
        let start = top == "/" ? top : top + "/"
        guard whole == top || whole.utf8.starts(with: start.utf8) else { return nil }
        var status = stat()
        guard lstat(whole, &status) == 0 else { return nil }
        let kind = status.st_mode & S_IFMT
        guard kind == S_IFDIR || kind == S_IFREG else { return nil }
        return Place(
            root: URL(filePath: top, directoryHint: .isDirectory),
            path: String(decoding: whole.utf8.dropFirst(start.utf8.count), as: UTF8.self), isFolder: kind == S_IFDIR)
    }

    private static func real(_ path: String) -> String? {
        guard let resolved = realpath(path, nil) else { return nil }
        defer { free(resolved) }
        return String(cString: resolved)
    }
}
