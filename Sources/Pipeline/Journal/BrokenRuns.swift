internal import Foundation
internal import Glibc
internal import Newsroom

/// The journals left behind by crashed runs.
struct BrokenRuns: Sendable {
    /// The feeds and pages being parsed when a run crashed.
    let suspects: Set<RunJournal.Subject>
    /// The feeds fetched before a crash whose articles haven't reached the archive.
    let bodies: [StoredBody]
    private let folders: [URL]

    /// Finds the journals of crashed runs. Journals of runs still in progress are left alone.
    ///
    /// - Parameter parent: the folder of all journals.
    init(in parent: URL) {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: parent.path)) ?? []
        var suspects: Set<RunJournal.Subject> = []
        var bodies: [FeedSource.ID: StoredBody] = [:]
        var folders: [URL] = []
        for name in names.sorted() {
            let folder = parent.appending(path: name)
            guard let lines = Self.lines(ofDeadRunIn: folder) else { continue }
            suspects.formUnion(RunJournal.unended(in: lines))
            for body in StoredBodies.all(in: folder) { bodies[body.source] = body }
            folders.append(folder)
        }
        self.suspects = suspects
        self.bodies = bodies.values.filter { !suspects.contains(.feed($0.source)) }.sorted { $0.source < $1.source }
        self.folders = folders
    }

    /// Moves the crashed runs' feed bodies to this run's journal, and deletes the old journals.
    func moveBodies(to journal: RunJournal?) {
        guard !folders.isEmpty else { return }
        if let journal { for body in bodies { journal.keep(body) } }
        for folder in folders { try? FileManager.default.removeItem(at: folder) }
    }

    /// Returns a journal's lines, or nil while its run is alive. A run killed while creating its journal left no lines.
    private static func lines(ofDeadRunIn folder: URL) -> String? {
        let path = folder.appending(path: RunJournal.fileName).path
        let file = open(path, O_RDONLY | O_CLOEXEC | O_NOFOLLOW)
        guard file >= 0 else { return errno == ENOENT && folder.lastPathComponent.hasPrefix(".") ? "" : nil }
        defer { Glibc.close(file) }
        guard flock(file, LOCK_EX | LOCK_NB) == 0 else { return nil }
        guard let data = FileManager.default.contents(atPath: path) else { return "" }
        return String(decoding: data, as: UTF8.self)
    }
}
