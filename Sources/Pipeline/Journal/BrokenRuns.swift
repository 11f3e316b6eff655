internal import Foundation
internal import Glibc
internal import Newsroom

/// The journals that runs which died have left.
struct BrokenRuns: Sendable {
    /// The feeds and pages that they were reading when they died.
    let suspects: Set<RunJournal.Subject>
    /// The feeds that they had read by then and the archive does not know of.
    let bodies: [KeptBody]
    private let folders: [URL]

    /// Looks for journals whose runs no longer live; those of others that are at work are left alone.
    ///
    /// - Parameter parent: the folder of all journals.
    init(in parent: URL) {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: parent.path)) ?? []
        var suspects: Set<RunJournal.Subject> = []
        var bodies: [FeedSource.ID: KeptBody] = [:]
        var folders: [URL] = []
        for name in names.sorted() {
            let folder = parent.appending(path: name)
            guard let lines = Self.lines(ofDeadRunIn: folder) else { continue }
            suspects.formUnion(RunJournal.unended(in: lines))
            for body in KeptBodies.all(in: folder) { bodies[body.source] = body }
            folders.append(folder)
        }
        self.suspects = suspects
        self.bodies = bodies.values.filter { !suspects.contains(.feed($0.source)) }.sorted { $0.source < $1.source }
        self.folders = folders
    }

    /// Lets their bodies be this run's, and forgets them.
    func handOver(to journal: RunJournal?) {
        guard !folders.isEmpty else { return }
        if let journal { for body in bodies { journal.keep(body) } }
        for folder in folders { try? FileManager.default.removeItem(at: folder) }
    }

    /// The lines of a journal; nil while its run lives. One that was killed while it began its journal has no lines.
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
