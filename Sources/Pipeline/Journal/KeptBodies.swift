internal import Foundation
internal import Glibc
internal import Synchronization

/// The bodies of feeds as a run has got them, in one file of its journal's folder, one behind another: a file for each would be
/// made, named and taken away a thousand times in a run.
///
/// Nothing waits for the disk: a run can die without the machine. Where the disk takes nothing, nothing is kept.
final class KeptBodies: Sendable {
    private let file: Int32
    /// How much of the file is whole.
    private let length = Mutex<Int>(0)

    /// nil where none can be kept.
    init?(in folder: URL) {
        file = open(
            folder.appending(path: Self.fileName).path, O_CREAT | O_EXCL | O_WRONLY | O_APPEND | O_CLOEXEC, 0o600)
        guard file >= 0 else { return nil }
    }

    deinit { Glibc.close(file) }

    static let fileName = "bodies"

    func add(_ body: KeptBody) {
        guard let record = body.record else { return }
        length.withLock { length in
            // What stands behind half a record could not be read.
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

    /// Those in a folder; what cannot be read is none.
    static func all(in folder: URL) -> [KeptBody] {
        let records = try? Data(contentsOf: folder.appending(path: fileName), options: .mappedIfSafe)
        return records.map(KeptBody.all) ?? []
    }
}
