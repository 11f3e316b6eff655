internal import Foundation

extension Configuration {
    /// Why the folders in effect cannot be used, a line each: everything in the output is published, so neither the data
    /// folder nor the configuration file may lie there. Links are followed, and nothing has to exist yet.
    ///
    /// Rules and templates may: they hold nothing that the site does not show.
    ///
    /// - Parameter file: the configuration file's path, as the user named it.
    public func folderProblems(configuredBy file: String) -> [String] {
        let site = realPath(of: output)
        let place = URL(filePath: file)
        // A link to a file elsewhere is served as the file.
        let files = [
            realPath(of: place.deletingLastPathComponent().path) + "/" + place.lastPathComponent, realPath(of: file),
        ]
        var lines: [String] = []
        func refuse(_ name: String, _ path: String) {
            lines.append(
                "the output '\(output)' holds the \(name) '\(path)', which would be published with the site; name "
                    + "another folder with --output or in the configuration, such as Output beside feeds.json")
        }
        if isInside(realPath(of: dataFolder), site) { refuse("data folder", dataFolder) }
        if files.contains(where: { isInside($0, site) }) { refuse("configuration", file) }
        return lines
    }
}

/// Whether a path is a folder or leads below it, both without links.
private func isInside(_ path: String, _ folder: String) -> Bool {
    let (path, folder) = (URL(filePath: path).pathComponents, URL(filePath: folder).pathComponents)
    return path.starts(with: folder) { $0.utf8.elementsEqual($1.utf8) }
}

/// The path without links, "." and "..", absolute. What does not exist yet is taken as it is written.
private func realPath(of path: String) -> String {
    let absolute = path.utf8.first == UInt8(ascii: "/") ? path : FileManager.default.currentDirectoryPath + "/" + path
    var known = absolute.utf8.split(separator: UInt8(ascii: "/")).map { String(decoding: $0, as: UTF8.self) }
    var missing: [String] = []
    while true {
        if let real = realpath("/" + known.joined(separator: "/"), nil) {
            defer { free(real) }
            var names = String(cString: real).split(separator: "/").map(String.init)
            for name in missing where name != "." {
                if name == ".." { _ = names.popLast() } else { names.append(name) }
            }
            return "/" + names.joined(separator: "/")
        }
        guard let name = known.popLast() else { return absolute }
        missing.insert(name, at: 0)
    }
}
