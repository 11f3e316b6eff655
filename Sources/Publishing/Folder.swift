import CFileSystem
import Glibc

/// A folder, and what can be done with the files below it. Links are never followed below the folder itself.
struct Folder {
    let path: String

    /// A file or folder below it; "" is the folder itself.
    func path(of name: String) -> String { name.isEmpty ? path : "\(path)/\(name)" }

    /// nil when there is nothing of that name.
    func entry(_ name: String) throws(PublishingError) -> FileEntry? {
        var status = stat()
        if lstat(path(of: name), &status) == 0 { return FileEntry(status) }
        if errno == ENOENT || errno == ENOTDIR { return nil }
        throw failure(name)
    }

    func has(_ name: String) -> Bool {
        var status = stat()
        return lstat(path(of: name), &status) == 0
    }

    /// The names in it, sorted; nil when one is not Unicode.
    func names(in name: String = "") throws(PublishingError) -> [String]? {
        guard let listing = opendir(path(of: name)) else { throw failure(name) }
        defer { closedir(listing) }
        return try names(listedBy: listing, in: name)
    }

    /// - Parameter listing: an open folder.
    /// - Throws: when the listing breaks off: half a list taken for the whole would have files removed as vanished.
    func names(listedBy listing: OpaquePointer, in name: String) throws(PublishingError) -> [String]? {
        var names: [String] = []
        while true {
            // The only way to tell the end from an error (readdir(3)).
            errno = 0
            guard let entry = readdir(listing) else {
                guard errno == 0 else { throw failure(name) }
                break
            }
            let text = withUnsafePointer(to: &entry.pointee.d_name) { field in
                field.withMemoryRebound(to: CChar.self, capacity: MemoryLayout.size(ofValue: field.pointee)) {
                    String(validatingCString: $0)
                }
            }
            guard let text else { return nil }
            if text != ".", text != ".." { names.append(text) }
        }
        return names.sorted()
    }

    /// The bytes of a file; nil when there is none. When a size is given, nil also for files of any other.
    func bytes(_ name: String, size: Int? = nil) throws(PublishingError) -> [UInt8]? {
        let file = open(path(of: name), O_RDONLY | O_NOFOLLOW | O_CLOEXEC)
        guard file >= 0 else {
            if errno == ENOENT || errno == ENOTDIR || errno == ELOOP { return nil }
            throw failure(name)
        }
        defer { close(file) }
        var status = stat()
        guard fstat(file, &status) == 0 else { throw failure(name) }
        let length = Int(status.st_size)
        if let size, size != length { return nil }
        var isShort = false
        let bytes = [UInt8](unsafeUninitializedCapacity: length) { buffer, count in
            while count < length {
                let step = read(file, buffer.baseAddress.map { $0 + count }, length - count)
                guard step > 0 else { break }
                count += step
            }
            isShort = count < length
        }
        if isShort { throw PublishingError(path: path(of: name), reason: "cannot be read") }
        return bytes
    }

    /// Writes a new file.
    func write(_ bytes: [UInt8], to name: String) throws(PublishingError) {
        let file = open(path(of: name), O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o644)
        guard file >= 0 else { throw failure(name) }
        var written = 0
        while written < bytes.count {
            let step = bytes[written...].withUnsafeBytes { Glibc.write(file, $0.baseAddress, $0.count) }
            if step < 0, errno == EINTR { continue }
            guard step > 0 else {
                let reason = failure(name)
                close(file)
                throw reason
            }
            written += step
        }
        // Some file systems only say on closing that there was no room.
        guard close(file) == 0 else { throw failure(name) }
    }

    /// Does nothing where the folder exists.
    func makeFolder(_ name: String) throws(PublishingError) {
        guard mkdir(path(of: name), 0o755) != 0, errno != EEXIST else { return }
        throw failure(name)
    }

    /// The folders that lead to a file.
    func makeFolders(leadingTo name: String) throws(PublishingError) {
        for folder in PagePath.folders(of: name) { try makeFolder(folder) }
    }

    func move(_ name: String, to target: String) throws(PublishingError) {
        guard rename(path(of: name), path(of: target)) != 0 else { return }
        throw failure(target)
    }

    /// Nothing is wrong when it is already gone.
    func removeFile(_ name: String) throws(PublishingError) {
        guard unlink(path(of: name)) != 0, errno != ENOENT, errno != ENOTDIR else { return }
        throw failure(name)
    }

    /// Takes away the folders that led to a file, as far as they are empty.
    func removeEmptyFolders(leadingTo name: String) {
        for folder in PagePath.folders(of: name).reversed() {
            guard rmdir(path(of: folder)) == 0 || errno == ENOENT else { return }
        }
    }

    /// Removes it with everything in it; links are removed, not what they lead to.
    ///
    /// - Parameter last: a file straight in it that goes when everything else has gone.
    func removeTree(_ name: String = "", last: String? = nil) throws(PublishingError) {
        guard let entry = try entry(name) else { return }
        guard entry.isFolder else { return try removeFile(name) }
        unlock(name, entry)
        for child in try names(in: name) ?? [] where child != last {
            try removeTree(name.isEmpty ? child : "\(name)/\(child)")
        }
        if let last { try removeFile(last) }
        guard rmdir(path(of: name)) == 0 || errno == ENOENT else { throw failure(name) }
    }

    /// Makes a folder that is about to go one that may be emptied.
    func unlock(_ name: String, _ entry: FileEntry) {
        if entry.mode & 0o700 != 0o700 { chmod(path(of: name), entry.mode | 0o700) }
    }

    /// Waits until what was written is on the disk.
    func sync() throws(PublishingError) {
        let file = open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        guard file >= 0 else { throw failure("") }
        defer { close(file) }
        let code = pulse_sync(file)
        guard code == 0 else { throw PublishingError(path: path, errno: code) }
    }

    private func failure(_ name: String) -> PublishingError { PublishingError(path: path(of: name), errno: errno) }
}
