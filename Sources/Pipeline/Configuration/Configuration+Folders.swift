internal import Foundation
internal import Newsroom
public import Publishing

extension Configuration {
    /// Explains why the configured folders cannot be used, one line per problem.
    ///
    /// Everything in the output is published. So it must not contain the data folder, the configuration file, an
    /// included list, a secret or the feed of troubles. Symbolic links are resolved, and paths need not exist yet.
    /// Rules and templates are allowed, since they hold nothing that the site doesn't show.
    ///
    /// - Parameter file: the path of the configuration file as the user typed it.
    public func folderProblems(configuredBy file: String) -> [String] {
        var lines = exposedFiles(in: realPath(of: output), configuredBy: file).map { name, path in
            "the output '\(output)' contains the \(name) '\(path)', which would be published with the site; choose "
                + "another folder with --output or in the configuration, such as Output beside feeds.json"
        }
        lines += problems(ofPublishingTo: targets, configuredBy: file)
        for (flag, path) in [("--export", exportFile), ("--metrics", metricsFile)] {
            if let path { lines += problems(ofWriting: path, by: flag, configuredBy: file) }
        }
        if let exportFile, let metricsFile, realPath(of: exportFile) == realPath(of: metricsFile) {
            lines.append("--metrics: '\(metricsFile)' is also the file of --export; choose another file")
        }
        return lines
    }

    /// Explains why folders cannot be targets of `publish`, one line per problem. Everything in them is published, as
    /// in the output; and they must not lie in the output, which every run replaces.
    ///
    /// - Parameter file: the path of the configuration file as the user typed it.
    public func problems(ofPublishingTo targets: [PublishingTarget], configuredBy file: String) -> [String] {
        targets.filter { $0.kind == .folder }.flatMap { target in
            let folder = realPath(of: target.address)
            if isInside(folder, realPath(of: output)) {
                return ["publish: '\(target.address)' is in the output, which every run replaces; choose another"]
            }
            return exposedFiles(in: folder, configuredBy: file).map { name, path in
                "publish: '\(target.address)' contains the \(name) '\(path)', which would be published with the site; "
                    + "choose another folder"
            }
        }
    }

    /// Lists what lies in a folder but must not be published, each with a description for messages.
    private func exposedFiles(in folder: String, configuredBy file: String) -> [(name: String, path: String)] {
        let data = isInside(realPath(of: dataFolder), folder) ? [(name: "data folder", path: dataFolder)] : []
        return data
            + privateFiles(configuredBy: file).filter { file in
                realPlaces(of: file.path).contains { isInside($0, folder) }
            }
    }

    /// Explains why a flag's output file cannot be written, one line per problem. It must not replace a file that a run
    /// needs, nor lie in the site, where the next run would delete it as unknown.
    ///
    /// - Parameter file: the path of the configuration file as the user typed it.
    public func problems(ofWriting path: String, by flag: String, configuredBy file: String) -> [String] {
        let kept = privateFiles(configuredBy: file) + ruleFiles.map { (name: "rules file", path: $0) }
        return problems(ofWriting: path, by: flag, beside: kept)
    }

    /// Lists the files that must not be published, each with a description for messages.
    private func privateFiles(configuredBy file: String) -> [(name: String, path: String)] {
        var files = [(name: "configuration", path: file)]
        for path in Set(sourceDefinitions.compactMap(\.path)).sorted() { files.append(("source list", path)) }
        for path in secretFiles { files.append(("secret file", path)) }
        for mailbox in sources.compactMap({ MailboxAddress($0.feed) }) { files.append(("mailbox", mailbox.path)) }
        if let path = monitoring.troubles { files.append(("troubles feed", path)) }
        // It names private editions' articles, too.
        if FileManager.default.fileExists(atPath: storyDecisions) {
            files.append(("file of decisions", storyDecisions))
        }
        return files
    }

    private func problems(
        ofWriting file: String, by flag: String, beside kept: [(name: String, path: String)]
    ) -> [String] {
        func refusal(_ reason: String) -> [String] { ["\(flag): '\(file)' \(reason)"] }
        let path = realPath(of: file)
        let files = FileManager.default
        if let (name, _) = kept.first(where: { realPlaces(of: $0.path).contains(path) }) {
            return refusal("is the \(name); choose another file")
        }
        if isInside(path, realPath(of: output)) {
            return refusal("is in the output, which every run replaces; choose a file elsewhere")
        }
        if isInside(path, realPath(of: dataFolder)) {
            return refusal("is in the data folder, which holds the archive; choose a file elsewhere")
        }
        if files.fileExists(atPath: path) {
            let type = try? files.attributesOfItem(atPath: path)[.type] as? FileAttributeType
            return type == .typeRegular ? [] : refusal("is not a regular file; choose another")
        }
        var isFolder: ObjCBool = false
        let folder = URL(filePath: path).deletingLastPathComponent().path
        guard files.fileExists(atPath: folder, isDirectory: &isFolder), isFolder.boolValue else {
            return refusal("is in a folder that does not exist; create \(folder) first, or choose another file")
        }
        return []
    }

    /// The export path with links resolved, so that the file is replaced and not a link to it.
    var exportPath: String? { exportFile.map(realPath) }
}

/// Returns whether a path equals a folder or lies inside it. Both must have their links resolved.
private func isInside(_ path: String, _ folder: String) -> Bool {
    let (path, folder) = (URL(filePath: path).pathComponents, URL(filePath: folder).pathComponents)
    return path.starts(with: folder) { $0.utf8.elementsEqual($1.utf8) }
}

/// Returns both places where a file appears: at its own path, and at the target of a link. A link is served like the
/// file.
private func realPlaces(of path: String) -> [String] {
    let place = URL(filePath: path)
    return [realPath(of: place.deletingLastPathComponent().path) + "/" + place.lastPathComponent, realPath(of: path)]
}

/// Returns an absolute path without links, "." and "..". Parts that don't exist yet are kept as written.
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
