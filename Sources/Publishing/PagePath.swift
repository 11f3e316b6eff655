/// The rules for paths of a site's files, so that they end up below the output, and nowhere else, on any host.
enum PagePath {
    static let separator = UInt8(ascii: "/")

    /// Returns why a path is refused; nil if it is fine.
    ///
    /// Paths are compared as bytes, as file systems do: to Swift, "/\u{301}" is a single character and not a slash.
    static func objection(to path: String) -> String? {
        if path.isEmpty { return "empty" }
        if path.utf8.first == separator { return "absolute; paths must be relative to the site" }
        if path.utf8.contains(where: { $0 < 0x20 || $0 == 0x7F || $0 == UInt8(ascii: "\\") }) {
            return "contains a control character or a backslash"
        }
        if path.utf8.count > 1_024 { return "longer than 1,024 bytes" }
        for name in path.utf8.split(separator: separator, omittingEmptySubsequences: false) {
            if name.count <= 2, name.allSatisfy({ $0 == UInt8(ascii: ".") }) {
                return "contains an empty name, '.' or '..'"
            }
            if name.count > 255 { return "a name in it is longer than 255 bytes" }
            if String(decoding: name, as: UTF8.self).lowercased().utf8.starts(with: ".pulse-".utf8) {
                return "names that begin with .pulse- are reserved"
            }
        }
        return nil
    }

    static func refusal(of path: String, _ objection: String) -> PublishingError {
        PublishingError(path: path, reason: "not a page's path: \(objection)")
    }

    /// Refuses sets of pages that conflict with each other, even if only on case-insensitive hosts.
    static func check(_ paths: [String]) throws(PublishingError) {
        var files: [String: String] = [:]
        var folders: [String: String] = [:]
        for path in paths {
            if let objection = objection(to: path) { throw refusal(of: path, objection) }
            if let other = files.updateValue(path, forKey: path.lowercased()) {
                let difference = other == path ? "twice" : "and '\(other)', which differs only in case"
                throw PublishingError(path: path, reason: "the site has this page \(difference)")
            }
            for folder in Self.folders(of: path) {
                if let other = folders.updateValue(folder, forKey: folder.lowercased()), other != folder {
                    throw PublishingError(
                        path: path, reason: "the site has the folder '\(other)', which differs only in case")
                }
            }
        }
        for path in paths {
            if let folder = folders[path.lowercased()] {
                throw PublishingError(path: path, reason: "the site also has a folder '\(folder)'")
            }
        }
    }

    /// Returns the folders on the way to a path, outermost first: "a", "a/b" for "a/b/c.html".
    static func folders(of path: String) -> [String] {
        path.utf8.indices.filter { path.utf8[$0] == separator }.map {
            String(decoding: path.utf8[..<$0], as: UTF8.self)
        }
    }
}
