import CFileSystem
import Glibc

/// Puts the next site together beside the old one, around the new pages that lie there.
struct NextTree {
    /// Names of repositories at the top of a working copy: git, Mercurial, Subversion, Bazaar, Jujutsu, Pijul, Darcs, Fossil.
    ///
    /// Their programs begin in the folder that is there and end in the one that is there then. Of a lock made in the one and released
    /// in the other a copy would be left behind. (Seen in the wild: `git add` while a site was exchanged, `.git/index.lock`.)
    static let repositories: Set = [".git", ".hg", ".svn", ".bzr", ".jj", ".pijul", "_darcs", ".fslckout"]

    private let old: Folder
    private let next: Folder
    private let plan: PublishingPlan
    private let ownFolders: PathSet
    private var device: UInt?
    private var foreignLeft: Int
    private var made: [String] = []
    private var known = PathSet()
    private var foreign = ForeignFiles()

    init(old: Folder, next: Folder, plan: PublishingPlan, foreignLimit: Int) {
        self.old = old
        self.next = next
        self.plan = plan
        ownFolders = plan.old.folders
        foreignLeft = foreignLimit
    }

    /// False when the file system cannot make it what the old tree is (links, owners, other file systems within), and where the old
    /// tree holds a repository, which is never moved.
    mutating func build() throws(PublishingError) -> Bool {
        guard let site = try old.entry("") else { return false }
        device = site.device
        foreign.insertSite(site)
        guard try link(in: "") else { return false }
        // Their pages lie there.
        for path in plan.written { for folder in PagePath.folders(of: path) { try make(folder) } }
        try next.write(plan.new.bytes, to: Manifest.name)
        try next.write(foreign.bytes, to: ForeignFiles.name)
        // Innermost first, since a folder may become one that we cannot write to.
        for folder in made.reversed() + [""] { guard try restoreModeAndOwner(of: folder) else { return false } }
        try next.sync()
        return true
    }

    /// Takes over what stays as it is, which includes every file that is not ours.
    private mutating func link(in folder: String) throws(PublishingError) -> Bool {
        guard let names = try old.names(in: folder), Self.repositories.isDisjoint(with: names) else { return false }
        for name in names {
            let path = folder.isEmpty ? name : "\(folder)/\(name)"
            guard let entry = try old.entry(path) else { continue }
            if entry.isFolder {
                // What is mounted here would stay with the old site, which could then never be removed, and access
                // lists are not ours to copy.
                guard entry.device == device, pulse_is_mounted(old.path(of: path)) == 0,
                    pulse_has_access_list(old.path(of: path)) == 0
                else { return false }
                // Our own folders are made when something is put into them, so that emptied ones vanish.
                if !ownFolders.contains(path) { try make(path) }
                guard try link(in: path) else { return false }
                continue
            }
            if Exchange.bookkeeping.contains(path) { continue }
            let isForeign = !plan.unchanged.contains(path)
            if isForeign {
                if plan.old.paths.contains(path) || plan.new.paths.contains(path) {
                    guard pulse_is_mounted(old.path(of: path)) == 0 else { return false }
                    continue
                }
                foreignLeft -= 1
            }
            for folder in PagePath.folders(of: path) { try make(folder) }
            guard foreignLeft >= 0, Glibc.link(old.path(of: path), next.path(of: path)) == 0 else {
                let code = errno
                if foreignLeft >= 0, code == ENOENT { continue }
                if foreignLeft >= 0, code == ENOSPC || code == EDQUOT {
                    throw PublishingError(path: next.path(of: path), errno: code)
                }
                return false
            }
            // The identity of the link: the name in the old site may lead to another file by now.
            if isForeign, let linked = try next.entry(path) { foreign.insert(path, linked) }
        }
        return true
    }

    private mutating func make(_ folder: String) throws(PublishingError) {
        guard known.insert(folder) else { return }
        try next.makeFolder(folder)
        made.append(folder)
    }

    /// Gives a folder the mode and the owner that it had.
    private func restoreModeAndOwner(of folder: String) throws(PublishingError) -> Bool {
        guard let before = try old.entry(folder), before.isFolder, let now = try next.entry(folder) else { return true }
        if before.owner != now.owner || before.group != now.group,
            chown(next.path(of: folder), before.owner, before.group) != 0
        {
            return false
        }
        return chmod(next.path(of: folder), before.mode) == 0
    }
}
