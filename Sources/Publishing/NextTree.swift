import CFileSystem
import Glibc

/// The next site's folder tree, built beside the old one around the new pages already in it.
struct NextTree {
    /// Names of repositories at the top of a working copy: git, Mercurial, Subversion, Bazaar, Jujutsu, Pijul, Darcs,
    /// Fossil.
    ///
    /// Version control programs that run during a swap start in the old folder and finish in the new one. A lock file
    /// created in one and deleted in the other would leave a copy behind. (Seen in the wild: `.git/index.lock` left by
    /// `git add` during a swap.)
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

    /// Links everything that is kept and restores modes and owners.
    ///
    /// - Returns: false if the file system cannot reproduce the old tree (links, owners, mounts inside it), or if the
    ///   tree holds a repository, which is never moved.
    mutating func build() throws(PublishingError) -> Bool {
        guard let site = try old.entry("") else { return false }
        device = site.device
        foreign.insertSite(site)
        guard try link(in: "") else { return false }
        // The folders of the new pages, which are already in the next site.
        for path in plan.written { for folder in PagePath.folders(of: path) { try make(folder) } }
        try next.write(plan.new.bytes, to: Manifest.name)
        try next.write(foreign.bytes, to: ForeignFiles.name)
        // Innermost first: restoring a mode may make a folder unwritable to us.
        for folder in made.reversed() + [""] { guard try restoreModeAndOwner(of: folder) else { return false } }
        try next.sync()
        return true
    }

    /// Hard-links everything that stays the same, including all files we don't own.
    private mutating func link(in folder: String) throws(PublishingError) -> Bool {
        guard let names = try old.names(in: folder), Self.repositories.isDisjoint(with: names) else { return false }
        for name in names {
            let path = folder.isEmpty ? name : "\(folder)/\(name)"
            guard let entry = try old.entry(path) else { continue }
            if entry.isFolder {
                // A mount inside the tree would stay with the old site, which could then never be removed. We do not
                // copy access control lists either.
                guard entry.device == device, pulse_is_mounted(old.path(of: path)) == 0,
                    pulse_has_access_list(old.path(of: path)) == 0
                else { return false }
                // Our own folders are only created once something goes into them, so that emptied ones disappear.
                if !ownFolders.contains(path) { try make(path) }
                guard try link(in: path) else { return false }
                continue
            }
            if AtomicSwap.bookkeeping.contains(path) { continue }
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
            // Record the identity of the new link: by now the name in the old site may belong to another file.
            if isForeign, let linked = try next.entry(path) { foreign.insert(path, linked) }
        }
        return true
    }

    private mutating func make(_ folder: String) throws(PublishingError) {
        guard known.insert(folder) else { return }
        try next.makeFolder(folder)
        made.append(folder)
    }

    /// Restores a folder's original mode and owner.
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
