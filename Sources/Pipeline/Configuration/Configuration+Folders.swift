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
        for path in Set(places.compactMap(\.path)).sorted() where isInside(realPath(of: path), site) {
            refuse("list of sources", path)
        }
        if let path = monitoring.troubles, isInside(realPath(of: path), site) { refuse("feed of troubles", path) }
        return lines
            + [("--export", exportFile), ("--metrics", metricsFile)].flatMap { flag, path in
                path.map { problems(ofWriting: $0, by: flag, site: site, configuration: files) } ?? []
            }
    }

    /// Why a file that a flag names cannot be written where it should: it may stand in the place of no file that a run lives from, nor
    /// in the site, where the next run would find it to be nobody's.
    private func problems(
        ofWriting file: String, by flag: String, site: String, configuration: [String]
    ) -> [String] {
        func refusal(_ reason: String) -> [String] { ["\(flag): '\(file)' \(reason)"] }
        let path = realPath(of: file)
        let files = FileManager.default
        if configuration.contains(path) { return refusal("is the configuration; name another file") }
        if isInside(path, site) {
            return refusal("lies in the output, which every run replaces; name a file elsewhere")
        }
        if isInside(path, realPath(of: dataFolder)) {
            return refusal("lies in the data folder, which holds the archive; name a file elsewhere")
        }
        if files.fileExists(atPath: path) {
            let type = try? files.attributesOfItem(atPath: path)[.type] as? FileAttributeType
            return type == .typeRegular ? [] : refusal("is no file that could be replaced; name a file")
        }
        var isFolder: ObjCBool = false
        let folder = URL(filePath: path).deletingLastPathComponent().path
        guard files.fileExists(atPath: folder, isDirectory: &isFolder), isFolder.boolValue else {
            return refusal("lies in no folder that exists; make \(folder) first, or name another file")
        }
        return []
    }

    /// The place of the export without links, so that the file is replaced and no link to it.
    var exportPath: String? { exportFile.map(realPath) }
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
