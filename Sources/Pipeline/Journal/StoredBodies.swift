internal import Foundation
internal import Glibc
internal import Synchronization

/// The raw bodies of feeds that a run has fetched, appended to one file in its journal folder. Separate files would
/// mean creating, naming and deleting a thousand of them in a run.
///
/// Writes aren't synced to disk: this guards against the run crashing, not the machine. If the disk accepts nothing,
/// nothing is stored.
final class StoredBodies: Sendable {
    private let file: Int32
    /// The length of the file up to the last complete record.
    private let length = Mutex<Int>(0)

    /// Creates the file; returns nil if that fails.
    init?(in folder: URL) {
        file = open(
            folder.appending(path: Self.fileName).path, O_CREAT | O_EXCL | O_WRONLY | O_APPEND | O_CLOEXEC, 0o600)
        guard file >= 0 else { return nil }
    }

    deinit { Glibc.close(file) }

    static let fileName = "bodies"

    func add(_ body: StoredBody) {
        guard let record = body.record else { return }
        length.withLock { length in
            // Anything after a partial record would be unreadable, so cut that record off.
            if write(file, record, record.count) == record.count {
                length += record.count
            } else {
                ftruncate(file, length)
            }
        }
    }

    func removeAll() {
        length.withLock { length in
            length = 0
            ftruncate(file, 0)
        }
    }

    /// Reads the bodies in a folder, skipping unreadable ones.
    static func all(in folder: URL) -> [StoredBody] {
        let records = try? Data(contentsOf: folder.appending(path: fileName), options: .mappedIfSafe)
        return records.map(StoredBody.all) ?? []
    }
}
