import Glibc

/// The resolved output folder; refuses folders that nobody can have intended, such as a home directory.
struct OutputFolder {
    let folder: Folder

    init(_ path: String) throws(PublishingError) {
        guard !path.isEmpty, !path.utf8.contains(0) else {
            throw PublishingError(
                path: path, reason: "no output folder is set; name one with --output or in the configuration")
        }
        try Self.make(path)
        guard let resolved = realpath(path, nil) else { throw PublishingError(path: path, errno: errno) }
        defer { free(resolved) }
        let real = String(cString: resolved)
        folder = Folder(path: real)
        guard try folder.entry("")?.isFolder == true else {
            throw PublishingError(path: path, reason: "not a folder; choose another output")
        }
        if let objection = Self.objection(to: real) { throw PublishingError(path: path, reason: objection) }
    }

    /// Returns why an existing folder is refused as output; nil if it is fine.
    ///
    /// - Parameter real: its path with symbolic links resolved.
    static func objection(to real: String) -> String? {
        let home = getpwuid(geteuid()).map { String(cString: $0.pointee.pw_dir) } ?? ""
        guard real == "/" || real == home || home.hasPrefix(real + "/") else { return nil }
        return
            "the site would fill this folder, which contains your home or the whole system; choose a folder inside it"
    }

    private static func make(_ path: String) throws(PublishingError) {
        let here = Folder(path: path.utf8.first == PagePath.separator ? "" : ".")
        let names = path.utf8.split(separator: PagePath.separator).map { String(decoding: $0, as: UTF8.self) }
        guard access(path, F_OK) != 0 else { return }
        for count in 1...max(1, names.count) {
            try here.makeFolder(names.prefix(count).joined(separator: "/"))
        }
    }
}
