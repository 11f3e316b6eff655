import CFileSystem
import Glibc

/// A folder and the file operations below it. Symbolic links below the folder are never followed.
struct Folder {
    let path: String

    /// Returns the path of a file or folder below this one; "" means the folder itself.
    func path(of name: String) -> String { name.isEmpty ? path : "\(path)/\(name)" }

    /// Returns the entry with this name, or nil if there is none.
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

    /// Returns the names in a folder, sorted; nil if one of them is not valid Unicode.
    func names(in name: String = "") throws(PublishingError) -> [String]? {
        guard let listing = opendir(path(of: name)) else { throw failure(name) }
        defer { closedir(listing) }
        return try names(listedBy: listing, in: name)
    }

    /// Reads the names from an open directory, sorted; nil if one of them is not valid Unicode.
    ///
    /// - Parameter listing: an open directory stream.
    /// - Throws: if listing stops with an error. A partial list taken for the whole would make existing files look
    ///   deleted.
    func names(listedBy listing: OpaquePointer, in name: String) throws(PublishingError) -> [String]? {
        var names: [String] = []
        while true {
            // The only way to tell the end of the listing from an error (readdir(3)).
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

    /// Returns a file's bytes, or nil if there is no such file or its size differs from the one given.
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

    /// Writes a new file; fails if the name is taken.
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
        // Some file systems only report a full disk on close.
        guard close(file) == 0 else { throw failure(name) }
    }

    /// Creates a folder; does nothing if it already exists.
    func makeFolder(_ name: String) throws(PublishingError) {
        guard mkdir(path(of: name), 0o755) != 0, errno != EEXIST else { return }
        throw failure(name)
    }

    /// Creates the folders on the way to a file.
    func makeFolders(leadingTo name: String) throws(PublishingError) {
        for folder in PagePath.folders(of: name) { try makeFolder(folder) }
    }

    func move(_ name: String, to target: String) throws(PublishingError) {
        guard rename(path(of: name), path(of: target)) != 0 else { return }
        throw failure(target)
    }

    /// Deletes a file; it is no error if the file is already gone.
    func removeFile(_ name: String) throws(PublishingError) {
        guard unlink(path(of: name)) != 0, errno != ENOENT, errno != ENOTDIR else { return }
        throw failure(name)
    }

    /// Removes the folders on the way to a file, innermost first, as long as they are empty.
    func removeEmptyFolders(leadingTo name: String) {
        for folder in PagePath.folders(of: name).reversed() {
            guard rmdir(path(of: folder)) == 0 || errno == ENOENT else { return }
        }
    }

    /// Deletes a file or folder with everything in it. Symbolic links are deleted, their targets are not.
    ///
    /// - Parameter last: the name of a file directly in the folder to delete after everything else.
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

    /// Adds owner permissions to a folder that is about to be deleted, so that it can be emptied.
    func unlock(_ name: String, _ entry: FileEntry) {
        if entry.mode & 0o700 != 0o700 { chmod(path(of: name), entry.mode | 0o700) }
    }

    /// Waits until all writes have reached the disk.
    func sync() throws(PublishingError) {
        let file = open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        guard file >= 0 else { throw failure("") }
        defer { close(file) }
        let code = pulse_sync(file)
        guard code == 0 else { throw PublishingError(path: path, errno: code) }
    }

    private func failure(_ name: String) -> PublishingError { PublishingError(path: path(of: name), errno: errno) }
}
