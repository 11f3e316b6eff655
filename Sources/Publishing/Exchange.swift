import CFileSystem
import Glibc

/// Publishes in one step: the next site is put together beside the old one, then the two change places.
///
/// Whoever reads sees the old site or the new one, each whole. What does not change is the same file in both, and so
/// are the files that are not ours. A repository is never moved: where one is, nothing is exchanged. A marker lies in the next site from its first moment until after the exchange, so
/// that what a killed run leaves behind tells which of the two it is.
struct Exchange {
    static let marker = ".pulse-next"
    /// Files of our own at the top of a site that are no pages.
    static let bookkeeping: Set<String> = [marker, Manifest.name, ForeignFiles.name, ForeignFiles.settledName]

    private let output: Folder
    /// Where the next site is put together.
    let next: Folder
    /// More foreign files than this are not linked anew each time.
    private let foreignLimit = 20_000

    init(output: Folder) {
        self.output = output
        let (parent, name) = Self.split(output.path)
        next = Folder(path: "\(parent)/.\(name).pulse-next")
    }

    /// Makes the next site's folder.
    ///
    /// - Returns: its lock, for whoever comes after the exchange finds that folder and must see that we are still at work; nil
    ///   where no exchange is possible, and nothing has changed.
    func begin() throws(PublishingError) -> FolderLock? {
        guard let old = try output.entry(""), isPossible(old) else { return nil }
        guard mkdir(next.path, 0o755) == 0 else {
            if errno == ENOSPC || errno == EDQUOT { throw PublishingError(path: next.path, errno: errno) }
            return nil
        }
        do throws(PublishingError) {
            try next.write([], to: Self.marker)
            return try FolderLock(next)
        } catch {
            recover()
            throw error
        }
    }

    /// Puts the next site together around the new pages, and has the two change places.
    ///
    /// - Returns: false where that is not possible; the new pages still lie in the next site's folder.
    func commit(_ plan: PublishingPlan) throws(PublishingError) -> Bool {
        guard hasNoAccessList else { return false }
        var tree = NextTree(old: output, next: next, plan: plan, foreignLimit: foreignLimit)
        guard try tree.build(), pulse_exchange(next.path, output.path) == 0 else { return false }
        // The new site stands, and what fails from here on is tidied by the next run.
        recover()
        return true
    }

    /// Tidies up after this run's exchange, or after a run that was killed before or after its own, as far as possible.
    ///
    /// A folder of others that stands where runs leave theirs is not touched; nor is a link, and what it leads to even
    /// less. While it stands there, pages are moved into place one by one.
    func recover() {
        try? output.removeFile(Self.marker)
        try? removeRemains()
    }

    private func removeRemains() throws(PublishingError) {
        if let removal = try OldSiteRemoval(old: next, new: output) {
            try removal.run()
        } else if try isUnfinished {
            try next.removeTree(last: Self.marker)
        }
        // A run was killed before it could mark it, or after it had emptied it; if not, an empty folder is no loss.
        rmdir(next.path)
        try output.removeFile(ForeignFiles.name)
        try output.removeFile(ForeignFiles.settledName)
    }

    /// Whether a next site stands there that has not been exchanged.
    private var isUnfinished: Bool {
        get throws(PublishingError) { try next.entry("")?.isFolder == true && next.has(Self.marker) }
    }

    private func isPossible(_ old: FileEntry) -> Bool {
        var parent = stat()
        // A mount point cannot be exchanged.
        guard !next.has(""), stat(Self.split(output.path).parent + "/", &parent) == 0 else { return false }
        return FileEntry(parent).device == old.device && hasNoAccessList
    }

    /// Access lists are not ours to copy.
    private var hasNoAccessList: Bool { pulse_has_access_list(output.path) == 0 }

    /// An absolute path's parent and name.
    private static func split(_ path: String) -> (parent: String, name: String) {
        guard let slash = path.utf8.lastIndex(of: PagePath.separator) else { return (".", path) }
        return (
            String(decoding: path.utf8[..<slash], as: UTF8.self),
            String(decoding: path.utf8[slash...].dropFirst(), as: UTF8.self)
        )
    }
}
