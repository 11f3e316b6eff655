/// Whatever rsync reaches. Files come in beside the old ones and are put in place together at the end; the manifest comes
/// last, so that a run that follows a broken one still knows what to remove.
struct RsyncTarget {
    private let site: PublishedSite
    private let place: RsyncPlace

    init(_ target: PublishingTarget, site: PublishedSite, rsync: Program, scratch: String) throws(PublishingError) {
        self.site = site
        place = RsyncPlace(target: target, rsync: rsync, scratch: try OutputFolder(scratch + "/rsync").folder)
    }

    func publish(isDry: Bool) throws(PublishingError) -> TargetPublication {
        let lock = try FolderLock(place.scratch)
        defer { withExtendedLifetime(lock) {} }
        let gone = try site.gone(since: place.manifest)
        let said = try send(
            site.paths + gone,
            with: ["--checksum", "--delay-updates", "--delete-missing-args", "--out-format=%i %n"]
                + (isDry ? ["--dry-run"] : []))
        if !isDry { _ = try send(site.manifests, with: ["--checksum"]) }
        let lines = said.split(separator: "\n")
        // "<f" and ">f" are files sent; what else differs, such as a time, is no change of the site.
        let sent = lines.filter { $0.hasPrefix("<f") || $0.hasPrefix(">f") }
        let removed = lines.filter { $0.hasPrefix("*deleting") }
        return TargetPublication(
            written: sent.compactMap(Self.path).sorted(), removed: removed.compactMap(Self.path).sorted(),
            files: site.paths.count)
    }

    private func send(_ paths: [String], with options: [String]) throws(PublishingError) -> String {
        let ending = try place.send(paths, from: site.folder, with: options)
        // 24: files of the list are not there. Of those to be removed that is known.
        if ending.status == 24, let path = site.paths.first(where: { !site.folder.has($0) }) {
            throw PublishedSite.vanished(path)
        }
        return String(decoding: ending.output, as: UTF8.self)
    }

    /// What follows the eleven letters that say what has changed.
    private static func path(_ line: Substring) -> String? {
        line.firstIndex(of: " ").map { String(line[$0...].drop { $0 == " " }) }
    }
}

/// A folder that rsync reaches.
struct RsyncPlace {
    let target: PublishingTarget
    let rsync: Program
    /// For what rsync brings here.
    let scratch: Folder

    /// What an earlier run put there; empty where there was none.
    func manifest(_ name: String) throws(PublishingError) -> [UInt8] {
        let copy = "remote-manifest"
        try scratch.removeFile(copy)
        // 23: the file is not there; 3: nor is its folder.
        _ = try rsync.run(
            ["--quiet", "\(target.place)/\(name)", scratch.path(of: copy)], expected: [0, 3, 23])
        return try scratch.bytes(copy) ?? []
    }

    func send(
        _ paths: [String], from folder: Folder, with options: [String]
    ) throws(PublishingError) -> Program.Ending {
        let fixed = [
            "--8-bit-output", "--times", "--compress", "--chmod=D755,F644", "--perms", "--mkpath", "--from0",
            "--files-from=-",
        ]
        return try rsync.run(
            fixed + options + [folder.path + "/", target.place + "/"], input: paths.endedByZero, expected: [0, 24])
    }

    /// Finds out whether the place can be reached, and changes nothing there.
    func check() throws(PublishingError) {
        _ = try manifest(Manifest.name)
        _ = try send([], from: scratch, with: ["--dry-run"])
    }
}
