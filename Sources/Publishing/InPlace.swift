import CFileSystem
import Glibc

/// Publishing without a swap, for outputs that are mount points or working copies, or whose parent is not writable.
/// Everything is first written inside the output, then moved into place file by file.
///
/// Once the journal is written, the next run completes what a killed run began. Before that, it discards the prepared
/// files.
struct InPlace {
    private static let name = ".pulse-staging"
    private static let journal = "journal"
    /// A `.gitignore` that keeps `git add` from picking up prepared files; it is the last file in the staging folder to
    /// be deleted.
    private static let ignoring = ".gitignore"

    private let output: Folder
    private let staging: Folder
    /// The folder that collects new pages while others are still being rendered.
    let pages: Folder

    init(output: Folder) {
        self.output = output
        staging = Folder(path: output.path(of: Self.name))
        pages = Folder(path: staging.path(of: "pages"))
    }

    /// Creates the staging folder.
    func begin() throws(PublishingError) {
        guard mkdir(staging.path, 0o755) == 0 else { throw PublishingError(path: staging.path, errno: errno) }
        do throws(PublishingError) {
            try staging.write(Array("*\n".utf8), to: Self.ignoring)
            try pages.makeFolder("")
        } catch {
            abandon()
            throw error
        }
    }

    /// Discards the staged files, as far as possible.
    func abandon() {
        guard (try? staging.entry("")?.isFolder) == true, !staging.has(Self.journal) else { return }
        try? staging.removeTree(last: Self.ignoring)
    }

    /// Moves the new pages into place and removes old ones.
    ///
    /// - Parameter next: the folder that holds the new pages: either `pages`, after `begin`, or a next site that could
    ///   not be swapped in.
    func commit(_ plan: PublishingPlan, from next: Folder) throws(PublishingError) {
        for path in plan.removed + plan.written where pulse_is_mounted(output.path(of: path)) != 0 {
            throw PublishingError(
                path: output.path(of: path),
                reason: "is a mount point and cannot be replaced; mount its parent folder instead")
        }
        if next.path != pages.path { try begin() }
        do throws(PublishingError) {
            try prepare(plan, from: next)
        } catch {
            // Delete the journal first: if clean-up is interrupted, nothing is left for the next run to replay.
            try? staging.removeFile(Self.journal)
            abandon()
            for path in plan.written { output.removeEmptyFolders(leadingTo: path) }
            throw error
        }
        try finish()
    }

    func recover() throws(PublishingError) {
        // Neither a symbolic link with this name nor its target is ours.
        guard try staging.entry("")?.isFolder == true else { return }
        if staging.has(Self.journal) {
            try finish()
        } else {
            try staging.removeTree(last: Self.ignoring)
        }
    }

    private func prepare(_ plan: PublishingPlan, from next: Folder) throws(PublishingError) {
        var journal = plan.removed.map { "remove \($0)\n" }.joined()
        for (number, path) in plan.written.enumerated() {
            try next.move(path, to: staging, as: "\(number)")
            journal += "place \(number) \(path)\n"
        }
        try staging.write(plan.new.bytes, to: "manifest")
        // Create the folders now, so that a full disk is noticed before publishing has begun.
        for path in plan.written where try output.leadsThroughRealFolders(to: path) {
            try output.makeFolders(leadingTo: path)
        }
        try staging.write(Array(journal.utf8), to: "draft")
        try staging.sync()
        try staging.move("draft", to: Self.journal)
        try staging.sync()
    }

    /// Replays the journal; safe to restart at any point.
    private func finish() throws(PublishingError) {
        do throws(PublishingError) { try finishOnce() } catch { throw error.halfPublished }
    }

    private func finishOnce() throws(PublishingError) {
        let lines = try (staging.bytes(Self.journal) ?? []).split(separator: UInt8(ascii: "\n"))
        for line in lines {
            let words = Self.words(of: line, count: 2)
            if words.count == 2, words[0] == "remove" { try remove(words[1]) }
        }
        for line in lines {
            let words = Self.words(of: line, count: 3)
            if words.count == 3, words[0] == "place" { try place(words[1], at: words[2]) }
        }
        if staging.has("manifest") { try staging.move("manifest", to: "../\(Manifest.name)") }
        // The new site is live. If clean-up fails now, the next run finishes it.
        try? staging.removeFile(Self.journal)
        try? staging.removeTree(last: Self.ignoring)
    }

    /// Splits a journal line by bytes: a path may begin with a combining mark, which would merge with the space before
    /// it into one character.
    private static func words(of line: ArraySlice<UInt8>, count: Int) -> [String] {
        line.split(separator: UInt8(ascii: " "), maxSplits: count - 1).map { String(decoding: $0, as: UTF8.self) }
    }

    private func remove(_ path: String) throws(PublishingError) {
        guard PagePath.objection(to: path) == nil, try output.leadsThroughRealFolders(to: path) else { return }
        if try output.entry(path)?.isFile == true { try output.removeFile(path) }
        output.removeEmptyFolders(leadingTo: path)
    }

    private func place(_ name: String, at path: String) throws(PublishingError) {
        guard PagePath.objection(to: path) == nil, staging.has(name) else { return }
        guard try output.leadsThroughRealFolders(to: path) else {
            throw PublishingError(
                path: output.path(of: path), reason: "a link or a file is in the place of its folder; move it away")
        }
        try output.makeFolders(leadingTo: path)
        try staging.move(name, to: output, as: path)
    }
}
