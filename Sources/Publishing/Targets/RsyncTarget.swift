/// Any rsync destination. Files are uploaded beside the old ones and put in place together at the end. The manifest
/// comes last, so that after an interrupted run the next one still knows what to delete.
struct RsyncTarget {
    private let site: PublishedSite
    private let place: RsyncLocation

    init(_ target: PublishingTarget, site: PublishedSite, rsync: Program, scratch: String) throws(PublishingError) {
        self.site = site
        place = RsyncLocation(target: target, rsync: rsync, scratch: try OutputFolder(scratch + "/rsync").folder)
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
        // "<f" and ">f" mark transferred files; other differences, such as times, don't change the site.
        let sent = lines.filter { $0.hasPrefix("<f") || $0.hasPrefix(">f") }
        let removed = lines.filter { $0.hasPrefix("*deleting") }
        return TargetPublication(
            written: sent.compactMap(Self.path).sorted(), removed: removed.compactMap(Self.path).sorted(),
            files: site.paths.count)
    }

    private func send(_ paths: [String], with options: [String]) throws(PublishingError) -> String {
        let ending = try place.send(paths, from: site.folder, with: options)
        // 24: some listed files do not exist. That is expected of the ones to be deleted.
        if ending.status == 24, let path = site.paths.first(where: { !site.folder.has($0) }) {
            throw PublishedSite.vanished(path)
        }
        return String(decoding: ending.output, as: UTF8.self)
    }

    /// Returns the path that follows the eleven change letters of an itemised line.
    private static func path(_ line: Substring) -> String? {
        line.firstIndex(of: " ").map { String(line[$0...].drop { $0 == " " }) }
    }
}

/// A folder reached by rsync.
struct RsyncLocation {
    let target: PublishingTarget
    let rsync: Program
    /// The folder for files that rsync downloads.
    let scratch: Folder

    /// Returns an earlier run's manifest; empty if there is none.
    func manifest(_ name: String) throws(PublishingError) -> [UInt8] {
        let copy = "remote-manifest"
        try scratch.removeFile(copy)
        // 23: no such file; 3: no such folder.
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

    /// Checks that the folder can be reached, without changing anything there.
    func check() throws(PublishingError) {
        _ = try manifest(Manifest.name)
        _ = try send([], from: scratch, with: ["--dry-run"])
    }
}
