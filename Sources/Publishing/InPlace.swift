import CFileSystem
import Glibc

/// Publishes where folders cannot be exchanged (a mount point, a parent that we may not write to, a working copy): everything is
/// written inside the output first, then moved into place file by file.
///
/// From the moment that the journal stands, the next run finishes what a killed one began; before, it throws away what
/// was prepared.
struct InPlace {
    private static let name = ".pulse-staging"
    private static let journal = "journal"
    /// Keeps `git add` in the output from taking up what is prepared; there as long as anything else is.
    private static let ignoring = ".gitignore"

    private let output: Folder
    private let staging: Folder
    /// Where pages lie while others are made.
    let pages: Folder

    init(output: Folder) {
        self.output = output
        staging = Folder(path: output.path(of: Self.name))
        pages = Folder(path: staging.path(of: "pages"))
    }

    /// Makes the folder where everything is prepared.
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

    /// Throws away what was prepared, as far as possible.
    func abandon() {
        guard (try? staging.entry("")?.isFolder) == true, !staging.has(Self.journal) else { return }
        try? staging.removeTree(last: Self.ignoring)
    }

    /// - Parameter next: where the new pages lie: `pages`, after `begin`, or a next site that cannot be exchanged.
    func commit(_ plan: PublishingPlan, from next: Folder) throws(PublishingError) {
        for path in plan.removed + plan.written where pulse_is_mounted(output.path(of: path)) != 0 {
            throw PublishingError(
                path: output.path(of: path),
                reason: "is mounted by itself and cannot be replaced; mount the folder that it stands in instead")
        }
        if next.path != pages.path { try begin() }
        do throws(PublishingError) {
            try prepare(plan, from: next)
        } catch {
            // First what the rest would be read by: a removal that is broken off leaves nothing to finish.
            try? staging.removeFile(Self.journal)
            abandon()
            for path in plan.written { output.removeEmptyFolders(leadingTo: path) }
            throw error
        }
        try finish()
    }

    func recover() throws(PublishingError) {
        // A link of that name is none of ours, and what it leads to even less.
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
        // Room for the folders is found now rather than half-way.
        for path in plan.written where try output.leadsStraight(to: path) { try output.makeFolders(leadingTo: path) }
        try staging.write(Array(journal.utf8), to: "draft")
        try staging.sync()
        try staging.move("draft", to: Self.journal)
        try staging.sync()
    }

    /// Can be begun again at any point.
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
        // The new site stands; what cannot be tidied up now is tidied up by the next run.
        try? staging.removeFile(Self.journal)
        try? staging.removeTree(last: Self.ignoring)
    }

    /// Told apart by bytes: a path may begin with a mark that joins the space before it to one character.
    private static func words(of line: ArraySlice<UInt8>, count: Int) -> [String] {
        line.split(separator: UInt8(ascii: " "), maxSplits: count - 1).map { String(decoding: $0, as: UTF8.self) }
    }

    private func remove(_ path: String) throws(PublishingError) {
        guard PagePath.objection(to: path) == nil, try output.leadsStraight(to: path) else { return }
        if try output.entry(path)?.isFile == true { try output.removeFile(path) }
        output.removeEmptyFolders(leadingTo: path)
    }

    private func place(_ name: String, at path: String) throws(PublishingError) {
        guard PagePath.objection(to: path) == nil, staging.has(name) else { return }
        guard try output.leadsStraight(to: path) else {
            throw PublishingError(
                path: output.path(of: path), reason: "a link or a file stands where its folder belongs; move that away")
        }
        try output.makeFolders(leadingTo: path)
        try staging.move(name, to: output, as: path)
    }
}
