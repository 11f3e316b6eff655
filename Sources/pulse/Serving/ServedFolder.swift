import Foundation

/// The served folder. Nothing outside it is served: a link inside may only lead to another of its files.
///
/// The folder is resolved for each request, since it may be a link itself, or be replaced when a site is published.
struct ServedFolder {
    let root: URL

    /// A file or folder inside the served folder, with all links resolved.
    struct Place {
        /// The served folder.
        let root: URL
        /// The path from the served folder; empty for the folder itself.
        let path: String
        let isFolder: Bool
    }

    /// Resolves path components. Returns nil if there is nothing there, or it is outside the folder, or neither a file
    /// nor a folder.
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
