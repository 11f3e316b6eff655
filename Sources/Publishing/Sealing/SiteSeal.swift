internal import Foundation
public import Newsroom

/// Turns the files of a site into files that say nothing without the passphrase, and opens one again.
public struct SiteSeal: Sendable {
    private let lock: SiteLock
    private let key: SiteKey

    /// The seal of a site as it stands, so that what has not changed stays as it is; a new one, with a new salt, where none
    /// stands, or one of another passphrase.
    ///
    /// - Parameters:
    ///   - folder: where the site was published, or will be.
    ///   - rounds: of PBKDF2; nil for as many as are right.
    public init(_ passphrase: Passphrase, for folder: String, rounds: Int? = nil) throws(SealingError) {
        let rounds = rounds ?? SiteLock.rounds
        if let lock = Self.lock(in: folder), lock.rounds == rounds, let key = try lock.key(for: passphrase) {
            (self.lock, self.key) = (lock, key)
        } else {
            (lock, key) = try SiteLock.new(for: passphrase, rounds: rounds)
        }
    }

    /// The seal of a site that stands.
    ///
    /// - Throws: where none stands, or one of another passphrase.
    public init(_ passphrase: Passphrase, standingIn folder: String) throws(SealingError) {
        guard let lock = Self.lock(in: folder) else { throw .notSealed(folder: folder) }
        guard let key = try lock.key(for: passphrase) else { throw .otherPassphrase(folder: folder) }
        (self.lock, self.key) = (lock, key)
    }

    /// What is published in clear: the lock, and what opens the sealed files.
    public func clearPages(behind shell: [Page]) -> [Page] { shell + [Page(path: SiteLock.path, bytes: lock.bytes)] }

    /// A file of the site, sealed.
    public func sealed(_ page: Page) throws(SealingError) -> Page {
        let bytes = try key.sealed(PackedFile.packed(page.bytes), path: page.path)
        return Page(path: try key.name(of: page.path), bytes: bytes)
    }

    /// A file of the site by its path; nil where a folder has none, or one that has changed since.
    public func file(_ path: String, in folder: String) throws(SealingError) -> [UInt8]? {
        guard let data = FileManager.default.contents(atPath: "\(folder)/\(try key.name(of: path))") else { return nil }
        return try key.opened(Array(data), path: path).flatMap(PackedFile.unpacked)
    }

    private static func lock(in folder: String) -> SiteLock? {
        FileManager.default.contents(atPath: "\(folder)/\(SiteLock.path)").flatMap { SiteLock(Array($0)) }
    }
}
