import CFileSystem
import Glibc

/// Atomic publishing: builds the next site beside the old one, then swaps the two folders.
///
/// Readers see either the whole old site or the whole new one. Unchanged pages and files we don't own are hard-linked,
/// so both sites share them. A repository is never moved: if the output holds one, there is no swap. The next site
/// carries a marker from its creation until after the swap, so that the remains of a killed run show which of the two
/// they are.
struct AtomicSwap {
    static let marker = ".pulse-next"
    /// Our own files at the top of a site that are not pages.
    static let bookkeeping: Set<String> = [marker, Manifest.name, ForeignFiles.name, ForeignFiles.settledName]

    private let output: Folder
    /// The folder in which the next site is built.
    let next: Folder
    /// The most foreign files that are linked anew on each run; with more, files are published in place.
    private let foreignLimit = 20_000

    init(output: Folder) {
        self.output = output
        let (parent, name) = Self.split(output.path)
        next = Folder(path: "\(parent)/.\(name).pulse-next")
    }

    /// Creates the folder for the next site.
    ///
    /// - Returns: the folder's lock, so that a run that finds this folder after the swap knows we are still working;
    ///   nil if a swap is impossible, in which case nothing has changed.
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

    /// Completes the next site around the new pages and swaps it with the old one.
    ///
    /// - Returns: false if the swap is impossible; the new pages are still in the next site's folder.
    func commit(_ plan: PublishingPlan) throws(PublishingError) -> Bool {
        guard hasNoAccessList else { return false }
        var tree = NextTree(old: output, next: next, plan: plan, foreignLimit: foreignLimit)
        guard try tree.build(), pulse_exchange(next.path, output.path) == 0 else { return false }
        // The new site is live. If clean-up fails from here on, the next run finishes it.
        recover()
        return true
    }

    /// Cleans up, as far as possible, after this run's swap or after a run that was killed before or after its own.
    ///
    /// A foreign folder or symbolic link under the name we use is left alone, and so is the link's target. While it is
    /// there, pages are moved into place one by one.
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
        // Either a run was killed before writing the marker or after emptying the folder. If neither, an empty folder
        // is no loss.
        rmdir(next.path)
        try output.removeFile(ForeignFiles.name)
        try output.removeFile(ForeignFiles.settledName)
    }

    /// Whether there is a next site that was never swapped in.
    private var isUnfinished: Bool {
        get throws(PublishingError) { try next.entry("")?.isFolder == true && next.has(Self.marker) }
    }

    private func isPossible(_ old: FileEntry) -> Bool {
        var parent = stat()
        // A mount point cannot be swapped.
        guard !next.has(""), stat(Self.split(output.path).parent + "/", &parent) == 0 else { return false }
        return FileEntry(parent).device == old.device && hasNoAccessList
    }

    /// Whether the output has no access control list; we do not copy those.
    private var hasNoAccessList: Bool { pulse_has_access_list(output.path) == 0 }

    /// Splits an absolute path into its parent and its name.
    private static func split(_ path: String) -> (parent: String, name: String) {
        guard let slash = path.utf8.lastIndex(of: PagePath.separator) else { return (".", path) }
        return (
            String(decoding: path.utf8[..<slash], as: UTF8.self),
            String(decoding: path.utf8[slash...].dropFirst(), as: UTF8.self)
        )
    }
}
