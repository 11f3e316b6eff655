internal import Foundation
public import Newsroom

/// Encrypts the files of a site so that they reveal nothing without the passphrase, and decrypts single files.
public struct SiteSeal: Sendable {
    private let lock: SiteLock
    private let key: SiteKey

    /// Reuses the seal of the published site, so that unchanged files stay the same. Creates a new one with a new salt
    /// if there is none or the passphrase differs.
    ///
    /// - Parameters:
    ///   - folder: the folder in which the site is or will be published.
    ///   - rounds: the number of PBKDF2 iterations; nil for the default.
    public init(_ passphrase: Passphrase, for folder: String, rounds: Int? = nil) throws(SealingError) {
        let rounds = rounds ?? SiteLock.rounds
        if let lock = Self.lock(in: folder), lock.rounds == rounds, let key = try lock.key(for: passphrase) {
            (self.lock, self.key) = (lock, key)
        } else {
            (lock, key) = try SiteLock.new(for: passphrase, rounds: rounds)
        }
    }

    /// Opens the seal of a published site.
    ///
    /// - Throws: if there is none or the passphrase is wrong.
    public init(_ passphrase: Passphrase, publishedIn folder: String) throws(SealingError) {
        guard let lock = Self.lock(in: folder) else { throw .notSealed(folder: folder) }
        guard let key = try lock.key(for: passphrase) else { throw .otherPassphrase(folder: folder) }
        (self.lock, self.key) = (lock, key)
    }

    /// Returns the unencrypted pages: the shell that opens the sealed files, and the lock.
    public func clearPages(behind shell: [Page]) -> [Page] { shell + [Page(path: SiteLock.path, bytes: lock.bytes)] }

    /// Seals a file of the site.
    public func sealed(_ page: Page) throws(SealingError) -> Page {
        let bytes = try key.sealed(PackedFile.packed(page.bytes), path: page.path)
        return Page(path: try key.name(of: page.path), bytes: bytes)
    }

    /// Opens a file by its path; nil if it is missing or has changed.
    public func file(_ path: String, in folder: String) throws(SealingError) -> [UInt8]? {
        guard let data = FileManager.default.contents(atPath: "\(folder)/\(try key.name(of: path))") else { return nil }
        return try key.opened(Array(data), path: path).flatMap(PackedFile.unpacked)
    }

    private static func lock(in folder: String) -> SiteLock? {
        FileManager.default.contents(atPath: "\(folder)/\(SiteLock.path)").flatMap { SiteLock(Array($0)) }
    }
}
