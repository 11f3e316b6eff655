/// Any rclone destination, such as S3 or a compatible service. Assets are uploaded before pages and the front page
/// last; then old files are deleted. The manifest comes at the very end, so that after an interrupted run the next one
/// still knows what to delete.
struct RcloneTarget {
    private let target: PublishingTarget
    private let site: PublishedSite
    private let rclone: Program
    private let scratch: Folder

    init(_ target: PublishingTarget, site: PublishedSite, rclone: Program, scratch: String) throws(PublishingError) {
        self.target = target
        self.site = site
        self.rclone = rclone
        self.scratch = try OutputFolder(scratch + "/rclone").folder
    }

    func publish(isDry: Bool) throws(PublishingError) -> TargetPublication {
        let lock = try FolderLock(scratch)
        defer { withExtendedLifetime(lock) {} }
        let gone = try site.gone { name throws(PublishingError) in try Self.manifest(name, at: target, by: rclone) }
        let front = ["index.html"]
        let pages = site.paths.filter { $0.hasSuffix(".html") && !front.contains($0) }
        let others = site.paths.filter { !$0.hasSuffix(".html") }
        var written: [String] = []
        for paths in [others, pages, site.paths.filter(front.contains)] { written += try copy(paths, isDry: isDry) }
        if !isDry {
            if !gone.isEmpty { _ = try run(["delete", target.place], listing: gone) }
            _ = try copy(site.manifests, isDry: false)
        }
        return TargetPublication(written: written.sorted(), removed: gone, files: site.paths.count)
    }

    /// Returns an earlier run's manifest; empty if there is none. Throws if the store cannot be reached.
    static func manifest(
        _ name: String = Manifest.name, at target: PublishingTarget, by rclone: Program
    ) throws(PublishingError) -> [UInt8] {
        // 3: no such folder; 4: no such file.
        let ending = try rclone.run(["cat", "\(target.place)/\(name)"] + quiet, expected: [0, 3, 4])
        return ending.status == 0 ? ending.output : []
    }

    /// Uploads the files that differ and returns their paths.
    private func copy(_ paths: [String], isDry: Bool) throws(PublishingError) -> [String] {
        guard !paths.isEmpty else { return [] }
        // Compare first: rclone reports what it has uploaded only in free text.
        let differing = try run(
            ["check", site.folder.path, target.place, "--one-way", "--combined", "-"], listing: paths, expected: [0, 1])
        let lines = String(decoding: differing.output, as: UTF8.self).split(separator: "\n")
        let changed = lines.filter { $0.hasPrefix("* ") || $0.hasPrefix("+ ") || $0.hasPrefix("! ") }
            .map { String($0.dropFirst(2)) }
        guard !isDry, !changed.isEmpty else { return changed }
        let lasting = changed.filter { path in Self.hashedFolders.contains { path.hasPrefix($0) } }
        let others = Set(lasting)
        for (paths, caching) in [(lasting, Self.forEver), (changed.filter { !others.contains($0) }, Self.revalidation)]
        where !paths.isEmpty {
            _ = try run(
                ["copy", site.folder.path, target.place, "--checksum", "--no-traverse", "--header-upload", caching],
                listing: paths)
        }
        return changed
    }

    /// Folders whose files have a content hash in their name: images, the stylesheet and the scripts.
    private static let hashedFolders = ["assets/images/", "assets/v-"]

    /// The header for files whose contents never change under the same name.
    private static let forEver = "Cache-Control: public, max-age=31536000, immutable"

    /// The header for files that may change with each run, a few times a day: browsers must revalidate, and get no body
    /// if nothing has changed.
    private static let revalidation = "Cache-Control: no-cache"

    private static let quiet = ["--quiet", "--retries=3", "--low-level-retries=3", "--contimeout=20s"]

    private func run(
        _ arguments: [String], listing paths: [String], expected: Set<Int32> = [0]
    ) throws(PublishingError) -> Program.Ending {
        let list = "files"
        try scratch.removeFile(list)
        try scratch.write(Array(paths.map { $0 + "\n" }.joined().utf8), to: list)
        return try rclone.run(
            arguments + ["--files-from-raw", scratch.path(of: list)] + Self.quiet, expected: expected)
    }
}
