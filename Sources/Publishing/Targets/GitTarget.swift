internal import Foundation

/// A branch of a git repository as a target, with one commit for each run that changes anything.
///
/// Each commit is the branch's current tree, minus the files of earlier runs, plus the site, so other people's files in
/// the branch (`CNAME`, a README) are kept. Nothing is checked out: our own bare repository holds the objects between
/// runs, and the push updates the branch atomically.
struct GitTarget {
    private let target: PublishingTarget
    private let site: PublishedSite
    private let remote: GitRemote

    private static let fetchedRef = "refs/pulse/published"
    private static let attempts = 3
    /// A file that stops GitHub from running the pages through Jekyll, which omits names that begin with "_".
    private static let noJekyll = ".nojekyll"

    init(_ target: PublishingTarget, site: PublishedSite, git: Program, scratch: String) throws(PublishingError) {
        self.target = target
        self.site = site
        remote = GitRemote(
            target, git: git, repository: try OutputFolder(scratch + "/git").folder, workTree: site.folder.path)
    }

    func publish(at now: Date, isDry: Bool) throws(PublishingError) -> TargetPublication {
        let repository = remote.repository
        let lock = try FolderLock(repository)
        defer { withExtendedLifetime(lock) {} }
        // Remains of a killed run. A program it started may still be running, but with an index of its own.
        let leftIndexes = (try repository.names() ?? []).filter { $0.hasPrefix("pulse-index") }
        for name in leftIndexes + ["shallow.lock", Self.fetchedRef + ".lock"] { unlink(repository.path(of: name)) }
        defer { unlink(remote.index) }
        try remote.begin()
        for _ in 1..<Self.attempts {
            if let publication = try attempt(at: now, isDry: isDry) { return publication }
        }
        guard let publication = try attempt(at: now, isDry: isDry) else {
            throw PublishingError(path: target.name, reason: "other pushes keep changing the branch; run again")
        }
        return publication
    }

    /// Commits and pushes the site once.
    ///
    /// - Returns: nil if someone else has pushed meanwhile, in which case the commit has to be rebuilt on top of
    ///   theirs.
    private func attempt(at now: Date, isDry: Bool) throws(PublishingError) -> TargetPublication? {
        let before = try fetched()
        _ = try remote.run("read-tree", before ?? "--empty")
        let gone = try site.gone { name throws(PublishingError) in
            guard let before else { return nil }
            return try remote.run("cat-file", "blob", "\(before):\(name)", expected: [0, 128]).output
        }
        try update(["--force-remove"], gone)
        try update(["--add", "--replace"], site.paths + site.manifests)
        let empty = try remote.text(remote.run("hash-object", "-w", "--stdin"))
        _ = try remote.run("update-index", "--add", "--cacheinfo", "100644,\(empty),\(Self.noJekyll)")
        let tree = try remote.text(remote.run("write-tree"))
        let changes = try changes(from: before, to: tree)
        guard !changes.written.isEmpty || !changes.removed.isEmpty, !isDry else { return changes }
        let commit = try committed(tree, after: before, at: now)
        return try push(commit, over: before) ? changes : nil
    }

    /// Fetches the branch and returns its commit; nil if the branch does not exist yet.
    private func fetched() throws(PublishingError) -> String? {
        guard try remote.hasBranch() else { return nil }
        _ = try remote.run(
            "fetch", "--quiet", "--no-tags", "--depth=1", "pulse", "+\(remote.branch):\(Self.fetchedRef)")
        return try remote.text(remote.run("rev-parse", Self.fetchedRef))
    }

    private func update(_ options: [String], _ paths: [String]) throws(PublishingError) {
        guard !paths.isEmpty else { return }
        _ = try remote.run(["update-index"] + options + ["-z", "--stdin"], input: paths.endedByZero)
    }

    private func changes(from before: String?, to tree: String) throws(PublishingError) -> TargetPublication {
        // Without an earlier commit, compare with the empty tree, which is built into git.
        let empty = "4b825dc642cb6eb9a060e54bf8d69288fbee4904"
        let output = try remote.run(
            "diff-tree", "-r", "-z", "--no-renames", "--name-status", before.map { "\($0)^{tree}" } ?? empty, tree
        ).output
        let fields = output.split(separator: 0).map { String(decoding: $0, as: UTF8.self) }
        let pairs = stride(from: 0, to: fields.count - 1, by: 2).map { (status: fields[$0], path: fields[$0 + 1]) }
        let ours = pairs.filter { !site.manifests.contains($0.path) }
        // Manifests are not counted as pages: they only change when a path does. `.nojekyll` is.
        return TargetPublication(
            written: ours.filter { $0.status != "D" }.map(\.path).sorted(),
            removed: ours.filter { $0.status == "D" }.map(\.path).sorted(), files: site.paths.count + 1)
    }

    private func committed(_ tree: String, after before: String?, at now: Date) throws(PublishingError) -> String {
        var parents: [String] = []
        if let before, try continues(before, at: now) { parents = ["-p", before] }
        let date = "\(Int(now.timeIntervalSince1970)) +0000"
        return try remote.text(
            remote.run(
                ["commit-tree", tree, "-m", "Edition of \(now.formatted(.iso8601))"] + parents,
                extra: ["GIT_AUTHOR_DATE": date, "GIT_COMMITTER_DATE": date]))
    }

    /// Returns whether a commit follows the branch's latest instead of starting a new history.
    private func continues(_ before: String, at now: Date) throws(PublishingError) -> Bool {
        guard target.keepsHistory, target.historyRestart != .never else { return target.keepsHistory }
        let date = try remote.text(remote.run("show", "--no-patch", "--format=%ct", before))
        let last = Date(timeIntervalSince1970: TimeInterval(date) ?? now.timeIntervalSince1970)
        return !target.historyRestart.isDue(after: last, at: now)
    }

    /// Pushes a commit.
    ///
    /// - Returns: false if someone else has pushed meanwhile.
    private func push(_ commit: String, over before: String?) throws(PublishingError) -> Bool {
        let branch = remote.branch
        // Only push if the branch is still as fetched, so that nobody else's commits are overwritten.
        let lease = "--force-with-lease=\(branch):\(before ?? "")"
        let ending = try remote.run(
            "push", "--quiet", "--porcelain", lease, "pulse", "\(commit):\(branch)", expected: [0, 1])
        if ending.status == 0 { return true }
        if String(decoding: ending.output, as: UTF8.self).contains("stale info") { return false }
        throw PublishingError(path: target.name, reason: "git: \(ending.complaint)")
    }
}
